import type { Screen } from '../document/screen.js';
import type { Words } from '../words/words.js';
import { messageScreen, type Message } from './message-screen.js';

/** What visitors read where a record is gone, is switched off, or has an owner who is. */
export const noLongerOffered = ({ i18n }: Words): string =>
  i18n.t('The address may have changed, or it is no longer offered.');

const byStatus: Record<number, (words: Words) => Message> = {
  404: (words) => ({ title: words.i18n.t('There is nothing here'), lines: [noLongerOffered(words)] }),
  429: ({ i18n }) => ({
    title: i18n.t('Please wait a moment'),
    lines: [i18n.t('There were too many requests. Try again in a minute.')],
  }),
  503: ({ i18n }) => ({
    title: i18n.t('This is not available right now'),
    lines: [i18n.t('Please try again in a moment.')],
  }),
};

const unexpected = ({ i18n }: Words): Message => ({
  title: i18n.t('Something went wrong'),
  lines: [i18n.t('Nothing was changed. Please try again in a moment.')],
});

/** @param text the refusal in its own words, for a status that has no message */
export const refusalMessage = (status: number, text: string, words: Words): Message =>
  byStatus[status]?.(words) ??
  (status >= 500 ? unexpected(words) : { title: words.i18n.t('This did not work'), lines: [text] });

export const refusalScreen = (status: number, text: string, words: Words): Screen =>
  messageScreen(refusalMessage(status, text, words));
