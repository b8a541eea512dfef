import type { PublicAppointmentView } from '@linkyard/contracts';

const units = [
  { minutes: 1440, name: 'day' },
  { minutes: 60, name: 'hour' },
  { minutes: 1, name: 'minute' },
];
const until = (minutes: number) => {
  const unit = units.find((one) => minutes % one.minutes === 0 && minutes >= one.minutes);
  const count = unit ? minutes / unit.minutes : 0;
  return unit ? `until ${count} ${unit.name}${count === 1 ? '' : 's'} before it begins` : 'until it begins';
};

/** The rules of cancelling and rescheduling, as visitors read them. */
export function policyLines({ cancelPolicy, reschedulePolicy, price }: PublicAppointmentView): string[] {
  const refund = {
    full: 'Everything you paid comes back.',
    percent: `${cancelPolicy.percent} % of what you paid comes back.`,
    none: 'What you paid does not come back.',
  };
  const cancel = cancelPolicy.byAttendee
    ? `You can cancel ${until(cancelPolicy.minNotice)}.${price ? ` ${refund[cancelPolicy.refund]}` : ''}`
    : 'To cancel, please contact the host.';
  const canMove = reschedulePolicy.byAttendee && reschedulePolicy.maxTimes > 0;
  const move = canMove
    ? `You can choose another time ${until(reschedulePolicy.minNotice)}.`
    : 'To change the time, please contact the host.';
  return [cancel, move, cancelPolicy.text].filter((line) => line !== '');
}
