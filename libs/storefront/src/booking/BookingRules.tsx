import type { AttendeeBookingView } from '@linkyard/contracts';
import type { Words } from '../words/words.js';
import { isTooLate, policyLines } from './policy-lines.js';

interface Props {
  booking: AttendeeBookingView;
  /** Epoch milliseconds. */
  now: number;
  words: Words;
}

const rulesOf = (booking: AttendeeBookingView) => ({ ...booking, isPaid: booking.due !== null });
const openStates: readonly AttendeeBookingView['state'][] = ['awaitingPayment', 'awaitingApproval', 'confirmed'];

/** The rules by which it was booked, while it can still be changed. */
export function CurrentRules({ booking, now, words }: Props) {
  const { state, startAt: start, timeZone: zone } = booking;
  if (!openStates.includes(state) || Date.parse(start) <= now) return null;
  return policyLines(rulesOf(booking), { start, zone, now }, words).map((line) => (
    <p key={line} className="small quiet" dir="auto">
      {line}
    </p>
  ));
}

/** What holds after a move: a time within a deadline can no longer be cancelled or moved by its attendee. @param props.start the new time */
export function RulesAfterMove({ booking, start, now, words }: Props & { start: string }) {
  const { cancelPolicy, reschedulePolicy, rescheduleCount, timeZone: zone } = booking;
  const times = { start, zone, now };
  const rules = { ...rulesOf(booking), rescheduleCount: rescheduleCount + 1 };
  const isLate = [cancelPolicy, reschedulePolicy].some((rule) => rule.byAttendee && isTooLate(rule.minNotice, times));
  return (
    <div className={isLate ? 'note warn' : 'note'}>
      <p>
        <b>{words.i18n.t('For the new time:')}</b>
      </p>
      {policyLines(rules, times, words).map((line) => (
        <p key={line} dir="auto">
          {line}
        </p>
      ))}
    </div>
  );
}
