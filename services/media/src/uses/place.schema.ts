import { mediaUse } from '@linkyard/contracts';
import { sharedCollection } from '@linkyard/mongo';

/** A place that used files at some time, and the last version that was received of it. Its id is `<kind>:<id>`. */
export const places = sharedCollection({
  name: 'Place',
  collection: 'places',
  fields: {
    kind: { type: String, enum: mediaUse.shape.kind.options, required: true },
    userId: { type: String, required: true },
    version: { type: Number, required: true },
  },
  indexes: [{ key: { userId: 1 } }],
});
