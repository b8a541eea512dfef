import type { SectionAudience, SectionView } from '@linkyard/contracts';
import { contractJson, ownedCollection, type DocumentOf } from '@linkyard/mongo';

/** @source models.md 3 Section */
export const sections = ownedCollection({
  name: 'Section',
  collection: 'sections',
  fields: {
    templateId: { type: String, required: true },
    pageId: { type: String, required: true },
    type: { type: String, required: true },
    title: { type: String, default: '' },
    sectionData: { type: contractJson<Record<string, unknown>>(), required: true },
    animation: { type: contractJson<SectionView['animation']>(), required: true },
    style: { type: contractJson<SectionView['style']>(), required: true },
    status: { type: Number, enum: [0, 1], required: true },
    state: { type: String, enum: ['ok', 'invalid'], required: true },
    /** Of the content that its starter gave it; absent in blocks of one's own. */
    sampleMark: { type: contractJson<string | null>(), optional: true },
    clicks: { type: Number, default: 0 },
    lastClickAt: { type: Date, default: null },
    /** When and to whom it is shown; the five are absent in records from before there was any. */
    visibleFrom: { type: contractJson<SectionAudience['visibleFrom']>(), optional: true },
    visibleUntil: { type: contractJson<SectionAudience['visibleUntil']>(), optional: true },
    timeZone: { type: contractJson<SectionAudience['timeZone']>(), optional: true },
    rules: { type: contractJson<SectionAudience['rules']>(), optional: true },
    gate: { type: contractJson<SectionAudience['gate']>(), optional: true },
    /** Where it stood when it was deleted, for the undo. */
    deletedIndex: { type: Number, optional: true },
  },
  indexes: [
    { key: { userId: 1, pageId: 1, deletedAt: 1 } },
    { key: { userId: 1, templateId: 1, deletedAt: 1 } },
    { key: { updatedAt: 1, _id: 1 } },
  ],
});
export type SectionDocument = DocumentOf<typeof sections>;
