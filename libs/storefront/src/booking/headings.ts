import type { AttendeeBookingView } from '@linkyard/contracts';
import type { Words } from '../words/words.js';

type Heading = [title: string, next: string];

const headings: Record<AttendeeBookingView['state'], (words: Words) => Heading> = {
  awaitingPayment: ({ i18n }) => [i18n.t('Please pay to confirm'), i18n.t('The time is kept for you until then.')],
  awaitingApproval: ({ i18n }) => [
    i18n.t('Your request has been sent'),
    i18n.t('The host decides about it, and you get a mail either way.'),
  ],
  confirmed: ({ i18n }) => [i18n.t('You are booked'), i18n.t('The confirmation is on its way to your mailbox.')],
  completed: ({ i18n }) => [i18n.t('This took place'), i18n.t('Thank you for coming.')],
  noShow: ({ i18n }) => [i18n.t('This was missed'), i18n.t('Please contact the host if that is not right.')],
  rejected: ({ i18n }) => [i18n.t('The host could not accept this'), i18n.t('You can book another time.')],
  cancelled: ({ i18n }) => [i18n.t('This booking is cancelled'), i18n.t('This time is no longer reserved for you.')],
  rescheduled: ({ i18n }) => [i18n.t('This booking was moved'), i18n.t('The newer mail has the link to the new time.')],
  expired: ({ i18n }) => [i18n.t('This request has ended'), i18n.t('The time is free again.')],
};

/** What has become of a booking, and what happens next; empty for nothing. */
export function headingOf({ state, isCardHeld, paid, isOffered }: AttendeeBookingView, words: Words): Heading {
  const { i18n } = words;
  const [title, next] = headings[state](words);
  if (state === 'rejected' && !paid && !isOffered) return [title, ''];
  if (state === 'awaitingPayment' && isCardHeld) return [i18n.t('Please give your card to confirm'), next];
  return [title, state === 'rejected' && paid ? i18n.t('What you paid is refunded.') : next];
}
