import { Controller, HttpCode, Param, Post, Req, type RawBodyRequest } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { fieldErrors, receiveWebhook } from '@linkyard/contracts';
import { Bus, DomainError } from '@linkyard/service-kit';
import { contractKey } from '../http/contract-metadata.js';
import { ContextFactory } from '../http/request-context.js';

const path = '/webhooks/:provider/:connectionId';
/** Providers send from few addresses, and all shops of an installation share them. */
const rate = [{ limit: 6_000, windowSec: 60, by: 'network' }] as const;
const signatureHeaders = [
  'stripe-signature',
  'paypal-auth-algo',
  'paypal-cert-url',
  'paypal-transmission-id',
  'paypal-transmission-sig',
  'paypal-transmission-time',
];

/** Messages of payment providers: no session, the body as it came. Commerce verifies and stores them before they are acknowledged. */
@Controller()
export class WebhooksController {
  constructor(
    private readonly bus: Bus,
    private readonly contexts: ContextFactory,
  ) {}

  @Post(path)
  @HttpCode(200)
  @contractKey({ path, role: 'public', rate: [...rate] })
  async receive(@Param() params: Record<string, string>, @Req() request: RawBodyRequest<FastifyRequest>) {
    const { provider, connectionId } = params;
    const headers = Object.fromEntries(
      signatureHeaders.flatMap((name) => {
        const value = request.headers[name];
        return typeof value === 'string' ? [[name, value]] : [];
      }),
    );
    const payload = { provider, connectionId, headers, rawBody: request.rawBody?.toString('utf8') ?? '' };
    const parsed = receiveWebhook.request.safeParse(payload);
    if (!parsed.success) throw refusal(payload, fieldErrors(parsed.error));
    await this.bus.request(receiveWebhook, parsed.data, this.contexts.of(request));
    return { received: true };
  }
}

/** An address that no connection can have is an unknown one. */
function refusal({ provider, connectionId }: Record<string, unknown>, errors: ReturnType<typeof fieldErrors>) {
  const isAddress = receiveWebhook.request.pick({ provider: true, connectionId: true });
  const isKnown = isAddress.safeParse({ provider, connectionId }).success;
  return isKnown ? new DomainError('core.invalid_input', { errors }) : new DomainError('core.not_found');
}
