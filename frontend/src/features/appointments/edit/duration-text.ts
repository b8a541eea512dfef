const units = [
  { minutes: 10_080, one: 'week', many: 'weeks' },
  { minutes: 1440, one: 'day', many: 'days' },
  { minutes: 60, one: 'hour', many: 'hours' },
  { minutes: 1, one: 'minute', many: 'minutes' },
];

/** 1500 → '1 day 1 hour'; 0 → '0 minutes'. */
export function durationText(minutes: number): string {
  const words: string[] = [];
  let rest = minutes;
  for (const unit of units) {
    const count = Math.floor(rest / unit.minutes);
    rest -= count * unit.minutes;
    if (count > 0) words.push(`${count} ${count === 1 ? unit.one : unit.many}`);
  }
  return words.join(' ') || '0 minutes';
}
