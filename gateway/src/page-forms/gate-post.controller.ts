import { Controller, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fieldErrors, openGate, type RequestInput } from '@linkyard/contracts';
import { Bus, DomainError } from '@linkyard/service-kit';
import { z } from 'zod';
import { contractKey } from '../http/contract-metadata.js';
import { sendRefusal } from '../http/error.filter.js';
import { acceptsForms } from '../http/own-origin.guard.js';
import { sameSiteReferer } from '../http/posted-forms.js';
import { ContextFactory, requestState } from '../http/request-context.js';
import { refusalText } from '../locales/spoken-refusal.js';
import { i18n } from '../locales/texts.js';
import { GateTokens } from '../pages/gate-tokens.js';
import { MessageAnswers } from '../public-screens/message-answers.js';
import { marksOfPage } from './form-reply.js';

/** A visitor tries one gate a few times, a machine many. The service counts wrong passwords besides. */
const gateRate = [
  { limit: 20, windowSec: 60, by: 'network' as const },
  { limit: 200, windowSec: 3600, by: 'network' as const },
];
const bodySchema = z.object({
  password: z.string().optional(),
  birthdate: z.string().optional(),
  confirmed: z.string().optional(),
  email: z.string().optional(),
  consent: z.string().optional(),
  website_url: z.string().optional(),
  elapsed: z.coerce.number().int().min(0).max(86_400_000).optional().catch(undefined),
});

/** Handles the gates of public pages: a form post redirects back to the page, a script gets JSON; both get the token as a cookie. @source ADR 0010 */
@Controller()
export class GatePostController {
  constructor(
    private readonly bus: Bus,
    private readonly contexts: ContextFactory,
    private readonly tokens: GateTokens,
    private readonly messages: MessageAnswers,
  ) {}

  @Post('/g/:campaignId/:pageId/:slot')
  @acceptsForms(true)
  @contractKey({ path: '/g/:campaignId/:pageId/:slot', role: 'public', rate: gateRate })
  async open(@Param() params: Record<string, string>, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const isScript = request.headers.accept === 'application/json';
    void reply.header('cache-control', 'no-store');
    try {
      const answer = answerOf(params, request);
      const { path, version } = await this.bus.request(openGate, answer, this.contexts.of(request));
      void reply.header(
        'set-cookie',
        await this.tokens.cookie({ campaignId: answer.campaignId, version }, answer.slot),
      );
      if (isScript) return await reply.status(200).send({ status: 1, message: '', data: { path } });
      return await reply.status(303).header('location', `${path}#g-${answer.slot}`).send();
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const refused = inOneSentence(error);
      if (isScript) return sendRefusal(reply, refused, requestState(request).requestId);
      const message = { status: error.http, title: i18n.t('This did not open it'), lines: [refusalText(refused)] };
      return this.messages.send({ request, reply }, { ...message, back: sameSiteReferer(request) });
    }
  }
}

/** @throws DomainError core.invalid_input */
function answerOf(params: Record<string, string>, request: FastifyRequest) {
  const typed = bodySchema.safeParse(request.body ?? {});
  if (!typed.success) throw new DomainError('core.invalid_input', { errors: fieldErrors(typed.error) });
  const { confirmed, consent, elapsed, ...texts } = typed.data;
  const payload = {
    ...params,
    ...texts,
    confirmed: confirmed === 'yes',
    consent: consent === 'yes',
    elapsedMs: elapsed ?? null,
    attribution: marksOfPage(request),
  };
  const parsed = openGate.request.safeParse(payload);
  if (!parsed.success) throw new DomainError('core.invalid_input', { errors: fieldErrors(parsed.error) });
  return parsed.data satisfies RequestInput<typeof openGate>;
}

/** A gate has one field: what is wrong with it is the whole answer. */
function inOneSentence(error: DomainError): DomainError {
  const [first] = error.details.errors ?? [];
  return first ? new DomainError(error.code, { ...error.details, reason: first }) : error;
}
