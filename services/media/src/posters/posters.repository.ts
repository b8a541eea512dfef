import { Injectable } from '@nestjs/common';
import type { FilmFacts } from '@linkyard/contracts';
import { InjectStored, type StoredModel } from '@linkyard/mongo';
import { mediaFiles, type MediaDocument, type MediaObject } from '../files/media.schema.js';

/** For the worker that draws posters. */
@Injectable()
export class PostersRepository {
  constructor(@InjectStored('media', mediaFiles) private readonly model: StoredModel<typeof mediaFiles>) {}

  /** Objects, what they look like from afar, and what was not known of the film. */
  async finish(media: MediaDocument, drawn: MediaObject[], known: Known): Promise<void> {
    const [film, ...others] = media.objects;
    if (!film) return;
    const { width, height, duration } = known.facts ?? nothing;
    const whole = film.width === null || film.height === null ? { ...film, width, height } : film;
    const state = drawn.length > 0 ? ('drawn' as const) : ('failed' as const);
    await this.model
      .updateOne(
        { _id: media._id, userId: media.userId },
        {
          $set: {
            objects: [whole, ...others, ...drawn],
            duration: media.duration ?? duration,
            placeholder: known.placeholder,
            'sizes.state': state,
            updatedAt: new Date(),
          },
          $inc: { rev: 1 },
        },
      )
      .exec();
  }
}

export interface Known {
  placeholder: string;
  facts: FilmFacts | null;
}
const nothing: FilmFacts = { width: null, height: null, duration: null };
