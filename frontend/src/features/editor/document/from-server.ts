import type { CampaignView, PageView, SectionView, TemplateView } from '@linkyard/contracts';
import type { EditorDocument, PagePart, SectionPart, TemplatePart } from './document.js';

/** Everything a template is made of, as the calls answer it. */
export interface ServerTemplate {
  template: TemplateView;
  pages: readonly PageView[];
  sections: readonly SectionView[];
  campaign: CampaignView | null;
}

export const sectionPart = (view: SectionView): SectionPart => {
  const { _id, pageId, type, title, sectionData, style, animation, status, sampleMark } = view;
  const { visibleFrom, visibleUntil, timeZone, rules, gate } = view;
  const audience = { visibleFrom, visibleUntil, timeZone, rules, gate };
  return {
    _id,
    pageId,
    type,
    title,
    sectionData,
    style,
    animation,
    audience,
    status,
    ...(sampleMark ? { sampleMark } : {}),
  };
};

export const pagePart = (view: PageView): PagePart => {
  const { _id, name, slug, icon, status, seo, background, showInNav } = view;
  return { _id, name, slug, icon, status, seo, background, showInNav };
};

export const templatePart = (view: TemplateView): TemplatePart => {
  const { _id, name, theme, homePageId } = view;
  return { _id, name, theme, homePageId };
};

export function documentOf({ template, pages, sections }: ServerTemplate): EditorDocument {
  const inOrder = pages.toSorted((one, other) => one.order - other.order);
  const ofPage = (pageId: string) =>
    sections.filter((section) => section.pageId === pageId).toSorted((one, other) => one.order - other.order);
  return {
    template: templatePart(template),
    pageIds: inOrder.map(({ _id }) => _id),
    pages: Object.fromEntries(inOrder.map((page) => [page._id, pagePart(page)])),
    orders: Object.fromEntries(inOrder.map(({ _id }) => [_id, ofPage(_id).map((section) => section._id)])),
    sections: Object.fromEntries(sections.map((section) => [section._id, sectionPart(section)])),
  };
}
