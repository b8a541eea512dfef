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
  'push.wrong_state': {
    http: 409,
    text: /*i18n*/ 'That is not possible in its present state. Please load again.',
  },
  'push.no_followers': { http: 422, text: /*i18n*/ 'This audience has no followers yet.' },
  'push.daily_limit': {
    http: 409,
    text: /*i18n*/ 'Three push notifications a day go to one page. Please choose another day.',
  },
  'push.too_many': { http: 409, text: /*i18n*/ 'You can have up to 1,000 push notifications. Please delete old ones.' },
  'enquiry.closed': {
    http: 409,
    text: /*i18n*/ 'This enquiry was closed more than 30 days ago. Please write a new one.',
  },
  'enquiry.wrong_state': {
    http: 409,
    text: /*i18n*/ 'That is not possible in the present state of this enquiry. Please load again.',
  },
  'enquiry.too_long': { http: 409, text: /*i18n*/ 'This enquiry has as many messages as fit. Please write a new one.' },
  'enquiry.no_site': { http: 409, text: /*i18n*/ 'Enquiries arrive here once your site has a domain.' },
} as const satisfies ErrorCatalogue;
