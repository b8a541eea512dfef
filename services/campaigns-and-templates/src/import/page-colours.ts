import { colord, extend } from 'colord';
import namesPlugin from 'colord/plugins/names';
import type { CheerioAPI } from 'cheerio/slim';
import type { FoundTheme } from './found-page.js';

extend([namesPlugin]);

const gradient = /^(?:linear|radial|conic)-gradient\([#\w\s,.%()-]{3,300}\)$/i;

/** A CSS colour as `#rrggbb`; undefined for what is none or is see-through. */
export function readColour(value: string | undefined): string | undefined {
  const text = value?.trim() ?? '';
  if (text === '' || text.length > 60) return undefined;
  const colour = colord(text);
  return colour.isValid() && colour.alpha() > 0.2 ? colour.alpha(1).toHex() : undefined;
}

/** A colour, or a plain gradient as it stands. */
export function readBackground(value: string | undefined): string | undefined {
  const text = value?.replace(/!important/i, '').trim() ?? '';
  return gradient.test(text)
    ? text
    : (readColour(text) ?? readColour(/#[0-9a-f]{3,8}\b|rgba?\([^)]{5,40}\)/i.exec(text)?.[0]));
}

/** Colours the page itself gives: the body's style, a style sheet's rule for the body, then `theme-color`. */
export function pageColours($: CheerioAPI, buttonSelector = 'a[style]'): FoundTheme {
  const body = $('body').attr('style') ?? '';
  const sheet = bodyRule($('style').text().slice(0, 200_000));
  const button = $(buttonSelector).first().attr('style') ?? '';
  return themeOf(
    readBackground(declaration(body, 'background(?:-color|-image)?')) ??
      readBackground(declaration(sheet, 'background(?:-color|-image)?')) ??
      readColour($('meta[name="theme-color"]').first().attr('content')),
    readColour(declaration(body, 'color')) ?? readColour(declaration(sheet, 'color')),
    readColour(declaration(button, 'background(?:-color)?')),
  );
}

/** Only the colours that are there, so that an empty theme has no fields. */
export function themeOf(background?: string, text?: string, button?: string): FoundTheme {
  return { ...(background && { background }), ...(text && { text }), ...(button && { button }) };
}

function bodyRule(css: string): string {
  let from = 0;
  // Style sheets of a megabyte exist: look at the first few rules that name the body.
  for (let tries = 0; tries < 20; tries += 1) {
    const at = css.indexOf('body', from);
    if (at < 0) return '';
    const open = css.indexOf('{', at);
    if (open < 0) return '';
    const close = css.indexOf('}', open);
    const selector = css.slice(at, open);
    const before = css[at - 1] ?? '}';
    if (open - at < 60 && /^body\s*(?:,[^{]*)?$/.test(selector) && /[\s},]/.test(before)) {
      const rule = css.slice(open + 1, close < 0 ? open + 2000 : close);
      if (/(?:^|[;\s])(?:background|color)/.test(rule)) return rule;
    }
    from = open + 1;
  }
  return '';
}

function declaration(style: string, property: string): string | undefined {
  return new RegExp(`(?:^|[;\\s])${property}\\s*:\\s*([^;]{1,400})`, 'i').exec(style)?.[1];
}
