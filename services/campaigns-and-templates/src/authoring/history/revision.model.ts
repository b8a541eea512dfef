import { defineModel } from '@linkyard/mongo';
import type { PageDocument } from '../pages/page.model.js';
import type { SectionDocument } from '../sections/section.model.js';
import type { TemplateDocument } from '../templates/template.model.js';

/** A template with all its pages and sections at one moment. */
export interface Snapshot {
  template: TemplateDocument;
  pages: PageDocument[];
  sections: SectionDocument[];
}

/** @source models.md 3 Revision */
export interface RevisionDocument {
  _id: string;
  userId: string;
  templateId: string;
  /** Counts the versions of one template. */
  rev: number;
  snapshot: Snapshot;
  reason: 'auto' | 'publish' | 'restore';
  byUserId: string;
  createdAt: Date;
}

export const revisionModel = defineModel<RevisionDocument>({
  collection: 'revisions',
  // Unique, so that two versions kept at once meet: the later transaction is run again and counts on.
  indexes: [{ key: { userId: 1, templateId: 1, rev: -1 }, options: { unique: true } }],
});
