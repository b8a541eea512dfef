import { Inject, Injectable } from '@nestjs/common';
import type { FilmFacts } from '@linkyard/contracts';
import { ServiceDatabase, type ClientSession } from '@linkyard/mongo';
import { mediaModel, type MediaDocument, type MediaObject, type PictureSizes } from '../files/media.model.js';

const maxTimeMS = 4_000;
/** A film that no worker has asked for has no state at all. */
const ended: PictureSizes['state'][] = ['drawn', 'failed'];
const publicFilm = { kind: 'video', visibility: 'public', state: 'ready' } as const;

/** Across owners: for the worker that draws posters. */
@Injectable()
export class PostersRepository {
  constructor(@Inject(ServiceDatabase) private readonly database: ServiceDatabase) {}

  private get media() {
    return this.database.collection(mediaModel);
  }

  /** A public film without a poster. A deleted one too: it may come back. */
  async toDraw(_id: string): Promise<MediaDocument | null> {
    return this.media.findOne({ ...publicFilm, _id, 'sizes.state': { $nin: ended } }, { maxTimeMS });
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

  /** For the sweep: those that nobody has drawn, longest waiting first. */
  async waiting(before: Date, limit: number): Promise<string[]> {
    const where = { ...publicFilm, deletedAt: null, 'sizes.state': { $nin: ended }, updatedAt: { $lt: before } };
    const options = { projection: { _id: 1 }, sort: { updatedAt: 1 as const }, limit, maxTimeMS };
    const rows = await this.media.find(where, options).toArray();
    return rows.map(({ _id }) => _id);
  }
}

export interface Known {
  placeholder: string;
  facts: FilmFacts | null;
}
const nothing: FilmFacts = { width: null, height: null, duration: null };
