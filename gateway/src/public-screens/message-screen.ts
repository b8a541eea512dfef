import { html } from './html.js';
import { i18n } from '../locales/texts.js';
import type { PublicScreen } from './public-screen.js';

interface Message {
  title: string;
  lines: readonly string[];
  /** A path of this host, or a link of the seller's that is known to be http or https. */
  link?: { href: string; text: string };
}

/** A short screen with one thing to say. */
export const messageScreen = ({ title, lines, link }: Message): PublicScreen => ({
  title,
  layout: 'middle',
  body: html`<h1>${title}</h1>
    ${lines.map((line) => html`<p>${line}</p>`)}${
      link && html`<p><a class="btn go" href="${link.href}">${link.text}</a></p>`
    }`,
});

/** What visitors read where a record is gone, is switched off, or has an owner who is. */
export const noLongerOffered = (): string => i18n.t('The address may have changed, or it is no longer offered.');

const byStatus: Record<number, () => Message> = {
  404: () => ({
    title: i18n.t('There is nothing here'),
    lines: [noLongerOffered()],
  }),
  429: () => ({
    title: i18n.t('Please wait a moment'),
    lines: [i18n.t('There were too many requests. Try again in a minute.')],
  }),
  503: () => ({
    title: i18n.t('This is not available right now'),
    lines: [i18n.t('Please try again in a moment.')],
  }),
};

const unexpected = (): Message => ({
  title: i18n.t('Something went wrong'),
  lines: [i18n.t('Nothing was changed. Please try again in a moment.')],
});

/** @param text the refusal in its own words, for a status that has no message */
export const refusalMessage = (status: number, text: string): Message =>
  byStatus[status]?.() ?? (status >= 500 ? unexpected() : { title: i18n.t('This did not work'), lines: [text] });

export const refusalScreen = (status: number, text: string): PublicScreen =>
  messageScreen(refusalMessage(status, text));
