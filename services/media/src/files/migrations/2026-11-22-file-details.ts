import type { Migration } from '@linkyard/mongo';
import { mediaFiles, plainMedia } from '../media.schema.js';

/** Files kept before these fields were: what they are follows from their shelf, the rest is not known. */
export const fileDetails: Migration = {
  id: '2026-11-22-file-details',
  async up(database) {
    const { alt: _alt, source: _source, ...unknown } = plainMedia;
    const kind = { $cond: [{ $eq: ['$type', 'gallery'] }, 'picture', 'document'] };
    const literals = Object.entries(unknown).map(([field, value]) => [field, { $literal: value }] as const);
    await database
      .collection(mediaFiles)
      .updateMany({ kind: { $exists: false } }, [{ $set: { kind, ...Object.fromEntries(literals) } }]);
  },
};
