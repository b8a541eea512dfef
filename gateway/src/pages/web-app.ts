import type { IncomingMessage, ServerResponse } from 'node:http';
import { randomToken } from '@linkyard/crypto';
import { acceptedLanguage, directionOf } from '@linkyard/languages';
import { inLanguage } from '@linkyard/languages/request';
import { i18n } from '../locales/texts.js';
import type { AppKeys } from '../auth/app-keys.js';
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
  text: string;
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
const notBuilt = (): Message => ({
  title: i18n.t('The web app is not built yet.'),
  text: i18n.t('Run npm start, which builds it.'),
});

/** The built web app, and the small pages the gateway has of its own. */
export class WebApp {
  /** True for the path of a screen, also where calls have the same first segment (`/admin/users`). */
  readonly isScreen: (path: string) => boolean;

  constructor(
    private readonly files: StaticFiles,
    private readonly siteFiles: (path: string, host: string) => Promise<{ type: string; body: string } | null>,
    private readonly keys: Pick<AppKeys, 'keyForDocument'>,
    private readonly site: { pictureOrigins: readonly string[]; siteTitle: string },
  ) {
    this.isScreen = screenMatcher(files.text('/screens.json'));
  }

  /** The app's document. A path that no screen has is answered 404 with it, and the app shows its error page. */
  async shell(path: string, request: IncomingMessage, response: ServerResponse) {
    // A preview belongs to a template; without one there is only the list to choose from.
    if (/^\/preview\/?$/.test(path))
      return response.writeHead(302, { location: '/mylinks', 'cache-control': 'no-store' }).end();
    if (!this.files.has('/index.html')) return this.message(request, response, 503, notBuilt);
    const nonce = randomToken(16);
    const body = withKey(this.files.text('/index.html') ?? '', nonce, this.keys.keyForDocument(request.headers));
    response.writeHead(this.isScreen(path) ? 200 : 404, {
      ...appHeadersFor(this.site.pictureOrigins, nonce),
      'content-length': Buffer.byteLength(body),
    });
    return response.end(request.method === 'HEAD' ? undefined : body);
  }

  async siteFile(path: string, host: string, request: IncomingMessage, response: ServerResponse) {
    const file = await this.siteFiles(path, host);
    if (!file) return this.notFound(host, request, response);
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
    const language = acceptedLanguage(request.headers['accept-language']);
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      vary: 'accept-language',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    });
    const page = inLanguage(language, () => messagePage(message(), this.site.siteTitle, host));
    response.end(request.method === 'HEAD' ? undefined : page);
  }
}

/** The build writes this in place of a nonce (`html.cspNonce` of frontend/vite.config.ts). */
const noncePlaceholder = 'nonce-of-this-document';

const withKey = (html: string, nonce: string, key: string | null) =>
  html
    .replaceAll(noncePlaceholder, nonce)
    .replace('</title>', key === null ? '</title>' : `</title><meta name="app-key" content="${key}">`);

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const messagePage = ({ title, text }: Message, siteTitle: string, host?: string) => `<!doctype html>
<html lang="${i18n.language}" dir="${directionOf(i18n.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(`${title} | ${siteTitle}`)}</title>
<style>body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fafaf7;color:#16201b;font:17px/1.5 system-ui,sans-serif}main{max-width:26rem;padding:2rem;text-align:center}
svg{width:96px;height:96px;color:#1f7a4d}h1{font-size:1.6rem;line-height:1.2;margin:1rem 0 .5rem}p{margin:0;color:#5c675f}small{display:block;margin-top:1.5rem;color:#5c675f}
@media(prefers-color-scheme:dark){body{background:#111613;color:#edf1ee}svg{color:#4fc088}p,small{color:#a9b5ac}}</style></head>
<body><main><svg viewBox="0 0 96 96" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" aria-hidden="true"><path d="M14 74h68M24 74V46l24-20 24 20v28"/><path d="M40 74V58h16v16" opacity=".5"/><circle cx="70" cy="24" r="6" opacity=".5"/></svg>
<h1>${escape(title)}</h1><p>${escape(text)}</p>${host ? `<small>${escape(host)}</small>` : ''}</main></body></html>`;
