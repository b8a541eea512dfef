import type { MailTemplate, MailTemplateName } from '../../mail-template.js';
import { accountExists } from './account-exists.js';
import { changeEmail } from './change-email.js';
import { orderFilesUpdated } from './order-files-updated.js';
import { passwordChanged } from './password-changed.js';
import { resetPassword } from './reset-password.js';
import { verifyEmail } from './verify-email.js';

/** Mails that exist in German; the others are sent in English. */
export const germanTemplates: Partial<Readonly<Record<MailTemplateName, MailTemplate>>> = {
  'verify-email': verifyEmail,
  'reset-password': resetPassword,
  'change-email': changeEmail,
  'password-changed': passwordChanged,
  'account-exists': accountExists,
  'order-files-updated': orderFilesUpdated,
};
