import { Injectable } from '@nestjs/common';
import {
  mediaFileDrawn,
  type keepVideoPoster,
  type planVideoPoster,
  type ReplyOf,
  type RequestOf,
} from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { Outbox } from '@linkyard/service-kit';
import { newObjectKey } from '@linkyard/storage';
import type { MediaDocument, PictureSizes } from '../files/media.schema.js';
import { plannedObjects } from '../sizes/planned-objects.js';
import { SizesRepository } from '../sizes/sizes.repository.js';
import { PostersRepository } from './posters.repository.js';

type Kept = RequestOf<typeof keepVideoPoster>;

/** Pixels: what pages and the library's player show, and the copy for lists. */
const posterWidths = [1280, 480];
/** A worker that dies of a film has died of it often enough then. */
const maxAttempts = 6;

/** Plans and stores posters for the worker that generates them. @source ADR 0012, 0015 */
@Injectable()
export class PostersService {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly films: PostersRepository,
    private readonly sizes: SizesRepository,
    private readonly outbox: Outbox,
  ) {}

  async plan(mediaId: string): Promise<ReplyOf<typeof planVideoPoster>> {
    const media = await this.sizes.toDraw(mediaId, 'video');
    const [film] = media?.objects ?? [];
    if (!media || !film) return { plan: null };
    const wanted = media.sizes ?? freshPlan(media);
    const state = wanted.tries >= maxAttempts ? 'failed' : 'asked';
    // Of two workers that ask at once the first one's keys are the keys.
    const { planned } = await this.sizes.begin(mediaId, { ...wanted, state });
    if (state === 'failed') return { plan: null };
    const { key, mime, size, width, height } = film;
    const { duration } = media;
    const lacksFacts = width === null || height === null || duration === null;
    return { plan: { key, mime, size, duration, lacksFacts, posters: planned } };
  }

  /** Objects and event are one transaction. Idempotent. @returns whether the video still exists */
  async keep({ mediaId, drawn, placeholder, facts }: Kept): Promise<boolean> {
    return this.database.transaction(async (session) => {
      const media = await this.sizes.find(mediaId);
      if (!media?.sizes) return false;
      if (media.sizes.state !== 'asked') return true;
      const added = plannedObjects(media.sizes, drawn);
      await this.films.finish(media, added, { placeholder, facts });
      const { userId, tenantId } = media;
      const path = `/media/${media.objects[0]?.key ?? ''}`;
      if (added.length > 0) await this.outbox.add(mediaFileDrawn, { mediaId, userId, path }, { session, tenantId });
      return true;
    });
  }
}

/** Beside the film, so that the same sweeps look after both. */
function freshPlan({ objects: [film] }: MediaDocument): PictureSizes {
  const folder = film?.key.split('/').slice(0, -1).join('/') ?? '';
  const planned = posterWidths.map((width) => {
    return { key: newObjectKey(folder, 'webp'), mime: 'image/webp' as const, width };
  });
  return { state: 'asked', isAnimated: false, tries: 0, planned };
}
