import { Catch, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '@linkyard/service-kit';
import { GATEWAY_LOGGER } from '../config/tokens.js';
import { asDomainError } from '../http/error.filter.js';
import { requestState } from '../http/request-context.js';
import { sameSiteReferer } from '../http/posted-forms.js';
import { refusalText } from '../locales/spoken-refusal.js';
import { MessageAnswers } from './message-answers.js';
import { refusalMessage, refusalScreen } from '@linkyard/storefront';
import { words } from '../locales/words.js';
import { Screens } from './screens.js';

/** Refusals of a form whose repetition changes nothing. Others are answered directly: a reload may be what helps. */
const shownByGet = new Set([404, 409, 410, 422]);

/** Answers what a handler or a guard of a public screen refuses with a screen instead of JSON. */
@Catch()
export class ScreenFilter implements ExceptionFilter {
  constructor(
    @Inject(GATEWAY_LOGGER) private readonly logger: Logger,
    private readonly screens: Screens,
    private readonly messages: MessageAnswers,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost) {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const { requestId } = requestState(request);
    const error = asDomainError(thrown);
    if (error.code === 'core.internal')
      this.logger.error({ err: thrown, requestId, path: request.routeOptions.url }, 'a screen failed unexpectedly');
    void reply.header('x-request-id', requestId);
    if (error.details.retryAfterSec) void reply.header('retry-after', String(error.details.retryAfterSec));
    // An id that no contract accepts names nothing.
    const status = request.method === 'GET' && error.code === 'core.invalid_input' ? 404 : error.http;
    if (request.method === 'POST' && shownByGet.has(status)) {
      const back = sameSiteReferer(request);
      void this.messages.send(
        { request, reply },
        { status, ...refusalMessage(status, refusalText(error), words()), back },
      );
      return;
    }
    void this.screens.show(reply, refusalScreen(status, refusalText(error), words()), status);
  }
}
