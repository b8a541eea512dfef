import { directionOf } from '@linkyard/languages';
import type { DomainError } from '@linkyard/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusalText } from '../locales/spoken-refusal.js';
import { i18n } from '../locales/texts.js';

/** A person who opens an address reads a page; a client that reads JSON gets the refusal of a call. */
export const isOpenedByBrowser = ({ method, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && /\btext\/html\b/i.test(headers.accept ?? '');

export function sendErrorPage(reply: FastifyReply, error: DomainError, requestId: string) {
  const { retryAfterSec } = error.details;
  if (retryAfterSec) void reply.header('retry-after', String(retryAfterSec));
  void reply.header('x-request-id', requestId).header('x-robots-tag', 'noindex');
  const isMissing = error.http === 404;
  const title = isMissing ? i18n.t('There is no page here.') : refusalText(error);
  const lines = isMissing ? [i18n.t('The address may have changed, or its owner took it down.')] : [];
  void reply
    .status(error.http)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
    .header('cache-control', 'no-store')
    .header('content-language', i18n.language)
    .header('vary', 'accept-language')
    .send(errorPage(title, lines));
}

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const errorPage = (title: string, lines: readonly string[]) => `<!doctype html>
<html lang="${i18n.language}" dir="${directionOf(i18n.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(title)}</title>
<style>body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fafaf7;color:#16201b;font:17px/1.5 system-ui,sans-serif}main{max-width:28rem;padding:2rem}h1{font-size:1.6rem;line-height:1.2;margin:0 0 .5rem}
a{display:inline-block;margin-top:1.25rem;padding:.8rem 1.4rem;border-radius:8px;background:#1f7a4d;color:#fff;text-decoration:none}@media(prefers-color-scheme:dark){body{background:#111613;color:#edf1ee}a{background:#4fc088;color:#111613}}</style></head>
<body><main><h1>${escape(title)}</h1>${lines.map((line) => `<p>${escape(line)}</p>`).join('')}<a href="/">${escape(i18n.t('Back to the page'))}</a></main></body></html>`;
