import type { Brand } from '@linkyard/contracts';
import { directionOf } from '@linkyard/languages';
import { colord, extend } from 'colord';
import a11y from 'colord/plugins/a11y';
import { i18n } from '../locales/texts.js';
import { escapeHtml } from './escape-html.js';

extend([a11y]);

/** What the gateway answers without the app, where a request ends early. It may load nothing. */
export const smallPageHeaders = () => ({
  'content-type': 'text/html; charset=utf-8',
  'content-language': i18n.language,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  vary: 'accept-language',
});

interface SmallPage {
  title: string;
  /** Of the site of the request; a host that is not served has none, and its page names no one. */
  brand: Brand | undefined;
  /** HTML. */
  body: string;
}

/** A document in the language of the request and the look of its site. */
export const smallPage = ({ title, brand, body }: SmallPage) => `<!doctype html>
<html lang="${i18n.language}" dir="${directionOf(i18n.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(brand?.title ? `${title} | ${brand.title}` : title)}</title>
<style>${coloursOf(brand)}body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--ground);color:var(--ink);font:17px/1.5 system-ui,sans-serif}main{max-width:28rem;padding:2rem;text-align:center}
svg{width:96px;height:96px;color:var(--accent)}h1{font-size:1.6rem;line-height:1.2;margin:1rem 0 .5rem}p{margin:0;color:var(--quiet)}small{display:block;margin-top:1.5rem;color:var(--quiet)}
a{display:inline-block;margin-top:1.25rem;padding:.8rem 1.4rem;border-radius:8px;background:var(--accent);color:var(--on-accent);text-decoration:none}</style></head>
<body><main>${body}</main></body></html>`;

const neutral = { primaryColor: '#4A4F4D', titleColor: '#1C1E1D', textColor: '#5F6462', bgColor: '#FAFAFA' };
const night = '#141615';

function coloursOf(brand: Brand | undefined) {
  const { primaryColor, titleColor, textColor, bgColor } = brand?.theme ?? neutral;
  const day = { ground: bgColor, ink: readable(titleColor, bgColor), quiet: readable(textColor, bgColor) };
  const dark = { ground: night, ink: '#EDEFEE', quiet: '#A8AFAB' };
  const accent = (ground: string) => (colord(primaryColor).contrast(ground) >= 3 ? primaryColor : readable('', ground));
  const rules = (colours: typeof day, own: string) =>
    `:root{--ground:${colours.ground};--ink:${colours.ink};--quiet:${colours.quiet};--accent:${own};--on-accent:${readable('#FFFFFF', own)}}`;
  return `${rules(day, accent(bgColor))}@media(prefers-color-scheme:dark){${rules(dark, accent(night))}}`;
}

/** The colour where it can be read on this ground, else black or white. */
function readable(colour: string, ground: string): string {
  if (colour && colord(colour).contrast(ground) >= 4.5) return colour;
  return colord(ground).contrast('#000000') >= colord(ground).contrast('#FFFFFF') ? '#000000' : '#FFFFFF';
}
