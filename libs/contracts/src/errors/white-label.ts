import type { ErrorCatalogue } from './catalogue.js';

export const whiteLabelErrors = {
  'wl.domain_not_verified': { http: 409, text: 'Please verify your domain' },
  'wl.settings_incomplete': { http: 409, text: 'Please complete white label settings' },
} as const satisfies ErrorCatalogue;
