import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { previewPage, previewRev } from '@linkyard/contracts';
import { Bus, DomainError } from '@linkyard/service-kit';
import { AppKeys } from '../auth/app-keys.js';
import type { ReadToken } from '../auth/read-token.js';
import { SessionStore } from '../auth/session-store.js';
import { READ_TOKEN } from '../config/tokens.js';
import { openRoute } from '../http/open-route.js';
import { ContextFactory, requestState } from '../http/request-context.js';
import { previewPolicy } from './page-policy.js';
import { previewScript, withoutScripts, withPreviewScript } from './preview-script.js';

/**
 * GET /preview/{templateId}/{pageId}: the draft as a visitor would see it. A navigation carries no header, so the token cookie identifies the
 * caller, or the key of a preview link. `?still=1` omits the scripts, for frames in which none may run.
 */
@Controller()
export class PreviewController {
  constructor(
    private readonly bus: Bus,
    private readonly contexts: ContextFactory,
    private readonly sessions: SessionStore,
    @Inject(READ_TOKEN) private readonly read: ReadToken,
    private readonly keys: AppKeys,
  ) {}

  @Get('/preview/live.js')
  @openRoute('/preview/live.js')
  script(@Res() reply: FastifyReply) {
    return reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(previewScript);
  }

  @Get('/preview/:templateId/:pageId')
  @openRoute('/preview/:templateId/:pageId', [{ limit: 120, windowSec: 60, by: 'network' }])
  async preview(
    @Param() { templateId, pageId }: { templateId: string; pageId: string },
    @Query('key') key: unknown,
    @Query('still') still: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const asked = { templateId, pageId: pageId === 'home' ? null : pageId, key: key ?? null };
    const parsed = previewPage.request.safeParse(asked);
    if (!parsed.success) throw new DomainError('core.not_found');
    const { html, rev } = await this.bus.request(
      previewPage,
      parsed.data,
      await this.contextOf(request, isOpened(request)),
    );
    if (html === null || rev === null) throw new DomainError('core.not_found');
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', previewPolicy)
      .header('x-robots-tag', 'noindex')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .send(still === '1' ? withoutScripts(html) : withPreviewScript(html, rev));
  }

  /** An open preview asks this every other second. */
  @Get('/preview/:templateId/:pageId/rev')
  @openRoute('/preview/:templateId/:pageId/rev', [{ limit: 300, windowSec: 60, by: 'network' }])
  async rev(
    @Param('templateId') templateId: string,
    @Query('key') key: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const parsed = previewRev.request.safeParse({ templateId, key: key ?? null });
    if (!parsed.success) throw new DomainError('core.not_found');
    const { rev } = await this.bus.request(previewRev, parsed.data, await this.contextOf(request));
    if (rev === null) throw new DomainError('core.not_found');
    return reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .send(rev);
  }

  private async contextOf(request: FastifyRequest, mayUseCookies = true) {
    const browserId = mayUseCookies ? this.keys.browserIdOf(request.headers) : undefined;
    const claims = browserId ? await this.read(request.cookies['token'], this.keys.keyOf(browserId)) : null;
    const session = claims ? await this.sessions.factsOf(claims.userId, claims.sessionId) : null;
    if (session) requestState(request).session = session;
    return this.contexts.of(request);
  }
}

/** As a page or in a frame, not by a script, which could read the draft of whom it runs for. */
const isOpened = ({ headers }: FastifyRequest) => headers['sec-fetch-dest'] !== 'empty';
