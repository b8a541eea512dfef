import type { ErrorCatalogue } from './catalogue.js';

/** One text for every reason an address cannot be fetched, so that the answer reveals nothing about the internal network. */
export const integrationsErrors = {
  'integrations.page_unreachable': { http: 422, text: /*i18n*/ 'This address could not be read.' },
  'integrations.stock_no_key': {
    http: 409,
    text: /*i18n*/ 'This picture service is not set up yet. An administrator can add its key under Admin → Settings.',
  },
  'integrations.stock_key_refused': {
    http: 502,
    text: /*i18n*/ 'The picture service does not accept our key. An administrator can check it under Admin → Settings.',
  },
  'integrations.stock_limit': {
    http: 503,
    text: /*i18n*/ 'The picture service answers no more for now, because it was asked often. Please try again later.',
  },
  'integrations.stock_timeout': { http: 504, text: /*i18n*/ 'The picture service took too long. Please try again.' },
  'integrations.stock_failed': { http: 502, text: /*i18n*/ 'Failed to fetch images' },
  'integrations.ai_no_key': {
    http: 409,
    text: /*i18n*/ 'Generating pictures is not set up yet. An administrator can add a key under Admin → Settings.',
  },
  'integrations.ai_key_refused': {
    http: 502,
    text: /*i18n*/ 'The AI service does not accept our key or model. An administrator can check them under Admin → Settings.',
  },
  'integrations.ai_limit': {
    http: 503,
    text: /*i18n*/ 'The AI service draws no more for now, because its limit is reached. Please try again later.',
  },
  'integrations.ai_daily_limit': {
    http: 429,
    text: /*i18n*/ 'You have generated as many pictures as one account may in a day. Please try again tomorrow.',
  },
  'integrations.ai_blocked': {
    http: 422,
    text: /*i18n*/ 'The AI service blocked this prompt, because it may break its rules. Please word it differently.',
  },
  'integrations.ai_timeout': { http: 504, text: /*i18n*/ 'Drawing the picture took too long. Please try again.' },
  'integrations.ai_failed': { http: 502, text: /*i18n*/ 'Failed to generate image' },
} as const satisfies ErrorCatalogue;
