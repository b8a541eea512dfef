import { Inject, Injectable } from '@nestjs/common';
import {
  mediaFileDrawn,
  type keepPictureSizes,
  type planPictureSizes,
  type ReplyOf,
  type RequestOf,
} from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { isAnimated, sizesToDraw } from '@linkyard/pictures';
import { Outbox } from '@linkyard/service-kit';
import { newObjectKey, type ObjectStore } from '@linkyard/storage';
import type { MediaDocument, MediaObject, PictureSizes } from '../files/media.schema.js';
import { storedBytes } from '../kinds/byte-source.js';
import { plannedObjects } from './planned-objects.js';
import { SizesRepository } from './sizes.repository.js';
import { OBJECT_STORE } from '../storage/storage.js';

type Drawn = RequestOf<typeof keepPictureSizes>['drawn'];

/** Enough for a night without storage; what fails so often is broken. */
const maxAttempts = 30;
const headBytes = 32;

/** Plans and stores sizes for the resizing worker, which has no database access. @source quality R02 */
@Injectable()
export class SizesService {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly pictures: SizesRepository,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    private readonly outbox: Outbox,
  ) {}

  async plan(mediaId: string): Promise<ReplyOf<typeof planPictureSizes>> {
    const media = await this.pictures.toDraw(mediaId, 'picture');
    const [file] = media?.objects ?? [];
    if (!media || !file) return { plan: null };
    const sizes = media.sizes ?? (await this.fresh(media, file));
    const state = sizes.tries >= maxAttempts ? 'failed' : sizes.planned.length === 0 ? 'drawn' : 'asked';
    // Of two workers that ask at once the first one's keys are the keys.
    const { planned, isAnimated: moves } = await this.pictures.begin(mediaId, { ...sizes, state });
    if (state !== 'asked') return { plan: null };
    return { plan: { key: file.key, isAnimated: moves, sizes: planned } };
  }

  private async fresh({ objects }: MediaDocument, file: MediaObject): Promise<PictureSizes> {
    const moves = isAnimated(await storedBytes(this.store, file).read(0, headBytes));
    // The copy for lists stands still, so an animation cannot use it.
    const usable = moves ? [file] : objects.filter(({ mime }) => mime === 'image/webp');
    const taken = usable.flatMap(({ width }) => width ?? []);
    const wanted = sizesToDraw(file.width ?? 0, moves, taken);
    const folder = file.key.split('/').slice(0, -1).join('/');
    const planned = wanted.map(({ mime, width }) => {
      return { key: newObjectKey(folder, mime.slice('image/'.length)), mime, width };
    });
    return { state: 'asked', isAnimated: moves, tries: 0, planned };
  }

  /** Objects and event are one transaction. Idempotent. @returns whether the picture still exists */
  async keep(mediaId: string, drawn: Drawn): Promise<boolean> {
    return this.database.transaction(async (session) => {
      const media = await this.pictures.find(mediaId);
      if (!media?.sizes) return false;
      if (media.sizes.state === 'drawn') return true;
      const added = plannedObjects(media.sizes, drawn);
      await this.pictures.finish(media, added);
      const { userId, tenantId } = media;
      const path = `/media/${media.objects[0]?.key ?? ''}`;
      if (added.length > 0) await this.outbox.add(mediaFileDrawn, { mediaId, userId, path }, { session, tenantId });
      return true;
    });
  }
}
