import { unitFormat } from '@linkyard/languages/formats';
/** Seconds as a clock shows them: 4:05, 1:02:09. Two dashes while the duration is unknown. */
export function clockText(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds < 0) return '–:––';
  const whole = Math.floor(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** The same for screen readers: "4 minutes 5 seconds". */
export function spokenTime(seconds: number, language: string): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const parts: [number, string][] = [
    [Math.floor(whole / 3600), 'hour'],
    [Math.floor(whole / 60) % 60, 'minute'],
    [whole % 60, 'second'],
  ];
  const textOf = ([value, unit]: [number, string]) => unitFormat(unit, language || 'en').format(value);
  const shown = parts.filter(([value]) => value > 0);
  return (shown.length > 0 ? shown : parts.slice(2)).map(textOf).join(' ');
}
