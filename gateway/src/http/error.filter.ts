import { Catch, HttpException, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode, WireReply } from '@linkyard/contracts';
import { DomainError, type Logger } from '@linkyard/service-kit';
import { GATEWAY_LOGGER } from '../config/tokens.js';
import { isOpenedByBrowser, sendErrorPage } from './error-page.js';
import { spokenRefusal } from '../locales/spoken-refusal.js';
import { requestState } from './request-context.js';
import { maxJsonBytes, tooLarge } from './too-large.js';

/** Maps every thrown error to a refusal on the wire. Unknown errors are logged once, here, and sent as core.internal. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(@Inject(GATEWAY_LOGGER) private readonly logger: Logger) {}

  catch(thrown: unknown, host: ArgumentsHost) {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const { requestId } = requestState(request);
    const error = asDomainError(thrown, request.routeOptions.bodyLimit);
    if (error.code === 'core.internal')
      this.logger.error({ err: thrown, requestId, path: request.routeOptions.url }, 'a request failed unexpectedly');
    if (isOpenedByBrowser(request)) return sendErrorPage(reply, error, requestId);
    return sendRefusal(reply, error, requestId);
  }
}

/** Answers with the refusal of a call, in the language of its reader. */
export function sendRefusal(reply: FastifyReply, error: DomainError, requestId: string) {
  const body: WireReply = { status: 0, ...spokenRefusal(error), code: error.code, requestId };
  if (error.details.retryAfterSec) void reply.header('retry-after', String(error.details.retryAfterSec));
  void reply.status(error.http).header('x-request-id', requestId).send(body);
}

const byStatus: Record<number, ErrorCode> = {
  400: 'core.malformed',
  401: 'core.unauthenticated',
  403: 'core.forbidden',
  404: 'core.not_found',
  414: 'core.too_large',
  415: 'core.unsupported_type',
  431: 'core.too_large',
};

/** Fastify and Nest say what they refuse with a status; ours says it with a code. */
export function asDomainError(thrown: unknown, bodyLimit = maxJsonBytes): DomainError {
  if (thrown instanceof DomainError) return thrown;
  const status = statusOf(thrown);
  if (status === 413) return tooLarge('', bodyLimit);
  const code = byStatus[status] ?? (status >= 400 && status < 500 ? 'core.malformed' : 'core.internal');
  return new DomainError(code);
}

function statusOf(thrown: unknown): number {
  if (thrown instanceof HttpException) return thrown.getStatus();
  if (typeof thrown === 'object' && thrown !== null && 'statusCode' in thrown && typeof thrown.statusCode === 'number')
    return thrown.statusCode;
  return 500;
}
