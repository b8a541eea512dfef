import type { SectionAudience, SectionView } from '@linkyard/contracts';
import { defineModel, type OwnedDocument } from '@linkyard/mongo';

/** What says when and to whom it is shown is absent in records from before there was any. @source models.md 3 Section */
export interface SectionDocument extends OwnedDocument, Partial<SectionAudience> {
  templateId: string;
  pageId: string;
  type: string;
  title: string;
  sectionData: Record<string, unknown>;
  animation: SectionView['animation'];
  style: SectionView['style'];
  status: 0 | 1;
  state: SectionView['state'];
  clicks: number;
  lastClickAt: Date | null;
  /** Where it stood when it was deleted, for the undo. */
  deletedIndex?: number;
}

export const sectionModel = defineModel<SectionDocument>({
  collection: 'sections',
  indexes: [
    { key: { userId: 1, pageId: 1, deletedAt: 1 } },
    { key: { userId: 1, templateId: 1, deletedAt: 1 } },
    { key: { updatedAt: 1, _id: 1 } },
  ],
});
