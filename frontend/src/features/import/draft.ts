import { plural, t } from '@lingui/core/macro';
import { slug, type ImportedPage, type importCampaign, type ReplyOf } from '@linkyard/contracts';
import { handleFrom } from '../../shared/address/handle.js';

export type Found = Extract<ReplyOf<typeof importCampaign>, { kind: 'found' }>;
export type FoundLink = ImportedPage['links'][number];
export type FoundSocial = ImportedPage['socials'][number];

/** What was found, with what the creator wants of it. */
export interface Draft {
  title: string;
  bio: string;
  avatar: { url: string; ticked: boolean } | null;
  links: readonly (FoundLink & { ticked: boolean })[];
  socials: readonly (FoundSocial & { ticked: boolean })[];
  /** As it was found: what is not asked about (the way its words run) goes along as it is. */
  page: ImportedPage;
}

export type DraftAction =
  | { type: 'found'; page: ImportedPage }
  | { type: 'words'; words: Partial<Pick<Draft, 'title' | 'bio'>> }
  | { type: 'avatar'; ticked: boolean }
  | { type: 'link'; at: number; change: { ticked?: boolean; title?: string } }
  | { type: 'allLinks'; ticked: boolean }
  | { type: 'social'; at: number; ticked: boolean };

/** Everything found, ticked. */
export const draftOf = (page: ImportedPage): Draft => ({
  title: page.title,
  bio: page.bio,
  avatar: page.avatar ? { url: page.avatar, ticked: true } : null,
  links: page.links.map((link) => ({ ...link, ticked: true })),
  socials: page.socials.map((social) => ({ ...social, ticked: true })),
  page,
});

const changedAt = <Entry>(list: readonly Entry[], at: number, change: Partial<Entry>) =>
  list.map((entry, index) => (index === at ? { ...entry, ...change } : entry));

export function reduceDraft(draft: Draft | null, action: DraftAction): Draft | null {
  if (action.type === 'found') return draftOf(action.page);
  if (!draft) return draft;
  switch (action.type) {
    case 'words':
      return { ...draft, ...action.words };
    case 'avatar':
      return { ...draft, avatar: draft.avatar && { ...draft.avatar, ticked: action.ticked } };
    case 'link':
      return { ...draft, links: changedAt(draft.links, action.at, action.change) };
    case 'allLinks':
      return { ...draft, links: draft.links.map((link) => ({ ...link, ticked: action.ticked })) };
    case 'social':
      return { ...draft, socials: changedAt(draft.socials, action.at, { ticked: action.ticked }) };
  }
}

/** What is built: only what stayed ticked; a row whose title was emptied keeps its address as one. */
export function chosenOf(draft: Draft): ImportedPage {
  return {
    ...draft.page,
    title: draft.title.trim(),
    bio: draft.bio.trim(),
    avatar: draft.avatar?.ticked ? draft.avatar.url : null,
    links: draft.links.flatMap(({ ticked, ...link }) => {
      const title = link.title.trim() || link.url.slice(0, 200);
      return ticked && title ? [{ ...link, title }] : [];
    }),
    socials: draft.socials.flatMap(({ ticked, ...social }) => (ticked ? [social] : [])),
  };
}

export const isNothing = (page: ImportedPage) =>
  page.links.length === 0 && page.socials.length === 0 && !page.title && !page.bio && !page.avatar;

const unlessNone = (count: number, text: string) => (count === 0 ? [] : [text]);

/** '24 links, 2 headings and 4 social profiles'. */
export function countWords(page: Pick<ImportedPage, 'links' | 'socials'>): string {
  const ofKind = (kind: FoundLink['kind']) => page.links.filter((link) => link.kind === kind).length;
  const [links, videos, headings] = [ofKind('link'), ofKind('video'), ofKind('heading')];
  const socials = page.socials.length;
  const parts = [
    ...unlessNone(links, plural(links, { one: '# link', other: '# links' })),
    ...unlessNone(videos, plural(videos, { one: '# video', other: '# videos' })),
    ...unlessNone(headings, plural(headings, { one: '# heading', other: '# headings' })),
    ...unlessNone(socials, plural(socials, { one: '# social profile', other: '# social profiles' })),
  ];
  const last = parts.pop();
  if (!last) return t`nothing`;
  return parts.length === 0 ? last : t`${parts.join(', ')} and ${last}`;
}

/**
 * A first address for the new page: the one it has now where that can be had here ('linktr.ee/ada' → 'ada'), else one made of
 * its title.
 */
export function addressFor(title: string, url: string | null): string {
  const last = url ? new URL(url).pathname.split('/').filter(Boolean).at(-1) : undefined;
  const had = slug.safeParse((last ?? '').replace(/^@/, '').replace(/\.html?$/i, ''));
  return had.success ? had.data : handleFrom(title);
}
