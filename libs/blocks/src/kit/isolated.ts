import type { RenderContext } from './types.js';

/** A value within a sentence of a page that reads from right to left: amounts and dates of the page's language turn no English words around. */
export const isolated = (text: string, { direction }: Pick<RenderContext, 'direction'>): string =>
  direction === 'rtl' ? `\u2068${text}\u2069` : text;
