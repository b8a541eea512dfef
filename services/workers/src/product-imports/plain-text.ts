import { decodeHTML } from 'entities';

/** Entities of HTML as the letters they stand for; a shop's export has them in titles too. */
export const withoutEntities = (text: string): string => (text.includes('&') ? decodeHTML(text) : text);

/** The words of an HTML description: blocks become lines, list items become dashes. The result is text, not HTML. */
export const plainText = (html: string): string =>
  withoutEntities(
    html
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi, '')
      .replace(/<li\b[^>]*>/gi, '\n- ')
      .replace(/<br\s*\/?>|<\/(?:p|div|ul|ol|h[1-6]|tr|table|blockquote)>/gi, '\n')
      .replace(/<\/t[dh]>/gi, ' ')
      .replace(/<\/?[a-z][^>]*>/gi, ''),
  )
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
