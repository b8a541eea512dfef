import { t } from '@lingui/core/macro';
import type { CampaignView } from '@linkyard/contracts';
import { type EditorDocument, type PagePart, sectionsOf, type SectionPart } from '../document/document.js';
import { blockTitle } from '../store/block-names.js';
import type { Finding } from './finding.js';

/** What is looked at: pages and blocks that visitors will see. */
export const shownPages = (document: EditorDocument): PagePart[] =>
  document.pageIds.flatMap((id) => document.pages[id] ?? []).filter(({ status }) => status === 1);
export const shownSections = (document: EditorDocument, pageId: string): SectionPart[] =>
  sectionsOf(document, pageId).filter(({ status }) => status === 1);

interface Entry {
  key: string;
  value: string;
}
/** Every text in a block's data with the name of its field. */
function entriesOf(value: unknown, key = ''): Entry[] {
  if (typeof value === 'string') return [{ key, value }];
  if (Array.isArray(value)) return value.flatMap((item) => entriesOf(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => entriesOf(item, name));
}

const isPageField = (key: string) => /page$/i.test(key);
const isId = (text: string) => /^[0-9a-f]{24}$/.test(text);
/** Files are looked at as pictures; what is embedded shows by itself whether it is there. */
const isLinkField = (key: string) => !/^(?:image|img|imgurl|src|thumb|logo|video|videourl|code|html)$/i.test(key);

export interface OutgoingLink {
  url: string;
  pageId: string;
  section: SectionPart;
}

/** Where the blocks of all pages lead to outside of them. */
export function outgoingLinks(document: EditorDocument): OutgoingLink[] {
  return shownPages(document).flatMap(({ _id: pageId }) =>
    shownSections(document, pageId).flatMap((section) =>
      entriesOf(section.sectionData)
        .filter(({ key, value }) => isLinkField(key) && /^https?:\/\/\S+$/i.test(value) && URL.canParse(value))
        .map(({ value }) => ({ url: value, pageId, section })),
    ),
  );
}

/** Links to pages of the site that are gone or hidden. */
export function deadInnerLinks(document: EditorDocument): Finding[] {
  const open = new Set(shownPages(document).map(({ _id }) => _id));
  return shownPages(document).flatMap(({ _id: pageId }) =>
    shownSections(document, pageId).flatMap((section): Finding[] => {
      const lost = entriesOf(section.sectionData).find(
        ({ key, value }) => isPageField(key) && isId(value) && !open.has(value),
      );
      if (!lost) return [];
      const gone = document.pages[lost.value] ? t`a page that is hidden` : t`a page that no longer exists`;
      const text = t`‘${blockTitle(section)}’ leads to ${gone}.`;
      return [{ kind: 'deadLink', grade: 'error', pageId, sectionId: section._id, text }];
    }),
  );
}

/** Blocks that gather addresses for letters. */
const asksForMail = ({ type, sectionData }: SectionPart) => type === 'el_optin' && sectionData['isemail'] !== false;
const isEmpty = (value: unknown) => typeof value !== 'string' || value.trim() === '';

/** Addresses gathered without a word about what for, and measuring without asking. */
export function consentFindings(document: EditorDocument, campaign: CampaignView | null): Finding[] {
  const forms = shownPages(document).flatMap(({ _id: pageId }) =>
    shownSections(document, pageId)
      .filter((section) => asksForMail(section) && isEmpty(section.sectionData['consentText']))
      .map((section): Finding => {
        const text = t`‘${blockTitle(section)}’ asks for an address without saying what for: fill in the consent text.`;
        return { kind: 'consent', grade: 'error', pageId, sectionId: section._id, text };
      }),
  );
  const measures = campaign !== null && Object.values(campaign.pixels).some((id) => id !== '');
  if (!measures || campaign.consentBanner.enabled) return forms;
  const text = t`Measuring services are set, but without the consent banner none of them is loaded.`;
  return [...forms, { kind: 'consent', grade: 'warning', pageId: document.template.homePageId, sectionId: null, text }];
}

/** Forms that ask nothing: the page leaves them out. */
export function emptyForms(document: EditorDocument): Finding[] {
  return shownPages(document).flatMap(({ _id: pageId }) =>
    shownSections(document, pageId)
      .filter(({ type, sectionData: { fields } }) => type === 'el_form' && Array.isArray(fields) && !asksAny(fields))
      .map((section): Finding => {
        const text = t`‘${blockTitle(section)}’ asks nothing, so visitors do not see it: add a question.`;
        return { kind: 'emptyForm', grade: 'warning', pageId, sectionId: section._id, text };
      }),
  );
}

const asksAny = (fields: readonly unknown[]) =>
  fields.some((field) => typeof field === 'object' && field !== null && !('type' in field && field.type === 'hidden'));
