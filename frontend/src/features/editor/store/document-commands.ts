import { t } from '@lingui/core/macro';
import { animationSchema, sectionAudienceSchema, seoSchema } from '@linkyard/contracts';
import { blockOf } from '@linkyard/blocks/schema';
import { pageNames, pageTexts } from '@linkyard/blocks/texts';
import { currentLanguage, toast } from '@linkyard/ui';
import { maxPages, pagesOf, sectionsOf, type SectionPart } from '../document/document.js';
import { newId } from '../document/new-id.js';
import { freeName, freeSlug, slugFrom } from '../document/page-slug.js';
import { dataOf } from '../session/check-section.js';
import type { EditorSession } from '../session/open-session.js';
import { hasRoom } from './block-commands.js';
import { insertionIndex, type EditorState } from './editor-state.js';

/**
 * A new block with its starting data; null for a block that does not exist.
 * @param language of the page, BCP 47: visitors read the texts that it begins with
 */
export function freshSection(code: string, pageId: string, language: string): SectionPart | null {
  const block = blockOf(code);
  const sectionData = dataOf(block?.createDefault(pageTexts(language)));
  if (!block || !sectionData) return null;
  const animation = animationSchema.parse({});
  const audience = sectionAudienceSchema.parse({});
  const look = { style: {}, animation, audience, status: 1 as const };
  return { _id: newId(), pageId, type: code, title: block.label, sectionData, ...look };
}

/** The language of the page, BCP 47; that of the app for a template. */
export const languageOf = ({ campaign }: Pick<EditorState, 'campaign'>) => campaign?.language ?? currentLanguage();

/** Puts a block onto the open page, at its place, and selects it. @returns its id */
export function addBlock({ store }: EditorSession, code: string, index?: number): string | null {
  const state = store.getState();
  const section = freshSection(code, state.pageId, languageOf(state));
  if (!section) return null;
  if (!hasRoom(state, 1)) return null;
  const place = index ?? insertionIndex(state);
  store.act({ type: 'add', section, index: place }, { sectionId: section._id, insertAt: null });
  return section._id;
}

/** A new page at the end, empty or with a copy of another one's blocks; it opens at once. */
export function addPage({ store }: EditorSession, copyOf?: string) {
  const state = store.getState();
  const { document } = state;
  const pages = pagesOf(document);
  if (pages.length >= maxPages) {
    toast.error(t`A template can have up to ${maxPages} pages.`);
    return;
  }
  const original = copyOf === undefined ? undefined : document.pages[copyOf];
  const names = new Set(pages.map(({ name }) => name));
  const i18n = pageTexts(languageOf(state));
  const base = original ? pageNames.copyOf(i18n, original.name).slice(0, 60) : pageNames.fresh(i18n);
  const name = freeName(base, names);
  const page = {
    _id: newId(),
    name,
    slug: freeSlug(slugFrom(name), new Set(pages.map(({ slug }) => slug))),
    icon: original?.icon ?? null,
    status: 1 as const,
    seo: original?.seo ?? seoSchema.parse({}),
    background: original?.background ?? null,
    showInNav: original?.showInNav ?? true,
  };
  const sections =
    copyOf === undefined ? [] : sectionsOf(document, copyOf).map((section) => ({ ...section, _id: newId() }));
  store.act({ type: 'addPage', page, sections }, { pageId: page._id, sectionId: null, insertAt: null });
}

export function deletePage({ store }: EditorSession, id: string) {
  const name = store.getState().document.pages[id]?.name;
  const patch = store.act({ type: 'removePage', id });
  if (patch) toast.undo(t`Page ‘${name ?? ''}’ deleted`, () => store.revert(patch));
}
