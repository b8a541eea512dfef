import { createElement } from 'react';
import type { Screen } from '@linkyard/storefront';
import { renderScreen } from '@linkyard/storefront/document';
import { words } from '../locales/words.js';
import { Html, html, type HtmlValue } from './html.js';

/** A screen whose body is still written with `html`, and its script by a path. It becomes a component of libs/storefront. */
export type PublicScreen = Omit<Screen, 'body' | 'script'> & { body: HtmlValue; script?: string };

const isMarkup = (body: unknown): boolean => body instanceof Html || (Array.isArray(body) && body.some(isMarkup));
export const isOld = (screen: Screen | PublicScreen): screen is PublicScreen => isMarkup(screen.body);

/** The same as a screen that can be shown. */
export const asScreen = ({ body, script: _script, ...screen }: PublicScreen): Screen => ({
  ...screen,
  body: createElement('ly-body', { dangerouslySetInnerHTML: { __html: html`${body}`.text } }),
});

/** For specs of such screens. */
export const screenDocument = (given: Screen | PublicScreen): { text: string } => {
  const screen = isOld(given) ? asScreen(given) : given;
  return { text: renderScreen({ screen, site: { title: '', look: '' }, words: words(), script: null }) };
};
