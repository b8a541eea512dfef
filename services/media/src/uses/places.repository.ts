import { Injectable } from '@nestjs/common';
import { InjectStored, type DocumentOf, type StoredModel } from '@linkyard/mongo';
import { places } from './place.schema.js';

type Place = DocumentOf<typeof places>;

@Injectable()
export class PlacesRepository {
  constructor(@InjectStored('media', places) private readonly model: StoredModel<typeof places>) {}

  /** Stores the version of a place, within the caller's transaction. @returns false when this or a newer one was stored before */
  async advance({ _id, ...place }: Place): Promise<boolean> {
    const stored = await this.model.findOne({ _id }).lean<Place | null>().exec();
    if (stored && stored.version >= place.version) return false;
    await this.model.updateOne({ _id }, { $set: place }, { upsert: true }).exec();
    return true;
  }
}
