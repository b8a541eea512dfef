import type { MediaUse } from '@linkyard/contracts';
import { defineModel } from '@linkyard/mongo';

/** A place that showed files at some time, and the last that was heard of it. */
export interface Place {
  /** `<kind>:<id>` */
  _id: string;
  kind: MediaUse['kind'];
  userId: string;
  version: number;
}

export const placeModel = defineModel<Place>({ collection: 'places', indexes: [{ key: { userId: 1 } }] });
