import { animationSchema, sectionStyleSchema, seoSchema, type Theme } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { checkedData } from '../sections/checked-data.js';
import { freshPage } from '../pages/pages.service.js';
import { freshSection } from '../sections/fresh-section.js';
import type { TemplateCopy } from '../templates/copy-template.js';
import type { StarterPage, StarterSection } from './catalogue-schema.js';

interface Starter {
  kind: 'link' | 'block';
  ownerKind: 'admin' | 'user';
  name: string;
  slug: string;
  description: string;
  categoryId: string | null;
  tags: string[];
  thumb: string | null;
  theme: Theme;
  featured: boolean;
  sortOrder: number;
  pages: Pick<StarterPage, '_id' | 'name' | 'slug' | 'isHome' | 'sections'>[];
}

/** Records of a starter from its file; links between its pages lead to the new pages. @throws sections.invalid for a block its schema refuses */
export function starterCopy(starter: Starter): TemplateCopy {
  const templateId = newId();
  const pageIds = new Map(starter.pages.map(({ _id }) => [_id, newId()]));
  const written = starter.pages.map((page, order) => {
    const base = {
      ...freshPage(templateId, page.name),
      _id: pageIds.get(page._id) ?? newId(),
      slug: page.slug,
      isHome: page.isHome,
      order,
      seo: seoSchema.parse({}),
    };
    const sections = page.sections.map((section) => sectionOf(section, templateId, base._id, pageIds));
    return { page: { ...base, sectionOrder: sections.map(({ _id }) => _id) }, sections };
  });
  const home = written.find(({ page }) => page.isHome) ?? written[0];
  const { kind, ownerKind, name, slug, description, categoryId, tags, thumb, theme, featured, sortOrder } = starter;
  return {
    template: {
      _id: templateId,
      kind,
      ownerKind,
      name,
      slug,
      description,
      categoryId,
      tags,
      thumb,
      previewUrl: null,
      isPremium: false,
      status: 1,
      state: ownerKind === 'admin' ? 'published' : 'draft',
      sourceTemplateId: null,
      theme,
      homePageId: home?.page._id ?? '',
      pageOrder: written.map(({ page }) => page._id),
      usedCount: 0,
      featured,
      sortOrder,
    },
    pages: written.map(({ page }) => page),
    sections: written.flatMap(({ sections }) => sections),
  };
}

function sectionOf(section: StarterSection, templateId: string, pageId: string, pageIds: ReadonlyMap<string, string>) {
  const text = JSON.stringify(section.sectionData).replace(/"([0-9a-f]{24})"/g, (whole, id: string) =>
    pageIds.has(id) ? JSON.stringify(pageIds.get(id)) : whole,
  );
  return {
    ...freshSection(templateId, pageId, section.type),
    _id: newId(),
    title: section.title,
    sectionData: checkedData(section.type, JSON.parse(text)),
    style: sectionStyleSchema.parse(section.style),
    animation: animationSchema.parse(section.animation),
  };
}
