import { plural, t } from '@lingui/core/macro';
import type { AppointmentView } from '@linkyard/contracts';
import { durationText } from './duration-text.js';

const untilWords = (minNotice: number) =>
  minNotice > 0 ? t`until ${durationText(minNotice)} before it begins` : t`until it begins`;

/** What a card that is held may be charged after a cancellation. */
function holdWords({ refund, percent }: AppointmentView['cancelPolicy'], until: string): string {
  if (refund === 'full') return t`Visitors can cancel ${until}, and their card is not charged.`;
  if (refund === 'none') return t`Visitors can cancel ${until}. You may charge their card the whole price then.`;
  return t`Visitors can cancel ${until}. You may charge their card up to ${100 - percent} % of the price then.`;
}

/** The cancellation rules as a visitor reads them. */
export function cancelWords(
  policy: AppointmentView['cancelPolicy'],
  isPaid: boolean,
  payAt: AppointmentView['payAt'] = 'booking',
): string {
  if (!policy.byAttendee) return t`Visitors cannot cancel by themselves. They have to write to you.`;
  const until = untilWords(policy.minNotice);
  if (!isPaid) return t`Visitors can cancel ${until}.`;
  if (payAt === 'cardHold') return holdWords(policy, until);
  if (policy.refund === 'full') return t`Visitors can cancel ${until} and get everything back.`;
  if (policy.refund === 'none') return t`Visitors can cancel ${until} and get nothing back.`;
  return t`Visitors can cancel ${until} and get ${policy.percent} % back.`;
}

/** The rescheduling rules as a visitor reads them. */
export function rescheduleWords(policy: AppointmentView['reschedulePolicy']): string {
  if (!policy.byAttendee || policy.maxTimes === 0) return t`Visitors cannot choose another time by themselves.`;
  const times = plural(policy.maxTimes, { one: 'once', other: 'up to # times' });
  const until = untilWords(policy.minNotice);
  return t`Visitors can choose another time ${times}, ${until}.`;
}

/** How far two meetings stand apart. */
export function gapWords(before: number, after: number): string {
  const gap = before + after;
  return gap === 0
    ? t`Two meetings may follow each other without a break.`
    : t`Occupied times may not overlap, so two of these meetings stand at least ${durationText(gap)} apart: the time after the first and the time before the second.`;
}
