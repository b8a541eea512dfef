import type { Brand } from '@linkyard/contracts';
import { appLook, appLookCss } from '@linkyard/storefront/document';
import { LRUCache } from 'lru-cache';
import { escapeHtml } from '../http/escape-html.js';
import { brandHash } from '../sites/brand-hash.js';
import { iconAddress } from './site-icons.js';

/** What the build leaves open in frontend/index.html. The nonce is `html.cspNonce` of frontend/vite.config.ts. */
const places = {
  head: '<!--site:head-->',
  splash: '<!--site:splash-->',
  noscript: '<!--site:noscript-->',
  appKey: '<!--app:key-->',
  nonce: 'nonce-of-this-document',
} as const;
/** The platform's own in dark mode; its other colours are in libs/ui/src/tokens. @source look.md "Tokens" */
const darkGround = '#111613';

interface OfRequest {
  nonce: string;
  appKey: string | null;
}

/** The document of the signed-in app, in the name and the look of each site. */
export class AppDocuments {
  private readonly branded = new LRUCache<string, string>({ max: 500 });

  /** @param built undefined while the app is not built */
  constructor(private readonly built: string | undefined) {}

  /** @returns null while the app is not built */
  of(brand: Brand, { nonce, appKey }: OfRequest): string | null {
    if (this.built === undefined) return null;
    const hash = brandHash(brand);
    const html = this.branded.get(hash) ?? withBrand(this.built, brand);
    this.branded.set(hash, html);
    const key = appKey === null ? '' : `<meta name="app-key" content="${appKey}">`;
    return html.replaceAll(places.nonce, nonce).replace(places.appKey, key);
  }
}

/** Replacements are functions, because `$` has a meaning in a text. */
const withBrand = (html: string, brand: Brand) =>
  html
    .replace(places.head, () => headOf(brand))
    .replace(places.splash, () => splashOf(brand))
    .replace(places.noscript, () => noscriptOf(brand));

function headOf(brand: Brand) {
  const { title, description } = brand;
  const [name, about] = [escapeHtml(title), escapeHtml(description)];
  const { light, dark, isDark, css } = looks(brand);
  return [
    `<title>${name}</title>`,
    ...(about && [`<meta name="description" content="${about}">`]),
    `<meta name="application-name" content="${name}">`,
    `<meta name="apple-mobile-web-app-title" content="${name}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${isDark ? dark : light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${dark}">`,
    `<link rel="icon" type="image/png" sizes="32x32" href="${iconAddress(brand, '32')}">`,
    `<link rel="apple-touch-icon" sizes="180x180" href="${iconAddress(brand, '180')}">`,
    `<link rel="manifest" href="/manifest.webmanifest?v=${brandHash(brand)}">`,
    ...(isDark ? ['<meta name="site-scheme" content="dark">'] : []),
    `<style nonce="${places.nonce}">:root{--site-ground:${light}}:root[data-mantine-color-scheme='dark']{--site-ground:${dark}}${css}</style>`,
    `<script type="application/json" id="seo-data">${seoData(brand)}</script>`,
  ].join('');
}

/** The grounds of the app in both schemes, and the sheet of a reseller's colours. */
function looks({ whiteLabel, theme }: Brand) {
  if (!whiteLabel) return { light: theme.bgColor, dark: darkGround, isDark: false, css: '' };
  const look = appLook(theme);
  const { light, dark } = look;
  return { light: light.tokens.paper, dark: dark.tokens.paper, isDark: look.chosen === 'dark', css: appLookCss(look) };
}

/** What the app shows before it has asked anything. As JSON that cannot end its element. @source spec 2 "SEO data" */
const seoData = (brand: Brand) =>
  JSON.stringify({
    site_title: brand.title,
    site_icon: iconAddress(brand, '192'),
    title: brand.title,
    description: brand.description,
    made_with: brand.showPoweredBy,
    // The clients at Google and Facebook are the platform's.
    social_sign_in: !brand.whiteLabel,
  }).replaceAll('<', '\\u003c');

/** Until the app's script runs; then frontend/src/shared/brand/Splash.tsx shows the same. */
const splashOf = (brand: Brand) =>
  `<div role="status" aria-label="Loading" class="splash"><img src="${iconAddress(brand, '192')}" alt="" width="44" height="44"></div>`;

const noscriptOf = ({ title }: Brand) =>
  `<noscript>The screens of ${escapeHtml(title)} need JavaScript. The pages you publish do not.</noscript>`;
