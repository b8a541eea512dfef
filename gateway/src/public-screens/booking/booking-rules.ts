import type { AttendeeBookingView } from '@linkyard/contracts';
import { i18n } from '../../locales/texts.js';
import { html, type HtmlValue } from '../html.js';
import { isTooLate, policyLines } from './policy-lines.js';

const rulesOf = (booking: AttendeeBookingView) => ({ ...booking, isPaid: booking.due !== null });
const openStates: readonly AttendeeBookingView['state'][] = ['awaitingPayment', 'awaitingApproval', 'confirmed'];

/** The rules by which it was booked, while it can still be changed. */
export function rulesPart(booking: AttendeeBookingView, now: number): HtmlValue {
  const { state, startAt: start, timeZone: zone } = booking;
  if (!openStates.includes(state) || Date.parse(start) <= now) return null;
  return policyLines(rulesOf(booking), { start, zone, now }).map(
    (line) => html`<p class="small quiet" dir="auto">${line}</p>`,
  );
}

/** What holds after a move: a time within a deadline can no longer be cancelled or moved by its attendee. */
export function rulesAfterMove(booking: AttendeeBookingView, start: string, now: number): HtmlValue {
  const { cancelPolicy, reschedulePolicy, rescheduleCount, timeZone: zone } = booking;
  const times = { start, zone, now };
  const rules = { ...rulesOf(booking), rescheduleCount: rescheduleCount + 1 };
  const lines = policyLines(rules, times).map((line) => html`<p dir="auto">${line}</p>`);
  const isLate = [cancelPolicy, reschedulePolicy].some((rule) => rule.byAttendee && isTooLate(rule.minNotice, times));
  const kind = isLate ? 'note warn' : 'note';
  return html`<div class="${kind}">
    <p><b>${i18n.t('For the new time:')}</b></p>
    ${lines}
  </div>`;
}
