import { Inject, Injectable } from '@nestjs/common';
import type { RequestOf, ReplyOf, uploadProductFile, uploadProductImage, UserCtx } from '@linkyard/contracts';
import { MEDIA_CONFIG, type MediaConfig } from '../config/media-config.js';
import { FileKeeper } from '../files/file-keeper.js';
import type { MediaDocument } from '../files/media.schema.js';
import { plainName } from '../files/plain-name.js';
import { TakeUpload } from '../files/take-upload.js';
import { judgeAnyFile } from '../kinds/judge-any-file.js';
import { galleryWidths, PicturesService } from '../pictures/pictures.service.js';

/** Pictures and files of products. */
@Injectable()
export class ProductFiles {
  constructor(
    private readonly uploads: TakeUpload,
    private readonly keeper: FileKeeper,
    private readonly pictures: PicturesService,
    @Inject(MEDIA_CONFIG) private readonly config: MediaConfig,
  ) {}

  /** @throws DomainError one of the contract's errors */
  async addImage(ctx: UserCtx, { file, name }: RequestOf<typeof uploadProductImage>): Promise<MediaDocument> {
    const title = plainName(name || file.originalName);
    return this.pictures.add(ctx, file, { purpose: 'library', title }, galleryWidths);
  }

  /** @throws DomainError one of the contract's errors */
  async addFile(
    { userId, tenantId }: UserCtx,
    { file }: RequestOf<typeof uploadProductFile>,
  ): Promise<ReplyOf<typeof uploadProductFile>> {
    return this.uploads.take(file, async (upload, store) => {
      const { size, key } = upload;
      const { kind, mime, extension } = await judgeAnyFile(store, upload, file.originalName, this.config);
      const title = plainName(file.originalName);
      const fileName = `${title}.${extension}`;
      const body = async () => (await store.get(key)).body;
      const { _id } = await this.keeper.keep(userId, {
        tenantId,
        type: 'document',
        kind,
        purpose: 'product',
        title,
        fileName,
        visibility: 'private',
        objects: [{ mime, extension, size, width: null, height: null, body }],
      });
      return { mediaId: _id, name: fileName, size };
    });
  }
}
