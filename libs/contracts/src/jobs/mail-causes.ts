import type { JobData } from '../kit/define-job.js';
import type { sendEmail } from './send-email.js';

type Mail = JobData<typeof sendEmail>;

/**
 * Who causes the mails of a template. @source ADR 0033
 *
 * - `visitor`: a person who types any address into a form. An address gets five an hour, then it is asked.
 * - `either`: the same where it goes to a visitor (`onBehalfOf`); a mail to the creator is not limited here.
 * - `account`: forms of sign-in, which `auth` limits by address. They count, and are never held.
 * - `own`: acts of the reader or of a creator, money that has moved, or time that has passed.
 */
export const mailCauses: Readonly<Record<Mail['template'], 'visitor' | 'either' | 'account' | 'own'>> = {
  'verify-email': 'account',
  'reset-password': 'account',
  'account-exists': 'account',
  'sub-user-welcome': 'own',
  'sub-user-invite': 'own',
  'account-invited': 'own',
  'admin-added': 'own',
  'change-email': 'own',
  'password-changed': 'own',
  'lead-captured': 'own',
  'leads-collected': 'own',
  'notification-digest': 'own',
  'export-ready': 'own',
  'wallet-link': 'visitor',
  'order-receipt': 'visitor',
  'order-placed': 'visitor',
  'order-received': 'own',
  'order-access': 'own',
  'order-files-updated': 'own',
  'order-shipped': 'own',
  'order-refunded': 'own',
  'order-cancelled': 'own',
  'paid-order-cancelled': 'own',
  'checkout-reminder': 'visitor',
  'donation-receipt': 'own',
  'donation-received': 'own',
  'donation-ended': 'own',
  'donation-stopped': 'own',
  'donation-renewal-failed': 'own',
  'donation-not-renewed': 'own',
  'booking-notice': 'either',
  'booking-code': 'visitor',
  'calendar-refused': 'own',
  'webinar-notice': 'either',
  'registration-received': 'own',
  'confirm-address': 'own',
  'confirm-order': 'visitor',
  'sender-failing': 'own',
  'sender-test': 'own',
  impersonated: 'own',
  'certificate-expiring': 'own',
  'domain-failing': 'own',
  'enquiry-received': 'own',
  'enquiry-answered': 'own',
};

/** What creators send because they want to, and their readers do not wait for. The mails of a month bound them. */
const chosen: readonly Mail['template'][] = ['order-files-updated', 'checkout-reminder'];
export const isChosen = ({ template }: Pick<Mail, 'template'>): boolean => chosen.includes(template);

/** Whether a stranger can have this mail sent to any address. Of what was paid one always learns. */
export const isOfStranger = ({
  template,
  onBehalfOf,
  isPaid,
}: Pick<Mail, 'template' | 'onBehalfOf' | 'isPaid'>): boolean => {
  const cause = mailCauses[template];
  return !isPaid && (cause === 'visitor' || (cause === 'either' && onBehalfOf !== undefined));
};
