import { randomUUID } from 'node:crypto';
import { Controller, Inject, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { submitForm } from '@linkyard/contracts';
import { Bus, DomainError, fieldErrors } from '@linkyard/service-kit';
import { z } from 'zod';
import { contractKey } from '../http/contract-metadata.js';
import { ContextFactory } from '../http/request-context.js';
import { formAnswerPage } from './form-answer-page.js';

const notAnswers = new Set(['website_url', 'started_at', 'idempotencyKey']);
const bodySchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** The way of a form without JavaScript: the same command as the script's, answered by a page instead of JSON. @source design 6 */
@Controller()
export class FormPostController {
  constructor(
    @Inject(Bus) private readonly bus: Bus,
    @Inject(ContextFactory) private readonly contexts: ContextFactory,
  ) {}

  @Post('/f/:campaignId/:pageId/:sectionId')
  @contractKey({ path: '/f/:campaignId/:pageId/:sectionId', role: 'public', rate: submitForm.http?.rate })
  async submit(@Param() params: Record<string, string>, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const back = sameSiteReferer(request);
    try {
      const payload = this.payloadOf(params, bodySchema.parse(request.body ?? {}));
      const thanks = await this.bus.request(submitForm, payload, this.contexts.of(request));
      if (thanks.link) return await reply.status(303).header('location', thanks.link).send();
      return await sendPage(reply, 200, 'Thank you', [thanks.text], back);
    } catch (error) {
      if (error instanceof z.ZodError)
        return sendPage(reply, 422, 'Please check your answers', ['The form could not be read.'], back);
      if (!(error instanceof DomainError)) throw error;
      const lines = error.details.errors?.map(({ message }) => message) ?? [error.text];
      return sendPage(reply, error.http, 'Please check your answers', lines, back);
    }
  }

  /** @throws DomainError core.invalid_input */
  private payloadOf(params: Record<string, string>, body: Record<string, string | string[]>) {
    const answers = Object.fromEntries(Object.entries(body).filter(([name]) => !notAnswers.has(name)));
    const started = Number(body['started_at']);
    const payload = {
      ...params,
      answers,
      idempotencyKey: typeof body['idempotencyKey'] === 'string' ? body['idempotencyKey'] : randomUUID(),
      website_url: typeof body['website_url'] === 'string' ? body['website_url'] : undefined,
      elapsedMs:
        Number.isFinite(started) && started > 0 ? Math.min(86_400_000, Math.max(0, Date.now() - started)) : null,
    };
    const parsed = submitForm.request.safeParse(payload);
    if (!parsed.success) throw new DomainError('core.invalid_input', { errors: fieldErrors(parsed.error) });
    return parsed.data;
  }
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
    .send(formAnswerPage(title, lines, back));
