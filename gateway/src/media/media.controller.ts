import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '@linkyard/service-kit';
import { openRoute } from '../http/open-route.js';
import { MediaFiles } from './media-files.js';
import { sendFile } from './send-file.js';

const prefix = '/media/';

/** GET /media/…: what people uploaded, straight from the object store. @source api.md "pages and files" */
@Controller()
export class MediaController {
  constructor(@Inject(MediaFiles) private readonly files: MediaFiles) {}

  /** @throws core.not_found, also for a private file without a valid signature, so that its existence is not revealed */
  @Get('/media/*')
  @openRoute('/media/*')
  async serve(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const [path = ''] = request.url.slice(prefix.length).split('?');
    const query: unknown = request.query;
    const file = await this.files.find(path, typeof query === 'object' && query !== null ? { ...query } : {});
    if (!file) throw new DomainError('core.not_found');
    return sendFile(request, reply, this.files.store, file);
  }
}
