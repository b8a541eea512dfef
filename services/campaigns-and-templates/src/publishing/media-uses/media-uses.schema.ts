import { sharedCollection } from '@linkyard/mongo';

/** The references of one template that were last published to the media service. */
export const mediaUses = sharedCollection({
  name: 'MediaUses',
  collection: 'media-uses',
  fields: {
    /** The template. */
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    /** Counts the published changes. */
    version: { type: Number, required: true },
    /** Of the title and the paths. */
    fingerprint: { type: String, required: true },
  },
  indexes: [{ key: { userId: 1 } }],
});

/** Up to which change the reconciler has looked. */
export const mediaUsesReconciliations = sharedCollection({
  name: 'MediaUsesReconciliation',
  collection: 'media-uses-net',
  fields: {
    /** Name of the collection it looked at. */
    _id: { type: String, required: true },
    until: { type: Date, required: true },
  },
});
