import type { DomainError } from '@linkyard/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusalText } from '../locales/spoken-refusal.js';
import { i18n } from '../locales/texts.js';
import { endPage } from './end-page.js';

/** A person who opens an address reads a page; a client that reads JSON gets the refusal of a call. */
export const isOpenedByBrowser = ({ method, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && /\btext\/html\b/i.test(headers.accept ?? '');

export function sendErrorPage(reply: FastifyReply, error: DomainError, requestId: string) {
  const { retryAfterSec } = error.details;
  if (retryAfterSec) void reply.header('retry-after', String(retryAfterSec));
  void reply.header('x-request-id', requestId);
  const isMissing = error.http === 404;
  const title = isMissing ? i18n.t('There is no page here.') : refusalText(error);
  const text = isMissing ? i18n.t('The address may have changed, or its owner took it down.') : '';
  const link = { href: '/', text: i18n.t('Back to the page') };
  const { headers, body } = endPage(reply.request.raw, { title, text, link });
  void reply.status(error.http).headers(headers).send(body);
}
