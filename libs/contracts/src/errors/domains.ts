import type { ErrorCatalogue } from './catalogue.js';

export const domainsErrors = {
  'domains.too_many': { http: 409, text: /*i18n*/ 'You have as many domains as one account may. Remove one first.' },
  'domains.taken': { http: 409, text: /*i18n*/ 'Another account uses this domain.' },
  'domains.cooling_off': {
    http: 409,
    text: /*i18n*/ 'This domain was removed from another account a short time ago. Please try again in some days.',
  },
} as const satisfies ErrorCatalogue;
