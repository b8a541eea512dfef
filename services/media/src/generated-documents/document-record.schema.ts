import { documentKinds, documentStates } from '@linkyard/contracts';
import { ownedCollection, type DocumentOf } from '@linkyard/mongo';

const required = { type: String, required: true } as const;

/** One rendered revision of a record of another service. */
export const documentRecords = ownedCollection({
  name: 'GeneratedDocument',
  collection: 'generatedDocuments',
  fields: {
    kind: { type: String, enum: documentKinds, required: true },
    subjectId: required,
    revision: required,
    state: { type: String, enum: documentStates, required: true },
    /** Counts its jobs, from 1. */
    run: { type: Number, default: 1 },
    /** Bytes. */
    size: { type: Number, default: 0 },
    /** Object of the file. */
    key: required,
  },
  indexes: [{ key: { userId: 1, kind: 1, subjectId: 1, revision: 1 }, options: { unique: true } }],
});
export type DocumentRecord = DocumentOf<typeof documentRecords>;
