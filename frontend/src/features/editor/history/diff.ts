import { type EditorDocument, orderOf, pagesOf, type SectionPart } from '../document/document.js';
import { same } from '../sync/same.js';
import { sameContent } from '../sync/next-operation.js';

/** What became of a block between two versions. */
export type Mark = 'same' | 'changed' | 'moved' | 'added' | 'removed';

export interface MarkedSection {
  section: SectionPart;
  mark: Mark;
}
export interface PageDiff {
  pageId: string;
  name: string;
  /** Of the page itself: its name, its search data, its background. */
  mark: Exclude<Mark, 'moved'>;
  /** Both versions as one list: what is gone stands where it stood. */
  sections: MarkedSection[];
}

/** The longest run of ids that stand in the same order in both lists: all others have moved. */
export function unmoved(before: readonly string[], after: readonly string[]): Set<string> {
  const common = before.filter((id) => after.includes(id));
  const places = common.map((id) => after.indexOf(id));
  // best[i]: the longest rising run that ends at i.
  const best = places.map(() => 1);
  const from = places.map(() => -1);
  places.forEach((place, index) => {
    for (let earlier = 0; earlier < index; earlier += 1) {
      const longer = (best[earlier] ?? 0) + 1;
      if ((places[earlier] ?? 0) < place && longer > (best[index] ?? 0)) {
        best[index] = longer;
        from[index] = earlier;
      }
    }
  });
  const run = new Set<string>();
  for (let at = best.indexOf(Math.max(0, ...best)); at !== -1; at = from[at] ?? -1) run.add(common[at] ?? '');
  return run;
}

function sectionsBetween(before: EditorDocument, after: EditorDocument, pageId: string): MarkedSection[] {
  const [then, now] = [orderOf(before, pageId), orderOf(after, pageId)];
  const still = unmoved(then, now);
  const list = now.flatMap((id): MarkedSection[] => {
    const section = after.sections[id];
    const earlier = before.sections[id];
    if (!section) return [];
    if (earlier?.pageId !== pageId) return [{ section, mark: 'added' }];
    const isSame = sameContent(earlier, section) && earlier.status === section.status;
    return [{ section, mark: isSame ? (still.has(id) ? 'same' : 'moved') : 'changed' }];
  });
  then.forEach((id, place) => {
    const section = before.sections[id];
    if (!section || now.includes(id)) return;
    const neighbour = then.slice(0, place).findLast((other) => list.some((entry) => entry.section._id === other));
    const at = list.findIndex((entry) => entry.section._id === neighbour) + 1;
    list.splice(at, 0, { section, mark: 'removed' });
  });
  return list;
}

/** What happened from one version to another, page by page in the order of the later one. */
export function diffOf(before: EditorDocument, after: EditorDocument): PageDiff[] {
  const gone = pagesOf(before).filter(({ _id }) => !after.pages[_id]);
  return [...pagesOf(after), ...gone].map((page) => {
    const { _id: pageId, name } = page;
    const [then, now] = [before.pages[pageId], after.pages[pageId]];
    const mark = !then ? 'added' : !now ? 'removed' : same(then, now) ? 'same' : 'changed';
    return { pageId, name, mark, sections: sectionsBetween(before, after, pageId) };
  });
}

/** How many parts of a page differ. */
export const changesOn = ({ mark, sections }: PageDiff): number =>
  sections.filter((entry) => entry.mark !== 'same').length + (mark === 'same' ? 0 : 1);

/** Whether the theme, the name or the home page is another one. */
export const isThemeChanged = (before: EditorDocument, after: EditorDocument): boolean =>
  !same(before.template, after.template);
