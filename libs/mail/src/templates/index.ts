import type { MailTemplate, MailTemplateName } from '../mail-template.js';
import { accountExists } from './account-exists.js';
import { changeEmail } from './change-email.js';
import { exportReady } from './export-ready.js';
import { leadCaptured } from './lead-captured.js';
import { passwordChanged } from './password-changed.js';
import { resetPassword } from './reset-password.js';
import { verifyEmail } from './verify-email.js';

/** Every name of the `email.send` job: a name without a template does not compile. */
export const templates: Readonly<Record<MailTemplateName, MailTemplate>> = {
  'verify-email': verifyEmail,
  'reset-password': resetPassword,
  'change-email': changeEmail,
  'password-changed': passwordChanged,
  'account-exists': accountExists,
  'lead-captured': leadCaptured,
  'export-ready': exportReady,
};
