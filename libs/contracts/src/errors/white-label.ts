import type { ErrorCatalogue } from './catalogue.js';

export const whiteLabelErrors = {
  'white-label.domain_unverified': { http: 409, text: /*i18n*/ 'Please verify your domain' },
  'white-label.category_missing': { http: 422, text: /*i18n*/ 'Please add at least one category' },
  'white-label.pictures_missing': { http: 422, text: /*i18n*/ 'Please upload all images' },
  'white-label.not_complete': { http: 409, text: /*i18n*/ 'Please complete white label settings' },
  'white-label.suspended': {
    http: 403,
    text: /*i18n*/ 'This site was closed by the people who run the installation. Please contact them.',
  },
  'white-label.email_exists': { http: 409, text: /*i18n*/ 'Email already exists' },
  'white-label.plan_unknown': { http: 422, text: /*i18n*/ 'There is no plan of this name.' },
} as const satisfies ErrorCatalogue;
