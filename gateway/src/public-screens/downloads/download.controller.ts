import { Controller, Get, Inject, Query, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { listDownloads, openDownload, returnUnsent, type RateLimit } from '@linkyard/contracts';
import { DomainError, type Logger } from '@linkyard/service-kit';
import { downloadScreen, messageScreen } from '@linkyard/storefront';
import { GATEWAY_LOGGER } from '../../config/tokens.js';
import { openRoute } from '../../http/open-route.js';
import { i18n } from '../../locales/texts.js';
import { words } from '../../locales/words.js';
import { MediaFiles } from '../../media/media-files.js';
import { askedPart, sendFile } from '../../media/send-file.js';
import { ScreenFilter } from '../screen.filter.js';
import { Screens } from '../screens.js';

/** As generous as other public reading. */
const publicReadRate: RateLimit[] = [{ limit: 120, windowSec: 60, by: 'network' }];

type Params = Readonly<Record<string, string | string[] | undefined>>;
const one = (value: string | string[] | undefined): string => [value].flat()[0] ?? '';

/** What a buyer opens from the receipt. @source models.md 6 "/downloadProduct" */
@Controller()
@UseFilters(ScreenFilter)
export class DownloadController {
  constructor(
    private readonly screens: Screens,
    private readonly files: MediaFiles,
    @Inject(GATEWAY_LOGGER) private readonly logger: Logger,
  ) {}

  /** Changes nothing: mail programs open links before people do. */
  @Get('/downloadProduct')
  @openRoute('/downloadProduct', publicReadRate)
  async show(@Query() query: Params, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const access = { orderPublicId: one(query['order']), token: one(query['token']) };
    const isLink = listDownloads.request.safeParse(access).success;
    const opened = isLink ? await this.screens.find(listDownloads, access, request) : null;
    if (opened) return this.screens.show(reply, downloadScreen(opened, words()));
    const title = i18n.t('This link does not open anything');
    const lines = [
      i18n.t('Copy the whole link from your receipt, or ask for a new one with the e-mail address you bought with.'),
    ];
    const link = { href: '/wallet/lost', text: i18n.t('Send me my links') };
    return this.screens.show(reply, messageScreen({ title, lines, link }), 404);
  }

  /** Streams a file and counts one download. HEAD looks at the size and counts nothing. */
  @Get('/user/download/file')
  @openRoute('/user/download/file', publicReadRate)
  async file(@Query() query: Params, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const wanted = {
      orderPublicId: one(query['order']),
      token: one(query['token']),
      downloadId: one(query['download']),
      mediaId: one(query['file']),
    };
    const { range, 'if-range': version } = request.headers;
    const isCounted = request.raw.method !== 'HEAD';
    const part = askedPart(range);
    if (!openDownload.request.safeParse({ ...wanted, part, isCounted }).success)
      throw new DomainError('core.not_found');
    const ask = (asked: typeof part) => this.screens.ask(openDownload, { ...wanted, part: asked, isCounted }, request);
    let opened = await ask(part);
    // A part of another version is answered with the whole file, which is a download of its own.
    if (part && version !== undefined && version !== `"${opened.file.etag}"`) opened = await ask(null);
    const { storageKey: key, ...facts } = opened.file;
    const served = { ...facts, key, disposition: 'attachment' as const, isPublic: false };
    const sent = await sendFile(request, reply, this.files.store, served);
    const unsent = opened.reserved - sent;
    if (unsent > 0)
      await this.screens.ask(returnUnsent, { ...wanted, unsent }, request).catch((error: unknown) => {
        // The answer is out: all that is left to do is to say so.
        this.logger.warn({ err: error }, 'what was not sent of a download counts as sent');
      });
  }
}
