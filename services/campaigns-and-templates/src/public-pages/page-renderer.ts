import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Binary } from 'mongodb';
import { renderPage, type PageModel } from '@linkyard/blocks/render';
import { blockOf, type SectionModel } from '@linkyard/blocks/schema';
import type { SourceData } from '@linkyard/contracts';
import { publicOrigin } from '../campaigns/public-origin.js';
import type { CampaignDocument } from '../campaigns/campaign.model.js';
import type { Snapshot } from '../history/revision.model.js';
import type { PageDocument } from '../pages/page.model.js';
import type { SectionDocument } from '../sections/section.model.js';
import { renderedId, type RenderedPageDocument } from './rendered-page.model.js';

/** Over this the raw HTML is not stored: whoever needs it unpacks the gzip. */
const rawMaxBytes = 256 * 1024;

type Look = Pick<
  CampaignDocument,
  '_id' | 'campName' | 'title' | 'seo' | 'language' | 'direction' | 'analyticsEnabled' | 'showBranding'
>;

/** Everything a visitor may open of a campaign, rendered and compressed. @source design 6, quality "Render at publish" */
export async function renderCampaign(
  campaign: Look,
  snapshot: Snapshot,
  sources: SourceData,
): Promise<RenderedPageDocument[]> {
  const shown = shownPages(snapshot);
  return Promise.all(shown.map((page) => renderOne(campaign, snapshot, page, sources)));
}

const shownPages = ({ pages }: Snapshot) => pages.filter((page) => page.status === 1);

/** Everything on pages that visitors can open. */
export const shownSections = (snapshot: Snapshot): SectionDocument[] =>
  shownPages(snapshot).flatMap((page) => visibleSections(snapshot, page));

async function renderOne(
  campaign: Look,
  snapshot: Snapshot,
  page: PageDocument,
  sources: SourceData,
): Promise<RenderedPageDocument> {
  const { html } = renderPage(pageModel(campaign, snapshot, page, { sources, mode: 'public' }));
  const body = Buffer.from(html);
  const [gzipped, br] = await Promise.all([
    promisify(gzip)(body, { level: 9 }),
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  ]);
  const sections = visibleSections(snapshot, page);
  const slug = page.isHome ? '' : page.slug;
  return {
    _id: renderedId(campaign._id, slug),
    campaignId: campaign._id,
    pageId: page._id,
    slug,
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 24),
    bytes: body.length,
    raw: body.length > rawMaxBytes ? null : new Binary(body),
    gzip: new Binary(gzipped),
    br: new Binary(br),
    forms: sections
      .filter(({ type }) => blockOf(type)?.collects)
      .map(({ _id, type, title, sectionData }) => ({ sectionId: _id, type, title, sectionData })),
    titles: Object.fromEntries(sections.map(({ _id, title }) => [_id, title])),
  };
}

const visibleSections = ({ sections }: Snapshot, page: PageDocument): SectionDocument[] => {
  const byId = new Map(sections.map((section) => [section._id, section]));
  return page.sectionOrder.flatMap((id) => byId.get(id) ?? []).filter(({ status }) => status === 1);
};

/** True when no page that visitors can open would show anything. */
export const isEmpty = (snapshot: Snapshot) =>
  snapshot.pages.every((page) => page.status === 0 || visibleSections(snapshot, page).length === 0);

interface Seen {
  sources: SourceData;
  /** Of the preview link somebody came by: its pages lead on by it. */
  key?: string | null;
}

/** The draft of one page as a whole document: no beacon, links lead to previews. */
export function renderPreview(
  snapshot: Snapshot,
  page: PageDocument,
  campaign: Look | null,
  { sources, key = null }: Seen,
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
  };
  const model = pageModel(look, snapshot, page, { sources, key, mode: 'preview' });
  return { html: renderPage(model).html, title: model.title };
}

function pageModel(
  campaign: Look,
  snapshot: Snapshot,
  page: PageDocument,
  { sources, key, mode }: Seen & { mode: 'public' | 'preview' },
): PageModel {
  const { template } = snapshot;
  const origin = publicOrigin();
  const hrefOf = (other: PageDocument) =>
    mode === 'preview'
      ? `/preview/${template._id}/${other._id}${key ? `?key=${key}` : ''}`
      : `/${campaign.campName}${other.isHome ? '' : `/${other.slug}`}`;
  const pages = snapshot.pages.filter((other) => other.status === 1);
  const seo = page.isHome
    ? campaign.seo
    : { ...campaign.seo, ...withoutEmpty(page.seo), title: page.seo.title || `${page.name} | ${campaign.title}` };
  return {
    title: campaign.title,
    seo: { ...seo, canonicalUrl: seo.canonicalUrl ?? `${origin}${hrefOf(page)}` },
    sections: visibleSections(snapshot, page).map(sectionModel),
    theme: template.theme,
    background: page.background,
    showBranding: campaign.showBranding,
    beacon: mode === 'public' && campaign.analyticsEnabled,
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
      direction: campaign.direction,
      now: new Date(),
      sources,
    },
  };
}

const sectionModel = (
  { _id, type, title, sectionData, style, animation, status }: SectionDocument,
  order: number,
): SectionModel => ({ _id, type, title, sectionData, style, animation, status, order });

const withoutEmpty = (seo: PageDocument['seo']) =>
  Object.fromEntries(Object.entries(seo).filter(([, value]) => value !== '' && value !== null));
