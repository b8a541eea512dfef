import { Inject, Injectable } from '@nestjs/common';
import type { RequestOf, uploadUserFile, UserCtx } from '@linkyard/contracts';
import { MEDIA_CONFIG, type MediaConfig } from '../config/media-config.js';
import { FileKeeper, type NewFile } from '../files/file-keeper.js';
import type { MediaDocument } from '../files/media.schema.js';
import { plainName } from '../files/plain-name.js';
import { readWhole, TakeUpload } from '../files/take-upload.js';
import type { ObjectReader } from '../kinds/byte-source.js';
import { checkSize, maxBytes } from '../kinds/file-limits.js';
import { judgeFile } from '../kinds/judge-file.js';
import { galleryWidths, PicturesService } from '../pictures/pictures.service.js';

type Upload = RequestOf<typeof uploadUserFile>;

/** An upload's bytes, and what the client calls it. */
export interface StoredUpload {
  reader: ObjectReader;
  key: string;
  size: number;
  originalName: string;
}

/** Puts uploads into the library. */
@Injectable()
export class UploadService {
  constructor(
    private readonly uploads: TakeUpload,
    private readonly keeper: FileKeeper,
    private readonly pictures: PicturesService,
    @Inject(MEDIA_CONFIG) private readonly config: MediaConfig,
  ) {}

  /** @throws DomainError one of the contract's errors */
  async upload(
    ctx: Pick<UserCtx, 'userId' | 'tenantId'>,
    { file, ...request }: Upload,
    known: Pick<NewFile, '_id'> = {},
  ): Promise<MediaDocument> {
    return this.uploads.take(file, async ({ key, size }, store) =>
      this.put(ctx, { reader: store, key, size, originalName: file.originalName }, request, known),
    );
  }

  /** From where the bytes are, without another copy. @throws DomainError as `upload` */
  async put(
    ctx: Pick<UserCtx, 'userId' | 'tenantId'>,
    { reader, key, size, originalName }: StoredUpload,
    { type, name, folder }: Pick<Upload, 'type' | 'name' | 'folder'>,
    known: Pick<NewFile, '_id'>,
  ): Promise<MediaDocument> {
    const more = { ...known, about: { folder } };
    const title = plainName(name || originalName);
    if (type === 'gallery') {
      checkSize(this.config, 'picture', size);
      const bytes = await readWhole(reader, { key, size }, maxBytes(this.config, 'picture'));
      return this.pictures.addBytes(ctx, bytes, { ...more, purpose: 'library', title }, galleryWidths);
    }
    const { kind, duration, ...found } = await judgeFile(reader, { key, size }, originalName, this.config);
    const body = async () => (await reader.get(key)).body;
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
      objects: [{ ...found, size, body }],
      about: { ...more.about, duration },
    });
  }
}
