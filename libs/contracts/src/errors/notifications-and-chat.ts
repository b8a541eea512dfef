import type { ErrorCatalogue } from './catalogue.js';

export const notificationsAndChatErrors = {
  'push.endpoint_unknown': {
    http: 422,
    text: /*i18n*/ 'Push notifications of this browser are not supported yet.',
  },
  'chat.banned': { http: 403, text: /*i18n*/ 'You can no longer take part in this chat.' },
  'chat.muted': { http: 403, text: /*i18n*/ 'You cannot write here for now. You can still read.' },
  'chat.edit_too_late': { http: 409, text: /*i18n*/ 'A message can be changed for 15 minutes. That time is over.' },
  'chat.message_gone': { http: 409, text: /*i18n*/ 'This message has been deleted.' },
} as const satisfies ErrorCatalogue;
