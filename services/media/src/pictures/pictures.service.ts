import { Inject, Injectable } from '@nestjs/common';
import type { RequestOf, storePicture, UploadedFile, UserCtx } from '@linkyard/contracts';
import { pictureKind, placeholderOf, redraw } from '@linkyard/pictures';
import { DomainError } from '@linkyard/service-kit';
import type { ObjectFacts, ObjectStore } from '@linkyard/storage';
import { MEDIA_CONFIG, type MediaConfig } from '../config/media-config.js';
import { FileKeeper, type NewFile } from '../files/file-keeper.js';
import { plainName } from '../files/plain-name.js';
import type { MediaDocument } from '../files/media.schema.js';
import { MediaRepository } from '../files/media.repository.js';
import { readWhole, TakeUpload } from '../files/take-upload.js';
import { storedBytes } from '../kinds/byte-source.js';
import { checkSize, maxBytes } from '../kinds/file-limits.js';

type Owner = Pick<UserCtx, 'userId' | 'tenantId'>;
type PictureFields = Pick<NewFile, '_id' | 'purpose' | 'title' | 'about'>;

/** Pixels: the picture itself, and the copy that lists show. @source spec 12 "compression max width 1920" */
export const galleryWidths = [1920, 480];

/** A profile shows one picture; the one before stays while caches still name it. */
const keptProfilePictures = 2;

const headBytes = 64;
const maxProfileBytes = 3 * 1024 * 1024;

/** @throws DomainError media.image_too_large, media.image_type: in the words of its screen @source spec 5 "Image for cropping" */
async function checkProfilePicture(upload: ObjectFacts, store: ObjectStore): Promise<void> {
  if (upload.size > maxProfileBytes) throw new DomainError('media.image_too_large');
  const head = await storedBytes(store, upload).read(0, headBytes);
  const kind = pictureKind(head);
  if (kind !== 'png' && kind !== 'jpeg') throw new DomainError('media.image_type');
}

/** Turns uploads into stored pictures. */
@Injectable()
export class PicturesService {
  constructor(
    private readonly uploads: TakeUpload,
    private readonly keeper: FileKeeper,
    private readonly media: MediaRepository,
    @Inject(MEDIA_CONFIG) private readonly config: MediaConfig,
  ) {}

  /**
   * @param widths pixels, the picture itself first, then its smaller copies
   * @param check  refuses more than a picture has to be
   * @throws DomainError media.image_type, media.image_too_large, media.image_unreadable, media.quota_reached
   */
  async add(
    owner: Owner,
    file: UploadedFile,
    about: PictureFields,
    widths: readonly number[],
    check: typeof checkProfilePicture = async () => undefined,
  ): Promise<MediaDocument> {
    return this.uploads.take(file, async (upload, store) => {
      await check(upload, store);
      checkSize(this.config, 'picture', upload.size);
      const bytes = await readWhole(store, upload, maxBytes(this.config, 'picture'));
      return this.addBytes(owner, bytes, about, widths);
    });
  }

  /** @throws as `add` */
  async addBytes(
    { userId, tenantId }: Owner,
    bytes: Buffer,
    about: PictureFields,
    widths: readonly number[],
  ): Promise<MediaDocument> {
    const drawn = await redraw(bytes, widths, maxBytes(this.config, 'picture'));
    // A copy as wide as the picture itself would be the picture again.
    const distinct = drawn.filter(({ width }, at) => at === 0 || width < (drawn[at - 1]?.width ?? 0));
    const objects = distinct.map(({ body, ...rest }) => ({ ...rest, size: body.length, body: async () => body }));
    const [base] = drawn;
    if (!base) throw new RangeError('A picture of no width');
    const placeholder = await placeholderOf((drawn.at(-1) ?? base).body);
    const fileName = `${plainName(about.title)}.${base.extension}`;
    return this.keeper.keep(userId, {
      ...about,
      tenantId,
      type: 'gallery',
      kind: 'picture',
      visibility: 'public',
      fileName,
      objects,
      about: { placeholder, ...about.about },
    });
  }

  /** For a profile or a template. @throws as `add` */
  async store(ctx: Owner, { file, purpose, maxWidth }: RequestOf<typeof storePicture>): Promise<MediaDocument> {
    const about = { purpose, title: purpose };
    if (purpose !== 'profile') return this.add(ctx, file, about, [maxWidth]);
    const picture = await this.add(ctx, file, about, [maxWidth], checkProfilePicture);
    await this.deleteOlder(ctx.userId);
    return picture;
  }

  private async deleteOlder(ownerId: string) {
    const older = (await this.media.ofPurpose(ownerId, 'profile')).slice(keptProfilePictures);
    // A page may show the picture that the profile showed before.
    const unused = older.filter(({ usedIn }) => usedIn.length === 0);
    for (const picture of unused) await this.keeper.drop(picture);
  }
}
