import { Controller, Get, HttpCode, Param, Post, Req, type RawBodyRequest } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { notifyWebinarConnection } from '@linkyard/contracts';
import { Bus, DomainError } from '@linkyard/service-kit';
import { contractKey } from '../http/contract-metadata.js';
import { openRoute } from '../http/open-route.js';
import { ContextFactory } from '../http/request-context.js';

const path = '/webhooks/gotowebinar/:connectionId/:key';
/** The provider sends from few addresses, and all creators of an installation share them. */
const rate = [{ limit: 6_000, windowSec: 60, by: 'network' as const }];

/** Notifications of GoToWebinar. The provider checks the address by a GET before it is used. */
@Controller()
export class GotoWebinarWebhooksController {
  constructor(
    private readonly bus: Bus,
    private readonly contexts: ContextFactory,
  ) {}

  @Get(path)
  @openRoute(path, rate)
  async check(@Param() params: Record<string, string>, @Req() request: FastifyRequest) {
    return this.notify(params, '', request);
  }

  @Post(path)
  @HttpCode(200)
  @contractKey({ path, role: 'public', rate })
  async receive(@Param() params: Record<string, string>, @Req() request: RawBodyRequest<FastifyRequest>) {
    return this.notify(params, request.rawBody?.toString('utf8') ?? '', request);
  }

  private async notify({ connectionId, key }: Record<string, string>, rawBody: string, request: FastifyRequest) {
    const parsed = notifyWebinarConnection.request.safeParse({ connectionId, key, rawBody });
    if (!parsed.success) throw new DomainError('core.not_found');
    await this.bus.request(notifyWebinarConnection, parsed.data, this.contexts.of(request));
    return { received: true };
  }
}
