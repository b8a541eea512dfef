import type { TemplateView, Theme } from '@linkyard/contracts';
import { defineModel, type OwnedDocument } from '@linkyard/mongo';

/** @source models.md 3 Template */
export interface TemplateDocument extends OwnedDocument {
  kind: TemplateView['kind'];
  ownerKind: TemplateView['ownerKind'];
  name: string;
  slug: string;
  description: string;
  categoryId: string | null;
  tags: string[];
  thumb: string | null;
  previewUrl: string | null;
  isPremium: boolean;
  status: 0 | 1;
  state: TemplateView['state'];
  sourceTemplateId: string | null;
  theme: Theme;
  homePageId: string;
  pageOrder: string[];
  usedCount: number;
  featured: boolean;
  sortOrder: number;
}

export const templateModel = defineModel<TemplateDocument>({
  collection: 'templates',
  indexes: [
    { key: { userId: 1, kind: 1, deletedAt: 1, sortOrder: 1, _id: 1 } },
    { key: { userId: 1, updatedAt: -1 } },
    { key: { updatedAt: 1, _id: 1 } },
    // A starter of the repository is loaded once, however many processes start at the same moment.
    { key: { userId: 1, slug: 1 }, options: { unique: true, partialFilterExpression: { ownerKind: 'admin' } } },
  ],
});
