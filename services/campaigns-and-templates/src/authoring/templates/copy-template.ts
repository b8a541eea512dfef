import { contentMark } from '@linkyard/blocks/schema';
import { newId, type NewDocument } from '@linkyard/mongo';
import type { Snapshot } from '../history/revision.schema.js';
import type { PageDocument } from '../pages/page.schema.js';
import type { SectionDocument } from '../sections/section.schema.js';
import { freshSection } from '../sections/fresh-section.js';
import { audienceIn } from '../sections/section-audience.js';
import type { TemplateDocument } from './template.schema.js';

type WithId<Doc extends TemplateDocument | PageDocument | SectionDocument> = NewDocument<Doc> & { _id: string };

export interface TemplateCopy {
  template: WithId<TemplateDocument>;
  pages: WithId<PageDocument>[];
  sections: WithId<SectionDocument>[];
}

/** Copies sections to another page. Pictures are referenced, not copied. @source models.md 3 "Duplicate" */
export const copySections = (
  sections: readonly SectionDocument[],
  templateId: string,
  pageId: string,
  pageIds: ReadonlyMap<string, string> = new Map(),
): WithId<SectionDocument>[] =>
  sections.map(({ type, title, sectionData, animation, style, status, sampleMark, ...rest }) => ({
    ...freshSection(templateId, pageId, type),
    ...audienceIn(rest),
    _id: newId(),
    title,
    sectionData: relinked(sectionData, pageIds),
    animation,
    style,
    status,
    ...(sampleMark ? { sampleMark } : {}),
  }));

/** A template of one's own from a snapshot of another: new ids throughout, links between its pages led to the new pages. */
export function copyTemplate({ template, pages, sections }: Snapshot, name: string): TemplateCopy {
  const templateId = newId();
  const pageIds = new Map(pages.map(({ _id }) => [_id, newId()]));
  const idOf = (pageId: string) => pageIds.get(pageId) ?? newId();
  const copiedPages = pages.map((page) => {
    const place = new Map(page.sectionOrder.map((id, index) => [id, index]));
    const inOrder = sections
      .filter(({ _id }) => place.has(_id))
      .sort((one, other) => (place.get(one._id) ?? 0) - (place.get(other._id) ?? 0));
    const copied = copySections(inOrder, templateId, idOf(page._id), pageIds);
    const copies = template.ownerKind === 'admin' ? copied.map(asSample) : copied;
    const { name: pageName, slug, icon, isHome, status, order, seo, background, showInNav } = page;
    return {
      copies,
      page: {
        _id: idOf(page._id),
        templateId,
        name: pageName,
        slug,
        icon,
        isHome,
        status,
        order,
        seo,
        background,
        showInNav,
        sectionOrder: copies.map(({ _id }) => _id),
      },
    };
  });
  const { kind, description, categoryId, tags, thumb, theme } = template;
  return {
    template: {
      _id: templateId,
      kind,
      ownerKind: 'user',
      name,
      slug: template.slug,
      description,
      categoryId,
      tags,
      thumb,
      previewUrl: null,
      isPremium: false,
      status: 1,
      state: 'draft',
      sourceTemplateId: template._id,
      theme,
      homePageId: idOf(template.homePageId),
      pageOrder: template.pageOrder.map(idOf),
      usedCount: 0,
      featured: false,
      sortOrder: 0,
    },
    pages: copiedPages.map(({ page }) => page),
    sections: copiedPages.flatMap(({ copies }) => copies),
  };
}

/** What a starter shows is an example until it is changed. */
const asSample = (section: WithId<SectionDocument>) => ({ ...section, sampleMark: contentMark(section.sectionData) });

/** Page ids anywhere in a block's data (el_link's inputPage, a form's ipage) lead to the copies. */
function relinked(data: Record<string, unknown>, pageIds: ReadonlyMap<string, string>): Record<string, unknown> {
  if (pageIds.size === 0) return data;
  const relink = (value: unknown): unknown => {
    if (typeof value === 'string') return pageIds.get(value) ?? value;
    if (Array.isArray(value)) return value.map(relink);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, relink(child)]));
    return value;
  };
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, relink(value)]));
}
