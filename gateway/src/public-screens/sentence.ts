import { i18n } from '../locales/texts.js';
import { html, type Html, type HtmlValue } from './html.js';

/**
 * A translated sentence with markup in it: `sentence('Your receipt goes to {email}.', { email: html`<b>…</b>` })`.
 * @param message in English, with the mark `i18n` of a comment before it, by which the extraction finds it
 * @param values numbers choose plurals, everything else is inserted where the message names it
 */
export function sentence(message: string, values: Readonly<Record<string, HtmlValue>>): Html {
  const slots = Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? value : `{${name}}`]);
  const parts = i18n.t(message, Object.fromEntries(slots)).split(/\{(\w+)\}/);
  return html`${parts.map((part, index) => (index % 2 === 0 ? part : values[part]))}`;
}
