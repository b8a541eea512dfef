import { renderPage, webAppManifest, type PageModel } from '@linkyard/blocks/render';
import { blockOf, linkName, type SectionModel } from '@linkyard/blocks/schema';
import { pageTexts } from '@linkyard/blocks/texts';
import {
  pixelNames,
  pushPromptSchema,
  type PictureFacts,
  type PixelName,
  type Site,
  type SourceData,
} from '@linkyard/contracts';
import { hasOwnHost } from '../campaigns/page-origins.js';
import type { CampaignDocument } from '../campaigns/campaign.schema.js';
import type { Snapshot } from '../../authoring/history/revision.schema.js';
import type { PageDocument } from '../../authoring/pages/page.schema.js';
import type { SectionDocument } from '../../authoring/sections/section.schema.js';
import { lockOf, packed } from './packed-page.js';
import { picturePaths } from './page-pictures.js';
import { placedSections, switchedOn, type PlacedSection } from './placed-sections.js';
import { renderedId, type RenderedPageDocument } from './rendered-page.schema.js';

export type Look = Pick<
  CampaignDocument,
  | '_id'
  | 'campName'
  | 'title'
  | 'seo'
  | 'language'
  | 'direction'
  | 'analyticsEnabled'
  | 'showBranding'
  | 'visibility'
  | 'minAge'
  | 'pixels'
  | 'consentBanner'
  | 'pushEnabled'
  | 'pushPrompt'
  | 'redirectUrl'
>;

/** Everything a visitor may open of a campaign, rendered and compressed. @source design 6, quality "Render at publish" */
export async function renderCampaign(
  campaign: Look,
  snapshot: Snapshot,
  shown: Shown,
): Promise<RenderedPageDocument[]> {
  return Promise.all(shownPages(snapshot).map((page) => renderOne(campaign, snapshot, page, shown)));
}

const shownPages = ({ pages }: Snapshot) => pages.filter((page) => page.status === 1);

/** All that pages show somewhere: theirs and their template's. */
export const shownData = (snapshot: Snapshot, sources: SourceData): unknown => [
  shownSections(snapshot).map(({ sectionData }) => sectionData),
  shownPages(snapshot).map(({ background }) => background),
  snapshot.template.theme,
  sources,
];

/** Everything on pages that visitors can open. */
export const shownSections = (snapshot: Snapshot): SectionDocument[] =>
  shownPages(snapshot).flatMap((page) => switchedOn(snapshot, page));

async function renderOne(
  campaign: Look,
  snapshot: Snapshot,
  page: PageDocument,
  shown: Shown,
): Promise<RenderedPageDocument> {
  const sections = placedSections(snapshot, page, new Date());
  const model = pageModel(campaign, snapshot, page, { ...shown, sections, mode: 'public' });
  const slug = page.isHome ? '' : page.slug;
  return {
    _id: renderedId(campaign._id, slug),
    campaignId: campaign._id,
    tenantId: shown.site.tenantId,
    pageId: page._id,
    slug,
    ...(await packed(model, campaign, sections)),
    pixels: measuringServices(campaign, shown.site),
    origin: shown.ownOrigin ?? shown.site.origins.pages,
    manifest: page.isHome && !lockOf(campaign) ? webAppManifest(model) : null,
    forms: sections
      .filter(({ section }) => blockOf(section.type)?.collects)
      .map(({ section, audience }) => {
        const { _id, type, title, sectionData } = section;
        const { visibleFrom, visibleUntil } = audience;
        return { sectionId: _id, type, title, sectionData, visibleFrom, visibleUntil };
      }),
    pictures: picturePaths([
      sections.map(({ section }) => section.sectionData),
      page.background,
      snapshot.template.theme,
      shown.sources,
    ]),
    sources: [...new Set(sections.flatMap(({ section }) => blockOf(section.type)?.source ?? []))],
    titles: Object.fromEntries(
      sections.map(({ section }) => [section._id, linkName(section.type, section.sectionData, '') ?? section.title]),
    ),
  };
}

/** Measuring services that this page loads after consent: none without a banner, and none on the host of the app. */
function measuringServices({ pixels, consentBanner }: Look, site: Shown['site']): PixelName[] {
  return consentBanner?.enabled && hasOwnHost(site) ? pixelNames.filter((name) => pixels?.[name]) : [];
}

/** True when no page that visitors can open would show anything. */
export const isEmpty = (snapshot: Snapshot) =>
  snapshot.pages.every((page) => page.status === 0 || switchedOn(snapshot, page).length === 0);

