import type { EditorDocument, PagePart, SectionPart, TemplatePart } from './document.js';
import { mergeOrder } from './merge-order.js';

interface Pair<Value> {
  before: Value;
  after: Value;
}
type Pairs<Value> = Readonly<Record<string, Pair<Value | null>>>;

/** What one step changed: the parts as they were and as they became; null is "not there". */
export interface Patch {
  template: Pair<TemplatePart> | null;
  pageIds: Pair<readonly string[]> | null;
  pages: Pairs<PagePart>;
  orders: Pairs<readonly string[]>;
  sections: Pairs<SectionPart>;
}

type Parts<Value> = Readonly<Record<string, Value>>;

function pairsBetween<Value>(before: Parts<Value>, after: Parts<Value>): Pairs<Value> {
  if (before === after) return {};
  const ids = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...ids].filter((id) => before[id] !== after[id]);
  return Object.fromEntries(changed.map((id) => [id, { before: before[id] ?? null, after: after[id] ?? null }]));
}

const pairOf = <Value>(before: Value, after: Value): Pair<Value> | null =>
  before === after ? null : { before, after };

export function patchBetween(before: EditorDocument, after: EditorDocument): Patch {
  return {
    template: pairOf(before.template, after.template),
    pageIds: pairOf(before.pageIds, after.pageIds),
    pages: pairsBetween(before.pages, after.pages),
    orders: pairsBetween(before.orders, after.orders),
    sections: pairsBetween(before.sections, after.sections),
  };
}

function joinedPairs<Value>(first: Pairs<Value>, second: Pairs<Value>): Pairs<Value> {
  const joined: Record<string, Pair<Value | null>> = { ...first };
  for (const [id, pair] of Object.entries(second)) {
    const earlier = first[id];
    joined[id] = earlier ? { before: earlier.before, after: pair.after } : pair;
  }
  return joined;
}

const joinedPair = <Value>(first: Pair<Value> | null, second: Pair<Value> | null): Pair<Value> | null =>
  first && second ? { before: first.before, after: second.after } : (first ?? second);

/** Two steps one after the other as one. */
export const joinPatches = (first: Patch, second: Patch): Patch => ({
  template: joinedPair(first.template, second.template),
  pageIds: joinedPair(first.pageIds, second.pageIds),
  pages: joinedPairs(first.pages, second.pages),
  orders: joinedPairs(first.orders, second.orders),
  sections: joinedPairs(first.sections, second.sections),
});

const turnedPair = <Value>(pair: Pair<Value> | null): Pair<Value> | null =>
  pair && { before: pair.after, after: pair.before };
const turnedPairs = <Value>(pairs: Pairs<Value>): Pairs<Value> =>
  Object.fromEntries(Object.entries(pairs).map(([id, { before, after }]) => [id, { before: after, after: before }]));

/** The step that takes this one back. */
export const inversePatch = (patch: Patch): Patch => ({
  template: turnedPair(patch.template),
  pageIds: turnedPair(patch.pageIds),
  pages: turnedPairs(patch.pages),
  orders: turnedPairs(patch.orders),
  sections: turnedPairs(patch.sections),
});

/** Writes the parts; one that was deleted elsewhere in the meantime is not restored by a mere change of it. */
function applied<Value>(parts: Parts<Value>, pairs: Pairs<Value>): Parts<Value> {
  const entries = Object.entries(pairs);
  if (entries.length === 0) return parts;
  const next: Record<string, Value> = { ...parts };
  for (const [id, { before, after }] of entries) {
    if (after === null) delete next[id];
    else if (before === null || next[id] !== undefined) next[id] = after;
  }
  return next;
}

function appliedOrders(document: EditorDocument, pairs: Patch['orders']): EditorDocument['orders'] {
  const entries = Object.entries(pairs);
  if (entries.length === 0) return document.orders;
  const next: Record<string, readonly string[]> = { ...document.orders };
  for (const [id, { before, after }] of entries) {
    const present = next[id];
    if (after === null) delete next[id];
    else if (present === before || before === null || present === undefined) next[id] = after;
    else next[id] = mergeOrder(before, after, present);
  }
  return next;
}

/** The document after the step, on top of remote changes made in the meantime. */
export function applyPatch(document: EditorDocument, patch: Patch): EditorDocument {
  const { pageIds } = patch;
  const order =
    pageIds &&
    (document.pageIds === pageIds.before ? pageIds.after : mergeOrder(pageIds.before, pageIds.after, document.pageIds));
  return {
    template: patch.template ? patch.template.after : document.template,
    pageIds: order ?? document.pageIds,
    pages: applied(document.pages, patch.pages),
    orders: appliedOrders(document, patch.orders),
    sections: applied(document.sections, patch.sections),
  };
}

/** The first block a step touches, to show it. */
export const touchedSection = (patch: Patch): string | null => Object.keys(patch.sections)[0] ?? null;
/** The page a step plays on, or null for the theme and the like. */
export function touchedPage(patch: Patch): string | null {
  const [section] = Object.values(patch.sections);
  const pageId = (section?.after ?? section?.before)?.pageId;
  return pageId ?? Object.keys(patch.orders)[0] ?? Object.keys(patch.pages)[0] ?? null;
}
