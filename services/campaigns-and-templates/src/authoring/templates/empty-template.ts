import { pageNames, pageTexts } from '@linkyard/blocks/texts';
import { themeSchema } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { freshPage } from '../pages/pages.service.js';
import type { TemplateCopy } from './copy-template.js';

/** A template with one empty page. @param language of the page, BCP 47: visitors read its name */
export function emptyTemplate(name: string, language: string): TemplateCopy {
  const templateId = newId();
  const page = { ...freshPage(templateId, pageNames.home(pageTexts(language))), isHome: true };
  const template = {
    _id: templateId,
    kind: 'link' as const,
    ownerKind: 'user' as const,
    name,
    slug: '',
    description: '',
    categoryId: null,
    tags: [],
    thumb: null,
    previewUrl: null,
    isPremium: false,
    status: 1 as const,
    state: 'draft' as const,
    sourceTemplateId: null,
    theme: themeSchema.parse({}),
    homePageId: page._id,
    pageOrder: [page._id],
    usedCount: 0,
    featured: false,
    sortOrder: 0,
  };
  return { template, pages: [page], sections: [] };
}
