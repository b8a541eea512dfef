import { authErrors } from './auth.js';
import { bookingsErrors } from './bookings.js';
import { campaignsAndTemplatesErrors } from './campaigns-and-templates.js';
import { commerceErrors } from './commerce.js';
import { coreErrors } from './core.js';
import { domainsErrors } from './domains.js';
import { integrationsErrors } from './integrations.js';
import { mediaErrors } from './media.js';
import { notificationsAndChatErrors } from './notifications-and-chat.js';
import { whiteLabelErrors } from './white-label.js';

export const errorCatalogue = {
  ...coreErrors,
  ...authErrors,
  ...campaignsAndTemplatesErrors,
  ...commerceErrors,
  ...bookingsErrors,
  ...mediaErrors,
  ...notificationsAndChatErrors,
  ...whiteLabelErrors,
  ...domainsErrors,
  ...integrationsErrors,
} as const;

export type ErrorCode = keyof typeof errorCatalogue;

/** True for a code this build knows; a newer service may send one it does not. */
export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorCatalogue, code);
