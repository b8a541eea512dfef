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
  ...['/wallet', '/wallet/lost', '/receipt', '/thankyou', '/imprint'],
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
 * @param clean files of other sites that are the same here; they are seen without their text
 */
export async function crawlSite(ask: Ask, more: readonly string[] = [], clean = new CleanFiles()): Promise<Seen[]> {
  const waiting = [...beginnings, ...more];
  const known = new Set(waiting);
  const seen: Seen[] = [];
  let bytes = 0;
  const follow = (addresses: readonly string[]) => {
    for (const next of addresses) {
      if (known.has(next) || known.size >= maxFiles) continue;
      known.add(next);
      waiting.push(next);
    }
  };
  const open = async (path: string) => {
    const before = clean.get(path);
    if (before) {
      seen.push({ where: path, text: '' });
      return follow(before);
    }
    const { status, headers, text } = await ask(path);
    const isText = isReadable(headers['content-type']);
    bytes += text.length;
    seen.push({ where: path, headers, text: isText ? text : '' });
    if (!isText) return;
    const named = addressesIn(text, path);
    if (status === 200) clean.note(path, named);
    follow(named);
  };
  while (waiting.length > 0 && bytes < maxBytes) await Promise.all(waiting.splice(0, atOnce).map(open));
  return seen;
}

/**
 * Files whose name is a hash of what is in them, with the files that they name. One that was found clean is clean on every site: it is looked
 * through once by a process.
 */
export class CleanFiles {
  constructor(private readonly files = new Map<string, readonly string[]>()) {}

  /** For one check: what it finds stands here once it has ended well. */
  copy(): CleanFiles {
    return new CleanFiles(new Map(this.files));
  }

  get(path: string): readonly string[] | undefined {
    return this.files.get(path);
  }

  note(path: string, named: readonly string[]): void {
    if (/^\/assets\/.+-[\w-]{8}\.(?:js|css)$/.test(path)) this.files.set(path, named);
  }

  /** What was not clean is looked through again. */
  drop(paths: Iterable<string>): void {
    for (const path of paths) this.files.delete(path);
  }
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