/** What stands behind the pages' blocks. */
export interface Shown {
  /** Of the campaign's tenant. */
  site: Pick<Site, 'tenantId' | 'brand' | 'origins'>;
  /** Of the domain that this campaign alone has: its pages are canonical there. */
  ownOrigin?: string | null;
  sources: SourceData;
  pictures: ReadonlyMap<string, PictureFacts>;
}

interface Seen extends Shown {
  /** Of the visitor's preview link: links between its pages keep it. */
  key?: string | null;
}

/** The draft of one page as a whole document: no beacon, links lead to previews. */
export function renderPreview(
  snapshot: Snapshot,
  page: PageDocument,
  campaign: Look | null,
  { site, sources, pictures, key = null }: Seen,
): { html: string; title: string } {
  const look = campaign ?? {
    _id: '',
    campName: '',
    title: snapshot.template.name,
    seo: page.seo,
    language: 'en',
    direction: 'ltr' as const,
    analyticsEnabled: false,
    showBranding: true,
    visibility: 'public' as const,
    redirectUrl: null,
  };
  const sections = switchedOn(snapshot, page).map((section) => ({ section, slot: undefined }));
  const model = pageModel(look, snapshot, page, { site, sources, pictures, key, sections, mode: 'preview' });
  return { html: renderPage(model).html, title: model.title };
}

interface Drawn extends Seen {
  sections: readonly Pick<PlacedSection, 'section' | 'slot'>[];
  mode: 'public' | 'preview';
}

function pageModel(
  campaign: Look,
  snapshot: Snapshot,
  page: PageDocument,
  { site, ownOrigin = null, sources, pictures, key, sections, mode }: Drawn,
): PageModel {
  const { template } = snapshot;
  const origin = site.origins.pages;
  const hrefOf = (other: PageDocument) =>
    mode === 'preview'
      ? `/preview/${template._id}/${other._id}${key ? `?key=${key}` : ''}`
      : `/${campaign.campName}${other.isHome ? '' : `/${other.slug}`}`;
  // The home page is at the root of its own domain.
  const ownPath = page.isHome ? '/' : hrefOf(page);
  const address = ownOrigin === null ? `${origin}${hrefOf(page)}` : `${ownOrigin}${ownPath}`;
  const pages = snapshot.pages.filter((other) => other.status === 1);
  const seo = page.isHome
    ? campaign.seo
    : { ...campaign.seo, ...withoutEmpty(page.seo), title: page.seo.title || `${page.name} | ${campaign.title}` };
  return {
    title: campaign.title,
    seo: { ...seo, canonicalUrl: seo.canonicalUrl ?? address },
    sections: sections.map(sectionModel),
    theme: template.theme,
    background: page.background,
    showBranding: campaign.showBranding,
    beacon: mode === 'public' && campaign.analyticsEnabled,
    consent: mode === 'public' ? consentOf(campaign, site) : undefined,
    ...(mode === 'public' && campaign.pushEnabled ? { follow: pushPromptSchema.parse(campaign.pushPrompt ?? {}) } : {}),
    ...(mode === 'public' && !lockOf(campaign) ? { manifestHref: `/${campaign.campName}/manifest.webmanifest` } : {}),
    context: {
      mode,
      campaignId: campaign._id || null,
      pageId: page._id,
      pages: pages.map((other) => ({
        _id: other._id,
        name: other.name,
        slug: other.slug,
        isHome: other.isHome,
        href: hrefOf(other),
        inNav: other.showInNav,
      })),
      theme: template.theme,
      origin,
      locale: campaign.language,
      i18n: pageTexts(campaign.language),
      direction: campaign.direction,
      madeWith: site.brand.showPoweredBy ? { title: site.brand.title, href: site.origins.app } : undefined,
      now: new Date(),
      sources,
      pictures,
    },
  };
}

function consentOf(campaign: Look, site: Shown['site']): PageModel['consent'] {
  const { pixels, consentBanner } = campaign;
  return pixels && consentBanner && measuringServices(campaign, site).length > 0
    ? { text: consentBanner.text, pixels }
    : undefined;
}

const sectionModel = ({ section, slot }: Pick<PlacedSection, 'section' | 'slot'>, order: number): SectionModel => {
  const { _id, type, title, sectionData, style, animation, status } = section;
  return { _id, type, title, sectionData, style, animation, status, order, ...(slot ? { slot } : {}) };
};

const withoutEmpty = (seo: PageDocument['seo']) =>
  Object.fromEntries(Object.entries(seo).filter(([, value]) => value !== '' && value !== null && !isEmptyList(value)));

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
