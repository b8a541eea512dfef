import { type OptinContent, optinSchema } from './schema.js';

export function createDefault(): OptinContent {
  return optinSchema.parse({
    title: 'Letters from the studio',
    description: 'New work, small stories and early tickets. Once a month, never more.',
    isname: true,
    isemail: true,
    consentText: 'Yes, please write to me by e-mail. I can unsubscribe at any time.',
    consentRequired: true,
    btnText: 'Keep me posted',
    ttext: 'Thank you! The next letter will find you.',
  });
}
