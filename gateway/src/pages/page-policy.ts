import { frameSources, type PixelName } from '@linkyard/contracts';

type Directive = 'script-src' | 'connect-src' | 'frame-src';
type Sources = Partial<Record<Directive, string[]>>;

/** What a public page may do: its own scripts, frames of players and a map after a click, and the sandboxed frame; nothing else. @source design 8 */
const own: [string, string[]][] = [
  ['default-src', ["'none'"]],
  ['script-src', ["'self'"]],
  ['style-src', ["'self'", "'unsafe-inline'"]],
  ['img-src', ["'self'", 'https:', 'data:']],
  ['font-src', ["'self'"]],
  ['media-src', ["'self'", 'https:']],
  ['connect-src', ["'self'"]],
  ['form-action', ["'self'"]],
  ['frame-src', ["'self'", ...frameSources]],
  ['manifest-src', ["'self'"]],
  // The one worker of the origin, for pages that can be followed.
  ['worker-src', ["'self'"]],
  ['base-uri', ["'none'"]],
  // In a frame of the app a script of the page would reach it (ADR 0034).
  ['frame-ancestors', ["'none'"]],
];

const google = 'https://www.googletagmanager.com';
const collectors = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/** The hosts each analytics provider loads from and sends to. Anything else they load stays blocked. @source the vendors' pages on CSP */
const ofPixels: Record<PixelName, Sources> = {
  ga4: { 'script-src': [google], 'connect-src': collectors },
  gtm: { 'script-src': [google, 'https://www.google-analytics.com'], 'connect-src': collectors },
  metaPixel: {
    'script-src': ['https://connect.facebook.net'],
    'connect-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
  },
  tiktokPixel: { 'script-src': ['https://analytics.tiktok.com'], 'connect-src': ['https://analytics.tiktok.com'] },
  pinterestTag: {
    'script-src': ['https://s.pinimg.com', 'https://ct.pinterest.com'],
    'connect-src': ['https://ct.pinterest.com'],
    'frame-src': ['https://ct.pinterest.com'],
  },
};

/** The policy of a page; a measuring service is let in only on a page that asks for it. */
export function pagePolicy(pixels: readonly PixelName[] = []): string {
  const more = (name: string) =>
    pixels.flatMap((pixel) => Object.entries(ofPixels[pixel]).find(([of]) => of === name)?.[1] ?? []);
  return own.map(([name, sources]) => [name, ...new Set([...sources, ...more(name)])].join(' ')).join('; ');
}

export const publicPagePolicy = pagePolicy();

/** The editor and the lists of links show drafts in frames. */
export const previewPolicy = publicPagePolicy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
