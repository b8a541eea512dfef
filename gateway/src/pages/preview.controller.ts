import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { previewPage } from '@linkyard/contracts';
import { Bus, DomainError } from '@linkyard/service-kit';
import { jwtReader, type ReadToken } from '../auth/read-token.js';
import { SessionStore } from '../auth/session-store.js';
import { GATEWAY_CONFIG } from '../config/tokens.js';
import type { GatewayConfig } from '../config/gateway-config.js';
import { openRoute } from '../http/open-route.js';
import { ContextFactory, requestState } from '../http/request-context.js';
import { publicPagePolicy } from './cached-page.js';

/** GET /preview/{templateId}/{pageId}: the draft as a visitor would see it. A navigation carries no header, so the token cookie says who looks; nothing changes by it. */
@Controller()
export class PreviewController {
  private readonly read: ReadToken;
  constructor(
    @Inject(Bus) private readonly bus: Bus,
    @Inject(ContextFactory) private readonly contexts: ContextFactory,
    @Inject(SessionStore) private readonly sessions: SessionStore,
    @Inject(GATEWAY_CONFIG) config: GatewayConfig,
  ) {
    this.read = jwtReader(config);
  }

  @Get('/preview/:templateId/:pageId')
  @openRoute('/preview/:templateId/:pageId', [{ limit: 120, windowSec: 60, by: 'network' }])
  async preview(
    @Param() params: { templateId: string; pageId: string },
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const parsed = previewPage.request.safeParse({
      templateId: params.templateId,
      pageId: params.pageId === 'home' ? null : params.pageId,
    });
    if (!parsed.success) throw new DomainError('core.not_found');
    const claims = await this.read(request.cookies['token']);
    const session = claims ? await this.sessions.factsOf(claims.userId, claims.sessionId) : null;
    if (session) requestState(request).session = session;
    const { html } = await this.bus.request(previewPage, parsed.data, this.contexts.of(request));
    if (html === null) throw new DomainError('core.not_found');
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', publicPagePolicy)
      .header('x-robots-tag', 'noindex')
      .header('cache-control', 'no-store')
      .send(html);
  }
}
