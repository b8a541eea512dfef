import { Inject, Injectable } from '@nestjs/common';
import type { FilmFacts } from '@linkyard/contracts';
import { ServiceDatabase, type ClientSession } from '@linkyard/mongo';
import { mediaModel, type MediaDocument, type MediaObject } from '../files/media.model.js';

/** Across owners: for the worker that draws posters. */
@Injectable()
export class PostersRepository {
  constructor(@Inject(ServiceDatabase) private readonly database: ServiceDatabase) {}

  private get media() {
    return this.database.collection(mediaModel);
  }

  /** Objects, what they look like from afar, and what was not known of the film. */
  async finish(media: MediaDocument, drawn: MediaObject[], known: Known, session: ClientSession): Promise<void> {
    const [film, ...others] = media.objects;
    if (!film) return;
    const { width, height, duration } = known.facts ?? nothing;
    const whole = film.width === null || film.height === null ? { ...film, width, height } : film;
    const state = drawn.length > 0 ? ('drawn' as const) : ('failed' as const);
    await this.media.updateOne(
      { _id: media._id },
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
      { session },
    );
  }
}

export interface Known {
  placeholder: string;
  facts: FilmFacts | null;
}
const nothing: FilmFacts = { width: null, height: null, duration: null };
