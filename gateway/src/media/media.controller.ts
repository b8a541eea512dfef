import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '@linkyard/service-kit';
import { openRoute } from '../http/open-route.js';
import { MediaFiles, type ServedFile } from './media-files.js';
import { sendFile } from './send-file.js';
import { sharePicturePath, SharePictures } from './share-pictures.js';

const prefix = '/media/';

/** GET /media/…: what people uploaded, straight from the object store. @source api.md "pages and files" */
@Controller()
export class MediaController {
  private readonly shared: SharePictures;

  constructor(private readonly files: MediaFiles) {
    this.shared = new SharePictures(files.store);
  }

  /** @throws core.not_found, also for a private file without a valid signature, so that its existence is not revealed */
  @Get('/media/*')
  @openRoute('/media/*')
  async serve(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const [path = ''] = request.url.slice(prefix.length).split('?');
    const query: unknown = request.query;
    const file = path.endsWith(sharePicturePath)
      ? await this.sharePicture(path.slice(0, -sharePicturePath.length))
      : await this.files.find(path, typeof query === 'object' && query !== null ? { ...query } : {});
    if (!file) throw new DomainError('core.not_found');
    return sendFile(request, reply, this.files.store, file);
  }

  private async sharePicture(path: string): Promise<ServedFile | null> {
    const picture = await this.files.find(path, {});
    return picture && this.shared.of(picture);
  }
}
