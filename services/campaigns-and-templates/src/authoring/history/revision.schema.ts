import { contractJson, sharedCollection, type DocumentOf } from '@linkyard/mongo';
import type { PageDocument } from '../pages/page.schema.js';
import type { SectionDocument } from '../sections/section.schema.js';
import type { TemplateDocument } from '../templates/template.schema.js';

/** A template with all its pages and sections at one moment. */
export interface Snapshot {
  template: TemplateDocument;
  pages: PageDocument[];
  sections: SectionDocument[];
}

/** @source models.md 3 Revision */
export const revisions = sharedCollection({
  name: 'Revision',
  collection: 'revisions',
  fields: {
    userId: { type: String, required: true },
    templateId: { type: String, required: true },
    /** Counts the versions of one template. */
    rev: { type: Number, required: true },
    snapshot: { type: contractJson<Snapshot>(), required: true },
    reason: { type: String, enum: ['auto', 'publish', 'restore'], required: true },
    byUserId: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  // Unique, so that two versions kept at once meet: the later transaction is run again and counts on.
  indexes: [{ key: { userId: 1, templateId: 1, rev: -1 }, options: { unique: true } }],
});
export type RevisionDocument = DocumentOf<typeof revisions>;
