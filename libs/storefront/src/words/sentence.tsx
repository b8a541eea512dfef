import { Fragment, type ReactNode } from 'react';
import type { Words } from './words.js';

/**
 * A translated sentence with markup in it: `sentence(words, 'Your receipt goes to {email}.', { email: <b>…</b> })`.
 * @param message in English, with the mark `i18n` of a comment before it, by which the extraction finds it
 * @param values numbers choose plurals, everything else is inserted where the message names it
 */
export function sentence({ i18n }: Words, message: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
  const slots = Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? value : `{${name}}`]);
  const parts = i18n.t(message, Object.fromEntries(slots)).split(/\{(\w+)\}/);
  return parts.map((part, index) => <Fragment key={index}>{index % 2 === 0 ? part : values[part]}</Fragment>);
}
