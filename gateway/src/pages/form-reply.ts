import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '@linkyard/service-kit';
import { z } from 'zod';
import { inVisitorsWords } from '../locales/refusal-texts.js';
import { i18n } from '../locales/texts.js';
import { formAnswerPage } from './form-answer-page.js';

/** What a form without files posts. */
export const postedFields = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** Runs a form post that came without JavaScript: it is answered by a page that leads back, refusals in their own words. */
export async function answerByPage(
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<{ text: string; link?: string | null }>,
) {
  const back = sameSiteReferer(request);
  try {
    const { text, link } = await work();
    if (link) return await reply.status(303).header('location', link).send();
    return await sendPage(reply, 200, i18n.t('Thank you'), [text], back);
  } catch (error) {
    if (error instanceof z.ZodError)
      return sendPage(reply, 422, i18n.t('Please check your answers'), [i18n.t('The form could not be read.')], back);
    if (!(error instanceof DomainError)) throw error;
    const { details, text, http } = inVisitorsWords(error);
    const lines = details.errors?.map(({ message }) => message) ?? [text];
    return sendPage(reply, http, i18n.t('Please check your answers'), lines, back);
  }
}

/** Milliseconds a form was open; null where no script noted when it was opened. */
export function elapsedSince(started: unknown): number | null {
  const at = Number(started);
  return Number.isFinite(at) && at > 0 ? Math.min(86_400_000, Math.max(0, Date.now() - at)) : null;
}

/** The page the visitor came from, when it is on this host; never somewhere else. */
export function sameSiteReferer(request: FastifyRequest): string {
  const referer = request.headers.referer ?? '';
  if (!URL.canParse(referer)) return '/';
  const { host, pathname } = new URL(referer);
  return host === request.headers.host ? pathname : '/';
}

export const sendPage = (reply: FastifyReply, status: number, title: string, lines: string[], back: string) =>
  reply
    .status(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
    .header('cache-control', 'no-store')
    .header('content-language', i18n.language)
    .header('vary', 'accept-language')
    .send(formAnswerPage(title, lines, back));
