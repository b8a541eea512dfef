import { sharedCollection } from '@linkyard/mongo';

/** Progress of the orphan sweep: one record. */
export const sweepNotes = sharedCollection({
  name: 'SweepNote',
  collection: 'sweeps',
  fields: {
    /** Up to which record objects have been looked for; the next sweep goes on behind it. */
    after: { type: String, default: '' },
  },
});
