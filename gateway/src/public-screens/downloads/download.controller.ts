import { Controller, Get, Inject, Query, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { listDownloads, openDownload, type RateLimit } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import { openRoute } from '../../http/open-route.js';
import { i18n } from '../../locales/texts.js';
import { MediaFiles } from '../../media/media-files.js';
import { sendFile } from '../../media/send-file.js';
import { messageScreen } from '../message-screen.js';
import { ScreenFilter } from '../screen.filter.js';
import { Screens } from '../screens.js';
import { downloadScreen } from './download-screen.js';

/** As generous as other public reading. */
const publicReadRate: RateLimit[] = [{ limit: 120, windowSec: 60, by: 'network' }];

type Params = Readonly<Record<string, string | string[] | undefined>>;
const one = (value: string | string[] | undefined): string => [value].flat()[0] ?? '';

/** What a buyer opens from the receipt. @source models.md 6 "/downloadProduct" */
@Controller()
@UseFilters(ScreenFilter)
export class DownloadController {
  constructor(
    @Inject(Screens) private readonly screens: Screens,
    @Inject(MediaFiles) private readonly files: MediaFiles,
  ) {}

  /** Changes nothing: mail programs open links before people do. */
  @Get('/downloadProduct')
  @openRoute('/downloadProduct', publicReadRate)
  async show(@Query() query: Params, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const access = { orderPublicId: one(query['order']), token: one(query['token']) };
    const isLink = listDownloads.request.safeParse(access).success;
    const opened = isLink ? await this.screens.find(listDownloads, access, request) : null;
    if (opened) return this.screens.show(reply, downloadScreen(opened));
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
      isContinuation: /^bytes=[1-9]/.test(request.headers.range ?? ''),
      isCounted: request.raw.method !== 'HEAD',
    };
    if (!openDownload.request.safeParse(wanted).success) throw new DomainError('core.not_found');
    const { file } = await this.screens.ask(openDownload, wanted, request);
    const { storageKey: key, ...facts } = file;
    return sendFile(request, reply, this.files.store, { ...facts, key, disposition: 'attachment', isPublic: false });
  }
}
