import { defineModel } from '@linkyard/mongo';

/** Progress of the orphan sweep. */
export interface SweepNote {
  _id: 'orphans';
  /** Up to which record objects have been looked for; the next sweep goes on behind it. */
  after: string;
}

export const sweepNoteModel = defineModel<SweepNote>({ collection: 'sweeps', indexes: [] });
