import type { PageView, Seo } from '@linkyard/contracts';
import { defineModel, type OwnedDocument } from '@linkyard/mongo';

/** @source models.md 3 TemplatePage */
export interface PageDocument extends OwnedDocument {
  templateId: string;
  name: string;
  slug: string;
  icon: string | null;
  isHome: boolean;
  status: 0 | 1;
  order: number;
  seo: Seo;
  background: PageView['background'];
  /** The order of the sections; a section that is not in it is not on the page. */
  sectionOrder: string[];
  showInNav: boolean;
}

export const pageModel = defineModel<PageDocument>({
  collection: 'pages',
  indexes: [
    { key: { updatedAt: 1, _id: 1 } },
    { key: { userId: 1, templateId: 1, deletedAt: 1, order: 1, _id: 1 } },
    { key: { templateId: 1, slug: 1 }, options: { unique: true, partialFilterExpression: { deletedAt: null } } },
  ],
});
