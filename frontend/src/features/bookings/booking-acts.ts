import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui';
import type { BookingView } from '@linkyard/contracts';

/** Whether the host can move it to another time. @param now epoch milliseconds */
export const canMove = ({ state, startAt }: Pick<BookingView, 'state' | 'startAt'>, now: number) =>
  (state === 'confirmed' || state === 'awaitingApproval') && Date.parse(startAt) > now;

export type BookingAct = 'approve' | 'reject' | 'cancel' | 'complete' | 'noShow';

export const actWords: () => Record<BookingAct, { label: string; done: string }> = perLanguage(() => ({
  approve: { label: t`Approve`, done: t`Approved. The visitor gets a mail.` },
  reject: { label: t`Reject`, done: t`Rejected. The visitor gets a mail.` },
  cancel: { label: t`Cancel the booking`, done: t`Cancelled. The visitor gets a mail.` },
  complete: { label: t`Mark as completed`, done: t`Marked as completed.` },
  noShow: { label: t`Did not come`, done: t`Marked as missed.` },
}));

/** What the host can do now, the most sensible first. @param now epoch milliseconds @source models.md 7 "Booking state machine" */
export function actsFor({ state, endAt }: Pick<BookingView, 'state' | 'endAt'>, now: number): BookingAct[] {
  if (state === 'awaitingApproval') return ['approve', 'reject'];
  if (state === 'awaitingPayment') return ['cancel'];
  if (state === 'completed') return ['noShow'];
  if (state !== 'confirmed') return [];
  return Date.parse(endAt) <= now ? ['complete', 'noShow'] : ['cancel'];
}
