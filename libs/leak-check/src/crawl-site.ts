import type { Seen } from './leaks-in.js';

export interface Answered {
  status: number;
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  text: string;
}
/** Opens one address of the site. @param path from `/` on */
export type Ask = (path: string) => Promise<Answered>;

/** Screens, files and refusals that every site answers without a session. */
const beginnings = [
  ...['/signin', '/signup', '/forgotPassword', '/resetPassword', '/verify/email', '/dashboard', '/white-label'],
  ...['/no-such-page', '/nowhere/at-all', '/user/nowhere', '/checkout/0000000000000000', '/downloadProduct'],
  ...['/terms-of-service', '/privacy-policy', '/error', '/not-found', '/docs', '/docs/openapi.json'],
  ...['/manifest.webmanifest', '/sw.js', '/robots.txt', '/sitemap.xml', '/favicon.ico', '/apple-touch-icon.png'],
  '/colour-scheme.js',
];
const atOnce = 8;
const maxFiles = 3_000;
const maxBytes = 80 * 1024 * 1024;

/**
 * Everything that a site answers without a browser: its screens and refusals, and each file that they load, the texts of scripts included.
 * @param more paths to begin with beside those of every site, such as its pages
 */
export async function crawlSite(ask: Ask, more: readonly string[] = []): Promise<Seen[]> {
  const waiting = [...beginnings, ...more];
  const known = new Set(waiting);
  const seen: Seen[] = [];
  let bytes = 0;
  const open = async (path: string) => {
    const { headers, text } = await ask(path);
    const isText = isReadable(headers['content-type']);
    bytes += text.length;
    seen.push({ where: path, headers, text: isText ? text : '' });
    if (!isText) return;
    for (const next of addressesIn(text, path)) {
      if (known.has(next) || known.size >= maxFiles) continue;
      known.add(next);
      waiting.push(next);
    }
  };
  while (waiting.length > 0 && bytes < maxBytes) await Promise.all(waiting.splice(0, atOnce).map(open));
  return seen;
}

const isReadable = (type: string | readonly string[] | undefined): boolean =>
  type === undefined || /text|json|javascript|xml|manifest|svg/.test(String(type));

/** Files of the site's own that a document, a style or a script names. */
function addressesIn(text: string, from: string): string[] {
  const named = [...text.matchAll(/["'(](\/?assets\/[\w./-]+\.(?:js|css|svg|json)|\.\/[\w-]+\.(?:js|css))["')?]/g)];
  const linked = [...text.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="(\/[^"/][^"]*)"/g)];
  return [...named, ...linked].map(([, address = '']) => {
    const isOfFolder = address.startsWith('./');
    return new URL(isOfFolder ? address : `/${address.replace(/^\//, '')}`, `http://site${from}`).pathname;
  });
}
