import { Inject, Injectable } from '@nestjs/common';
import type { RequestOf, uploadUserFile, UserCtx } from '@linkyard/contracts';
import { MEDIA_CONFIG, type MediaConfig } from '../config/media-config.js';
import { judgeFile } from '../kinds/judge-file.js';
import { PicturesService } from '../pictures/pictures.service.js';
import { FileKeeper, type NewFile } from './file-keeper.js';
import type { MediaDocument } from './media.model.js';
import { plainName } from './plain-name.js';
import { TakeUpload } from './take-upload.js';

type Upload = RequestOf<typeof uploadUserFile>;

/** Pixels: the picture itself, and the copy that lists show. @source spec 12 "compression max width 1920" */
export const galleryWidths = [1920, 480];

/** Puts uploads into the library. */
@Injectable()
export class UploadService {
  constructor(
    @Inject(TakeUpload) private readonly uploads: TakeUpload,
    @Inject(FileKeeper) private readonly keeper: FileKeeper,
    @Inject(PicturesService) private readonly pictures: PicturesService,
    @Inject(MEDIA_CONFIG) private readonly config: MediaConfig,
  ) {}

  /** @throws DomainError one of the contract's errors */
  async upload(
    ctx: Pick<UserCtx, 'userId' | 'tenantId'>,
    { file, type, name, folder }: Upload,
    known: Pick<NewFile, '_id'> = {},
  ): Promise<MediaDocument> {
    const more = { ...known, about: { folder } };
    const title = plainName(name || file.originalName);
    if (type === 'gallery') return this.pictures.add(ctx, file, { ...more, purpose: 'library', title }, galleryWidths);
    return this.uploads.take(file, async (upload, store) => {
      const { kind, duration, ...found } = await judgeFile(store, upload, file.originalName, this.config);
      const { size, key } = upload;
      const body = async () => (await store.get(key)).body;
      const object = { ...found, size, body };
      return this.keeper.keep(ctx.userId, {
        ...more,
        tenantId: ctx.tenantId,
        type,
        kind,
        purpose: 'library',
        title,
        fileName: `${title}.${found.extension}`,
        // Pages play sound and film; a document is its owner's alone.
        visibility: kind === 'document' ? 'private' : 'public',
        objects: [object],
        about: { ...more.about, duration },
      });
    });
  }
}
