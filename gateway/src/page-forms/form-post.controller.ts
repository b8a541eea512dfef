import { randomUUID } from 'node:crypto';
import { Controller, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fieldErrors, ratePage, submitForm, submitUpload } from '@linkyard/contracts';
import { Bus, DomainError } from '@linkyard/service-kit';
import type { z } from 'zod';
import { contractKey } from '../http/contract-metadata.js';
import { acceptsForms } from '../http/own-origin.guard.js';
import { elapsedSince, postedFields, sameSiteReferer } from '../http/posted-forms.js';
import { ContextFactory } from '../http/request-context.js';
import { UploadReceiver } from '../uploads/upload-receiver.js';
import type { Exchange } from '../public-screens/form-answers.js';
import { MessageAnswers } from '../public-screens/message-answers.js';
import { marksOfPage, outcomeOf } from './form-reply.js';

type Posted = z.output<typeof postedFields>;
const notAnswers = new Set(['website_url', 'started_at', 'idempotencyKey']);

/** The way of a form without JavaScript: the same command as the script's, answered by a page instead of JSON. @source design 6 */
@Controller()
export class FormPostController {
  constructor(
    private readonly bus: Bus,
    private readonly contexts: ContextFactory,
    private readonly uploads: UploadReceiver,
    private readonly messages: MessageAnswers,
  ) {}

  @Post('/f/:campaignId/:pageId/:sectionId')
  @acceptsForms(true)
  @contractKey({ path: '/f/:campaignId/:pageId/:sectionId', role: 'public', rate: submitForm.http?.rate })
  async submit(@Param() params: Record<string, string>, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.answer({ request, reply }, () => {
      const body = postedFields.parse(request.body ?? {});
      const answers = Object.fromEntries(Object.entries(body).filter(([name]) => !notAnswers.has(name)));
      const payload = checked(submitForm, {
        ...params,
        answers,
        ...envelopeOf(body),
        attribution: marksOfPage(request),
      });
      return this.bus.request(submitForm, payload, this.contexts.of(request));
    });
  }

  @Post('/f/:campaignId/:pageId/:sectionId/rating')
  @acceptsForms(true)
  @contractKey({ path: '/f/:campaignId/:pageId/:sectionId/rating', role: 'public', rate: ratePage.http?.rate })
  async rate(@Param() params: Record<string, string>, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.answer({ request, reply }, () => {
      const body = postedFields.parse(request.body ?? {});
      const { comment = '', name = '', email = '' } = body;
      const stars = Number(body['stars']);
      const payload = checked(ratePage, {
        ...params,
        stars,
        comment,
        name,
        email,
        ...envelopeOf(body),
        attribution: marksOfPage(request),
      });
      return this.bus.request(ratePage, payload, this.contexts.of(request));
    });
  }

  @Post('/f/:campaignId/:pageId/:sectionId/file')
  @acceptsForms(true)
  @contractKey({ path: '/f/:campaignId/:pageId/:sectionId/file', role: 'public', rate: submitUpload.http?.rate })
  async upload(@Param() params: Record<string, string>, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.answer({ request, reply }, async () => {
      if (!submitUpload.http) throw new DomainError('core.not_found');
      const { file, ...posted } = await this.uploads.receive(request, submitUpload.http);
      try {
        const body = postedFields.parse(posted);
        const { name = '', email = '', message = '' } = body;
        const payload = checked(submitUpload, {
          ...params,
          file,
          name,
          email,
          message,
          ...envelopeOf(body),
          attribution: marksOfPage(request),
        });
        return await this.bus.request(submitUpload, payload, this.contexts.of(request));
      } catch (error) {
        await this.uploads.discard({ file }, request);
        throw error;
      }
    });
  }

  private async answer({ request, reply }: Exchange, work: Parameters<typeof outcomeOf>[0]) {
    const outcome = await outcomeOf(work);
    if ('link' in outcome) return reply.status(303).header('location', outcome.link).send();
    return this.messages.send({ request, reply }, { ...outcome, back: sameSiteReferer(request) });
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
