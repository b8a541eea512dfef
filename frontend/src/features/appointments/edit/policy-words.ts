import type { AppointmentView } from '@linkyard/contracts';
import { durationText } from './duration-text.js';

/** The cancellation rules as a visitor reads them. */
export function cancelWords(policy: AppointmentView['cancelPolicy'], isPaid: boolean): string {
  if (!policy.byAttendee) return 'Visitors cannot cancel by themselves. They have to write to you.';
  const until = policy.minNotice > 0 ? `until ${durationText(policy.minNotice)} before it begins` : 'until it begins';
  const refund = {
    full: 'and get everything back',
    percent: `and get ${policy.percent} % back`,
    none: 'and get nothing back',
  }[policy.refund];
  return `Visitors can cancel ${until}${isPaid ? ` ${refund}` : ''}.`;
}

/** The rescheduling rules as a visitor reads them. */
export function rescheduleWords(policy: AppointmentView['reschedulePolicy']): string {
  if (!policy.byAttendee || policy.maxTimes === 0) return 'Visitors cannot choose another time by themselves.';
  const times = policy.maxTimes === 1 ? 'once' : `up to ${policy.maxTimes} times`;
  const until = policy.minNotice > 0 ? `until ${durationText(policy.minNotice)} before it begins` : 'until it begins';
  return `Visitors can choose another time ${times}, ${until}.`;
}

/** How far two meetings stand apart. */
export function gapWords(before: number, after: number): string {
  const gap = before + after;
  return gap === 0
    ? 'Two meetings may follow each other without a break.'
    : `Occupied times may not overlap, so two of these meetings stand at least ${durationText(gap)} apart: the time after the first and the time before the second.`;
}
