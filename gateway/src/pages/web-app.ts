import type { IncomingMessage, ServerResponse } from 'node:http';
import { randomToken } from '@linkyard/crypto';
import type { Site } from '@linkyard/contracts';
import { acceptedLanguage } from '@linkyard/languages';
import { inLanguage } from '@linkyard/languages/request';
import { i18n } from '../locales/texts.js';
import type { AppKeys } from '../auth/app-keys.js';
import { endPage } from '../http/end-page.js';
import { siteOfRequest } from '../sites/request-site.js';
import { AppDocuments } from './app-document.js';
import { screenMatcher } from './screen-matcher.js';
import type { StaticFiles } from './static-files.js';

/**
 * What the signed-in app may do: its own files; style sheets that it makes itself, by the nonce; frames of previews; pictures of any
 * host with TLS, among them the thumbnails of stock services (ADR 0013).
 * @param pictureOrigins further ones, of simulated services
 */
const appPolicy = (pictureOrigins: readonly string[], nonce: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' https: data: blob:", ...pictureOrigins].join(' '),
    "font-src 'self'",
    "connect-src 'self' ws: wss:",
    "media-src 'self' https: blob:",
    "frame-src 'self' https://www.youtube-nocookie.com",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const appHeadersFor = (pictureOrigins: readonly string[], nonce: string) => ({
  'content-type': 'text/html; charset=utf-8',
  // It holds the key of the browser, which no script of another page may find in the cache (ADR 0034).
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': appPolicy(pictureOrigins, nonce),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  // Another value than that of public pages and screens, so that a script there that opens the app cannot reach into it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
});

interface Message {
  title: string;
  text?: string;
}
const hostRefusals = {
  400: (): Message => ({
    title: i18n.t('The request could not be read.'),
    text: i18n.t('Please check the address.'),
  }),
  421: (): Message => ({
    title: i18n.t('This address is not served here.'),
    text: i18n.t('If it is yours, connect it first.'),
  }),
  503: (): Message => ({
    title: i18n.t('This page is not available right now.'),
    text: i18n.t('Please try again in a moment.'),
  }),
};
const noPage = (): Message => ({
  title: i18n.t('There is no page here.'),
  text: i18n.t('The address may have changed, or its owner took it down.'),
});
/** It says neither whose the page is nor why. */
const off = (): Message => ({ title: i18n.t('This page is not available right now.') });
const notBuilt = (): Message => ({
  title: i18n.t('The web app is not built yet.'),
  text: i18n.t('Run npm start, which builds it.'),
});

export interface SiteFile {
  type: string;
  body: string;
}

/** The built web app, and the small pages the gateway has of its own. */
export class WebApp {
  /** True for the path of a screen, also where calls have the same first segment (`/admin/users`). */
  readonly isScreen: (path: string) => boolean;

  private readonly documents: AppDocuments;

  constructor(
    files: StaticFiles,
    private readonly siteFiles: (path: string, site: Site) => Promise<SiteFile | null>,
    private readonly keys: Pick<AppKeys, 'keyForDocument'>,
    private readonly pictureOrigins: readonly string[],
  ) {
    this.isScreen = screenMatcher(files.text('/screens.json'));
    this.documents = new AppDocuments(files.text('/index.html'));
  }

  /** The app's document. A path that no screen has is answered 404 with it, and the app shows its error page. */
  async shell(path: string, request: IncomingMessage, response: ServerResponse) {
    // A preview belongs to a template; without one there is only the list to choose from.
    if (/^\/preview\/?$/.test(path))
      return response.writeHead(302, { location: '/mylinks', 'cache-control': 'no-store' }).end();
    const nonce = randomToken(16);
    const site = siteOfRequest({ raw: request });
    const body = this.documents.of(site, { nonce, appKey: this.keys.keyForDocument(request.headers) });
    if (body === null) return this.message(request, response, 503, notBuilt);
    response.writeHead(this.isScreen(path) ? 200 : 404, {
      ...appHeadersFor(this.pictureOrigins, nonce),
      'content-length': Buffer.byteLength(body),
    });
    return response.end(request.method === 'HEAD' ? undefined : body);
  }

  async siteFile(path: string, request: IncomingMessage, response: ServerResponse) {
    const site = siteOfRequest({ raw: request });
    const file = await this.siteFiles(path, site);
    if (!file) return this.notFound(site.host, request, response);
    response.writeHead(200, {
      'content-type': file.type,
      'cache-control': 'public, max-age=300',
      'x-content-type-options': 'nosniff',
    });
    return response.end(request.method === 'HEAD' ? undefined : file.body);
  }

  notFound(host: string, request: IncomingMessage, response: ServerResponse) {
    return this.message(request, response, 404, noPage, host);
  }

  /** For a page of a person whose account is closed, where the site does not want it to look gone. */
  off(request: IncomingMessage, response: ServerResponse) {
    return this.message(request, response, 404, off);
  }

  /** A page for a request whose Host header is not served (421), not readable (400), or cannot be looked up now (503). */
  refuseHost(status: 400 | 421 | 503, request: IncomingMessage, response: ServerResponse) {
    return this.message(request, response, status, hostRefusals[status]);
  }

  /** Requests for pages do not pass Fastify, which knows the language of the others. */
  private message(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    message: () => Message,
    host?: string,
  ) {
    inLanguage(acceptedLanguage(request.headers['accept-language']), () => {
      const { headers, body } = endPage(request, { ...message(), host });
      response.writeHead(status, headers);
      response.end(request.method === 'HEAD' ? undefined : body);
    });
  }
}
