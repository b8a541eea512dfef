import type { MailTemplate, MailTemplateName } from '../mail-template.js';
import {
  accountExists,
  changeEmail,
  confirmAddress,
  exportReady,
  passwordChanged,
  resetPassword,
  verifyEmail,
} from './account-mails.js';
import { bookingCode, bookingNotice, calendarRefused, registrationReceived, webinarNotice } from './booking-mails.js';
import {
  donationEnded,
  donationNotRenewed,
  donationReceipt,
  donationReceived,
  donationRenewalFailed,
  donationStopped,
} from './donation-mails.js';
import { leadCaptured, leadsCollected } from './lead-mails.js';
import {
  checkoutReminder,
  orderAccess,
  orderCancelled,
  orderFilesUpdated,
  orderPlaced,
  orderReceipt,
  orderReceived,
  orderRefunded,
  orderShipped,
  paidOrderCancelled,
  walletLink,
} from './order-mails.js';

/** Every name of the `email.send` job: a name without a template does not compile. */
export const templates: Readonly<Record<MailTemplateName, MailTemplate>> = {
  'verify-email': verifyEmail,
  'reset-password': resetPassword,
  'change-email': changeEmail,
  'password-changed': passwordChanged,
  'account-exists': accountExists,
  'confirm-address': confirmAddress,
  'lead-captured': leadCaptured,
  'wallet-link': walletLink,
  'leads-collected': leadsCollected,
  'export-ready': exportReady,
  'order-receipt': orderReceipt,
  'order-placed': orderPlaced,
  'order-received': orderReceived,
  'donation-receipt': donationReceipt,
  'donation-received': donationReceived,
  'donation-ended': donationEnded,
  'donation-stopped': donationStopped,
  'donation-renewal-failed': donationRenewalFailed,
  'donation-not-renewed': donationNotRenewed,
  'order-access': orderAccess,
  'order-files-updated': orderFilesUpdated,
  'order-shipped': orderShipped,
  'order-refunded': orderRefunded,
  'order-cancelled': orderCancelled,
  'paid-order-cancelled': paidOrderCancelled,
  'checkout-reminder': checkoutReminder,
  'booking-notice': bookingNotice,
  'booking-code': bookingCode,
  'calendar-refused': calendarRefused,
  'webinar-notice': webinarNotice,
  'registration-received': registrationReceived,
};
