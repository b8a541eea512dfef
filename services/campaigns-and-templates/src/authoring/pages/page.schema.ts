import type { PageView, Seo } from '@linkyard/contracts';
import { contractJson, ownedCollection, type DocumentOf } from '@linkyard/mongo';

/** @source models.md 3 TemplatePage */
export const pages = ownedCollection({
  name: 'TemplatePage',
  collection: 'pages',
  fields: {
    templateId: { type: String, required: true },
    name: { type: String, default: '' },
    slug: { type: String, default: '' },
    icon: { type: String, default: null },
    isHome: { type: Boolean, required: true },
    status: { type: Number, enum: [0, 1], required: true },
    order: { type: Number, required: true },
    seo: { type: contractJson<Seo>(), required: true },
    background: { type: contractJson<PageView['background']>(), default: null },
    /** The order of the sections; a section that is not in it is not on the page. */
    sectionOrder: { type: [String] },
    showInNav: { type: Boolean, required: true },
  },
  indexes: [
    { key: { updatedAt: 1, _id: 1 } },
    { key: { userId: 1, templateId: 1, deletedAt: 1, order: 1, _id: 1 } },
    { key: { templateId: 1, slug: 1 }, options: { unique: true, partialFilterExpression: { deletedAt: null } } },
  ],
});
export type PageDocument = DocumentOf<typeof pages>;
