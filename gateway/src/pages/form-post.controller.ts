import { randomUUID } from 'node:crypto';
import { Controller, Inject, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ratePage, submitForm } from '@linkyard/contracts';
import { Bus, DomainError, fieldErrors } from '@linkyard/service-kit';
import type { z } from 'zod';
import { contractKey } from '../http/contract-metadata.js';
import { ContextFactory } from '../http/request-context.js';
import { answerByPage, elapsedSince, postedFields } from './form-reply.js';

type Posted = z.output<typeof postedFields>;
const notAnswers = new Set(['website_url', 'started_at', 'idempotencyKey']);

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
    return answerByPage(request, reply, () => {
      const body = postedFields.parse(request.body ?? {});
      const answers = Object.fromEntries(Object.entries(body).filter(([name]) => !notAnswers.has(name)));
      const payload = checked(submitForm, { ...params, answers, ...envelopeOf(body) });
      return this.bus.request(submitForm, payload, this.contexts.of(request));
    });
  }

  @Post('/f/:campaignId/:pageId/:sectionId/rating')
  @contractKey({ path: '/f/:campaignId/:pageId/:sectionId/rating', role: 'public', rate: ratePage.http?.rate })
  async rate(@Param() params: Record<string, string>, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return answerByPage(request, reply, () => {
      const body = postedFields.parse(request.body ?? {});
      const { comment = '', name = '', email = '' } = body;
      const stars = Number(body['stars']);
      const payload = checked(ratePage, { ...params, stars, comment, name, email, ...envelopeOf(body) });
      return this.bus.request(ratePage, payload, this.contexts.of(request));
    });
  }
}

const envelopeOf = (body: Posted) => ({
  idempotencyKey: typeof body['idempotencyKey'] === 'string' ? body['idempotencyKey'] : randomUUID(),
  website_url: typeof body['website_url'] === 'string' ? body['website_url'] : undefined,
  elapsedMs: elapsedSince(body['started_at']),
});

/** @throws DomainError core.invalid_input */
function checked<Request extends z.ZodType>({ request }: { request: Request }, payload: unknown): z.output<Request> {
  const parsed = request.safeParse(payload);
  if (!parsed.success) throw new DomainError('core.invalid_input', { errors: fieldErrors(parsed.error) });
  return parsed.data;
}
