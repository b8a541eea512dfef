import { extname, parse } from 'node:path';
import { Controller, Inject } from '@nestjs/common';
import {
  getMediaFile,
  getPrivateFile,
  mediaUses,
  restoreMedia,
  uploadUserFile,
  userMedia,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { ADDRESSES, type MediaAddresses } from '../files/media-addresses.js';
import { presentMedia } from '../files/media.presenter.js';
import { MediaRepository } from '../files/media.repository.js';
import { LibraryService } from './library.service.js';
import { UploadService } from './upload.service.js';

@Controller()
export class FilesController {
  constructor(
    private readonly uploads: UploadService,
    private readonly library: LibraryService,
    private readonly media: MediaRepository,
    @Inject(ADDRESSES) private readonly addressOf: MediaAddresses,
  ) {}

  @Handles(uploadUserFile)
  async upload(request: RequestOf<typeof uploadUserFile>, ctx: UserCtx) {
    return presentMedia(await this.uploads.upload(ctx, request), this.addressOf);
  }

  @Handles(userMedia)
  async userMedia(request: RequestOf<typeof userMedia>, ctx: UserCtx) {
    if (request.type === 'delete')
      return { type: 'delete' as const, ids: await this.library.delete(ctx, request.data, request.force) };
    const { page, listPerPage } = request.data;
    const { media, total, isCounted } = await this.library.list(ctx, request.data);
    return {
      type: 'get' as const,
      data: media.map((item) => presentMedia(item, this.addressOf)),
      totalMedia: total,
      isCounted,
      currentPage: page,
      pageCounts: Math.ceil(total / listPerPage),
    };
  }

  @Handles(restoreMedia)
  async restore({ ids }: RequestOf<typeof restoreMedia>, ctx: UserCtx) {
    return { ids: await this.library.restore(ctx, ids) };
  }

  @Handles(mediaUses)
  async uses({ id }: RequestOf<typeof mediaUses>, ctx: UserCtx) {
    return { uses: await this.library.uses(ctx, id) };
  }

  @Handles(getMediaFile)
  async get({ path }: RequestOf<typeof getMediaFile>) {
    const media = await this.media.findPublic(path);
    const object = media?.objects.find(({ key }) => key === path);
    if (!media || !object) return { file: null };
    const { key: storageKey, mime, size, etag } = object;
    const disposition = media.kind !== 'document' ? ('inline' as const) : ('attachment' as const);
    // What was drawn of a file is saved as what it is, a poster not as a film.
    const fileName = object === media.objects[0] ? media.fileName : parse(media.fileName).name + extname(path);
    return { file: { storageKey, mime, size, etag, disposition, fileName } };
  }

  @Handles(getPrivateFile)
  async getPrivate({ userId, mediaId }: RequestOf<typeof getPrivateFile>) {
    const media = await this.media.findForDownload(userId, mediaId);
    const [object] = media?.objects ?? [];
    if (!media || !object) return { file: null };
    const { key: storageKey, mime, size, etag } = object;
    return { file: { storageKey, mime, size, etag, fileName: media.fileName } };
  }
}
