import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { openPush, type RateLimit } from '@linkyard/contracts';
import { Bus } from '@linkyard/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ContextFactory } from '../http/request-context.js';
import { openRoute } from '../http/open-route.js';

const path = '/notification/open/:token';
const rate: RateLimit[] = [{ limit: 120, windowSec: 60, by: 'network' }];

/** Where a press on a push notification leads: its worker opens addresses of its own origin alone, and this one knows the way on. */
@Controller()
export class PushLinkController {
  constructor(
    private readonly bus: Bus,
    private readonly contexts: ContextFactory,
  ) {}

  @Get(path)
  @openRoute(path, rate)
  async open(@Param('token') token: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const { url } = await this.bus.request(openPush, { token: token.slice(0, 200) }, this.contexts.of(request));
    // A press that comes back from the cache would not be counted.
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(url ?? '/', 302);
  }
}
