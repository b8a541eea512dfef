import { legalKeys, legalPaths, type Brand, type Site } from '@linkyard/contracts';
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

type DocumentSite = Pick<Site, 'brand' | 'legal' | 'social' | 'signup' | 'origins'>;
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
  of(site: DocumentSite, { nonce, appKey }: OfRequest): string | null {
    if (this.built === undefined) return null;
    const { brand, legal, social, signup, origins } = site;
    const version = `${brandHash(brand)} ${JSON.stringify([legal, social, signup, origins.app])}`;
    const html = this.branded.get(version) ?? withBrand(this.built, site);
    this.branded.set(version, html);
    const key = appKey === null ? '' : `<meta name="app-key" content="${appKey}">`;
    return html.replaceAll(places.nonce, nonce).replace(places.appKey, key);
  }
}

/** Replacements are functions, because `$` has a meaning in a text. */
const withBrand = (html: string, site: DocumentSite) =>
  html
    .replace(places.head, () => headOf(site))
    .replace(places.splash, () => splashOf(site.brand))
    .replace(places.noscript, () => noscriptOf(site.brand));

function headOf(site: DocumentSite) {
  const { brand } = site;
  const { title, description } = brand;
  const [name, about] = [escapeHtml(title), escapeHtml(description)];
  const { light, dark, isDark, css } = looks(brand);
  return [
    `<title>${name}</title>`,
    ...(about && [`<meta name="description" content="${about}">`]),
    `<meta name="application-name" content="${name}">`,
    `<meta name="apple-mobile-web-app-title" content="${name}">`,
    `<meta property="og:title" content="${name}">`,
    ...(about && [`<meta property="og:description" content="${about}">`]),
    `<meta property="og:image" content="${new URL(iconAddress(brand, '512'), site.origins.app).href}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${isDark ? dark : light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${dark}">`,
    `<link rel="icon" type="image/png" sizes="32x32" href="${iconAddress(brand, '32')}">`,
    `<link rel="apple-touch-icon" sizes="180x180" href="${iconAddress(brand, '180')}">`,
    `<link rel="manifest" href="/manifest.webmanifest?v=${brandHash(brand)}">`,
    ...(isDark ? ['<meta name="site-scheme" content="dark">'] : []),
    `<style nonce="${places.nonce}">:root{--site-ground:${light}}:root[data-mantine-color-scheme='dark']{--site-ground:${dark}}${css}</style>`,
    `<script type="application/json" id="seo-data">${seoData(site)}</script>`,
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
const seoData = ({ brand, legal, social, signup }: DocumentSite) =>
  JSON.stringify({
    site_title: brand.title,
    site_icon: markOf(brand),
    ...(brand.whiteLabel && brand.logo ? { site_logo: { src: brand.logo, scheme: appLook(brand.theme).chosen } } : {}),
    white_label: brand.whiteLabel,
    title: brand.title,
    description: brand.description,
    made_with: brand.showPoweredBy,
    signup,
    social_sign_in: social ?? { google: false, facebook: false },
    legal: Object.fromEntries(legalKeys.flatMap((key) => (legal?.[key] ? [[key, legalPaths[key]]] : []))),
  }).replaceAll('<', '\\u003c');

/** Beside the name: the square picture where there is one, because a logo may be lettering, too wide for a square. */
const markOf = (brand: Brand) => (brand.whiteLabel && brand.favicon) || iconAddress(brand, '192');

/** Until the app's script runs; then frontend/src/shared/brand/Splash.tsx shows the same. */
const splashOf = (brand: Brand) =>
  `<div role="status" aria-label="Loading" class="splash"><img src="${escapeHtml(markOf(brand))}" alt="" width="44" height="44"></div>`;

const noscriptOf = ({ title }: Brand) =>
  `<noscript>The screens of ${escapeHtml(title)} need JavaScript. The pages you publish do not.</noscript>`;
