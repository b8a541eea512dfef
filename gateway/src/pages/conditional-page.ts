import { isInWindow, type PageParts, type PixelName } from '@linkyard/contracts';
import { fits, type VisitorFacts } from './show-rules.js';

/** A page that visitors see differently, as it lies in memory. Nothing of it is ever in the cache the fast path reads. */
export interface ConditionalPage {
  campaignId: string;
  version: number;
  /** Hash of all its parts. */
  etag: string;
  noIndex: boolean;
  pixels: readonly PixelName[];
  parts: PageParts;
  bytes: number;
}

export const isConditional = (page: object): page is ConditionalPage => 'parts' in page;

/** What stands at each place: nothing, the door, or the section. One letter a place. */
export function stateOf({ fragments }: PageParts, facts: VisitorFacts, opened: ReadonlySet<string>): string {
  return fragments
    .map((fragment) => {
      if (!isInWindow(fragment, facts.now) || !fits(fragment.rules, facts)) return 'n';
      return fragment.door === null || opened.has(fragment.slot) ? 's' : 'd';
    })
    .join('');
}

/** The document for a state. */
export function composed({ pieces, fragments }: PageParts, state: string): string {
  const filled = fragments.map(({ html, door }, place) => {
    const shown = state[place] === 's' ? html : state[place] === 'd' ? (door ?? '') : '';
    return shown + (pieces[place + 1] ?? '');
  });
  return [pieces[0] ?? '', ...filled].join('');
}

/** Slots whose tokens are worth looking at. */
export const gatedSlots = ({ lock, fragments }: PageParts): string[] => [
  ...(lock ? ['page'] : []),
  ...fragments.flatMap(({ slot, door }) => (door === null ? [] : [slot])),
];

/** Whether a rule asks if the visitor has been here before: only then is it found out. */
export const asksForVisits = ({ fragments }: PageParts): boolean =>
  fragments.some(({ rules }) => rules.returning !== 'any');
