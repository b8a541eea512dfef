import { templateKinds, templateStates, type Theme } from '@linkyard/contracts';
import { contractJson, ownedCollection, type DocumentOf } from '@linkyard/mongo';

/** @source models.md 3 Template */
export const templates = ownedCollection({
  name: 'Template',
  collection: 'templates',
  fields: {
    kind: { type: String, enum: templateKinds, required: true },
    ownerKind: { type: String, enum: ['admin', 'user'], required: true },
    name: { type: String, default: '' },
    slug: { type: String, default: '' },
    description: { type: String, default: '' },
    categoryId: { type: String, default: null },
    tags: { type: [String] },
    thumb: { type: String, default: null },
    previewUrl: { type: String, default: null },
    isPremium: { type: Boolean, default: false },
    status: { type: Number, enum: [0, 1], required: true },
    state: { type: String, enum: templateStates, required: true },
    sourceTemplateId: { type: String, default: null },
    theme: { type: contractJson<Theme>(), required: true },
    homePageId: { type: String, required: true },
    pageOrder: { type: [String] },
    usedCount: { type: Number, default: 0 },
    featured: { type: Boolean, default: false },
    sortOrder: { type: Number, default: 0 },
  },
  indexes: [
    { key: { userId: 1, kind: 1, deletedAt: 1, sortOrder: 1, _id: 1 } },
    { key: { userId: 1, updatedAt: -1 } },
    { key: { updatedAt: 1, _id: 1 } },
    // A starter of the repository is loaded once, however many processes start at the same moment.
    { key: { userId: 1, slug: 1 }, options: { unique: true, partialFilterExpression: { ownerKind: 'admin' } } },
  ],
});
export type TemplateDocument = DocumentOf<typeof templates>;
