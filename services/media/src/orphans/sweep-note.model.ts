import { defineModel } from '@linkyard/mongo';

/** What the copies of the service tell each other about the long sweep. */
export interface SweepNote {
  _id: 'orphans';
  /** When one last began. */
  at: Date;
  /** Up to which record objects have been looked for; the next sweep goes on behind it. */
  after: string;
}

export const sweepNoteModel = defineModel<SweepNote>({ collection: 'sweeps', indexes: [] });
