import type { MailTemplate, MailTemplateName } from '../../mail-template.js';
import { accountExists } from './account-exists.js';
import { bookingCode } from './booking-code.js';
import { bookingNotice } from './booking-notice.js';
import { calendarRefused } from './calendar-refused.js';
import { changeEmail } from './change-email.js';
import { donationEnded } from './donation-ended.js';
import { donationReceipt } from './donation-receipt.js';
import { donationReceived } from './donation-received.js';
import { donationStopped } from './donation-stopped.js';
import { exportReady } from './export-ready.js';
import { leadCaptured } from './lead-captured.js';
import { leadsCollected } from './leads-collected.js';
import { orderAccess } from './order-access.js';
import { orderFilesUpdated } from './order-files-updated.js';
import { orderRefunded } from './order-refunded.js';
import { orderShipped } from './order-shipped.js';
import { orderReceipt } from './order-receipt.js';
import { passwordChanged } from './password-changed.js';
import { resetPassword } from './reset-password.js';
import { walletLink } from './wallet-link.js';
import { webinarNotice } from './webinar-notice.js';
import { verifyEmail } from './verify-email.js';

/** Every name of the `email.send` job, as in English. Readers are addressed with "du". */
export const germanTemplates: Readonly<Record<MailTemplateName, MailTemplate>> = {
  'verify-email': verifyEmail,
  'reset-password': resetPassword,
  'change-email': changeEmail,
  'password-changed': passwordChanged,
  'account-exists': accountExists,
  'lead-captured': leadCaptured,
  'wallet-link': walletLink,
  'leads-collected': leadsCollected,
  'export-ready': exportReady,
  'order-receipt': orderReceipt,
  'donation-receipt': donationReceipt,
  'donation-received': donationReceived,
  'donation-ended': donationEnded,
  'donation-stopped': donationStopped,
  'order-access': orderAccess,
  'order-files-updated': orderFilesUpdated,
  'order-shipped': orderShipped,
  'order-refunded': orderRefunded,
  'booking-notice': bookingNotice,
  'booking-code': bookingCode,
  'calendar-refused': calendarRefused,
  'webinar-notice': webinarNotice,
};
