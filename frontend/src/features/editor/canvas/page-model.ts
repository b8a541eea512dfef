import type { CampaignView } from '@linkyard/contracts';
import type { PageModel, RenderContext, SectionModel } from '@linkyard/blocks/public';
import { pageTexts } from '@linkyard/blocks/texts';
import { translated } from '@linkyard/ui';
import { type EditorDocument, pagesOf, type SectionPart } from '../document/document.js';

/** What a page shows of its campaign. */
export type CampaignFace = Pick<CampaignView, '_id' | 'url' | 'language' | 'direction' | 'title' | 'showBranding'>;

const models = new WeakMap<SectionPart, SectionModel>();

/** A section as its view wants it; one and the same object as long as the section is the same, so that it is drawn once. */
export function sectionModel(section: SectionPart): SectionModel {
  const known = models.get(section);
  if (known) return known;
  const { _id, type, title, sectionData, style, animation, status } = section;
  const model = { _id, type, title, sectionData, style, animation, status, order: 0 };
  models.set(section, model);
  return model;
}

/** What all sections of a page look at. `now` is the moment the editor was opened: nothing may jump while one types. */
export function editorContext(
  { pages, pageIds, template }: Pick<EditorDocument, 'pages' | 'pageIds' | 'template'>,
  pageId: string,
  campaign: CampaignFace | null,
  now: Date,
): RenderContext {
  const locale = campaign?.language || 'en';
  const root = campaign ? new URL(campaign.url, window.location.origin) : null;
  return {
    mode: 'editor',
    campaignId: campaign?._id ?? null,
    pageId,
    pages: pagesOf({ pages, pageIds, template, orders: {}, sections: {} })
      .filter(({ status }) => status === 1)
      .map(({ _id, name, slug, showInNav }) => {
        const isHome = _id === template.homePageId;
        return { _id, name, slug, isHome, href: isHome ? '#' : `#${slug}`, inNav: showInNav };
      }),
    theme: template.theme,
    origin: root?.origin ?? window.location.origin,
    locale,
    i18n: pageTexts(locale),
    editorText: translated,
    direction: campaign?.direction ?? 'ltr',
    now,
  };
}

export function pageModel(
  sections: readonly SectionPart[],
  context: RenderContext,
  page: { name: string; background: PageModel['background'] } | undefined,
  campaign: CampaignFace | null,
): PageModel {
  return {
    title: campaign?.title || page?.name || '',
    seo: {},
    sections: sections.map((section, order) => ({ ...sectionModel(section), order })),
    theme: context.theme,
    context,
    background: page?.background ?? null,
    showBranding: campaign?.showBranding ?? true,
    beacon: false,
  };
}
