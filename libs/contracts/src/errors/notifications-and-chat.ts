import type { ErrorCatalogue } from './catalogue.js';

export const notificationsAndChatErrors = {
  'push.endpoint_unknown': {
    http: 422,
    text: /*i18n*/ 'Push notifications of this browser are not supported yet.',
  },
} as const satisfies ErrorCatalogue;
