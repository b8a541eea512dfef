import { ownedCollection, type DocumentOf } from '@linkyard/mongo';

/** Owned by the catalogue. @source models.md 3 TemplateCategory */
export const categories = ownedCollection({
  name: 'TemplateCategory',
  collection: 'categories',
  fields: {
    name: { type: String, required: true },
    slug: { type: String, required: true },
    icon: { type: String, default: null },
    status: { type: Number, enum: [0, 1], required: true },
    sortOrder: { type: Number, required: true },
    templatesCount: { type: Number, default: 0 },
  },
  indexes: [{ key: { userId: 1, slug: 1 }, options: { unique: true, partialFilterExpression: { deletedAt: null } } }],
});
export type CategoryDocument = DocumentOf<typeof categories>;
