import { defineModel, type OwnedDocument } from '@linkyard/mongo';

/** Owned by the catalogue. @source models.md 3 TemplateCategory */
export interface CategoryDocument extends OwnedDocument {
  name: string;
  slug: string;
  icon: string | null;
  status: 0 | 1;
  sortOrder: number;
  templatesCount: number;
}

export const categoryModel = defineModel<CategoryDocument>({
  collection: 'categories',
  indexes: [{ key: { userId: 1, slug: 1 }, options: { unique: true, partialFilterExpression: { deletedAt: null } } }],
});
