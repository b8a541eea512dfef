import { exportFormats, exportKinds, exportStates } from '@linkyard/contracts';
import { ownedCollection, type DocumentOf } from '@linkyard/mongo';

/** @source models.md 21 */
export const exportRecords = ownedCollection({
  name: 'Export',
  collection: 'exports',
  fields: {
    kind: { type: String, enum: exportKinds, required: true },
    format: { type: String, enum: exportFormats, required: true },
    /** JSON, as the person's request had them. */
    filters: { type: String, default: '{}' },
    state: { type: String, enum: exportStates, required: true },
    rows: { type: Number, default: 0 },
    /** Bytes. */
    size: { type: Number, default: 0 },
    /** Object key of the file, stored before the upload so that no object is orphaned. */
    key: { type: String, required: true },
    timeZone: { type: String, required: true },
    expiresAt: { type: Date, default: null },
  },
  indexes: [{ key: { userId: 1, state: 1, kind: 1 } }, { key: { state: 1, expiresAt: 1 } }],
});
export type ExportRecord = DocumentOf<typeof exportRecords>;
