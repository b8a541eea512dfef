import type { RegistrantView } from '@linkyard/contracts';
import type { Words } from '../words/words.js';

interface RegistrationTexts {
  title: string;
  /** What happens next; empty for nothing. */
  next: string;
}

/** What has become of a registration. */
export function registrationTexts(registration: RegistrantView, words: Words): RegistrationTexts {
  const { i18n } = words;
  if (registration.canPay)
    return { title: i18n.t('Please pay to confirm'), next: i18n.t('Your seat is kept for you until then.') };
  return byState[registration.state](words, registration);
}

const byState: Record<RegistrantView['state'], (words: Words, registration: RegistrantView) => RegistrationTexts> = {
  pending: ({ i18n }) => ({
    title: i18n.t('Your request has been sent'),
    next: i18n.t('The host decides about it, and you get a mail either way.'),
  }),
  approved: ({ i18n }) => ({
    title: i18n.t('You are registered'),
    next: i18n.t('The confirmation is on its way to your mailbox.'),
  }),
  waitlisted: ({ i18n }) => ({
    title: i18n.t('You are on the waiting list'),
    next: i18n.t('You get a mail as soon as a seat becomes free.'),
  }),
  attended: ({ i18n }) => ({ title: i18n.t('You attended this webinar'), next: i18n.t('Thank you for joining.') }),
  absent: ({ i18n }) => ({
    title: i18n.t('You missed this webinar'),
    next: i18n.t('Please contact the host if that is not right.'),
  }),
  denied: ({ i18n }, { paymentState }) => ({
    title: i18n.t('Your registration was declined'),
    next: paymentState === 'refunding' || paymentState === 'refunded' ? i18n.t('What you paid is refunded.') : '',
  }),
  cancelled: ({ i18n }) => ({
    title: i18n.t('This registration is cancelled'),
    next: i18n.t('Your seat is free for another person.'),
  }),
};
