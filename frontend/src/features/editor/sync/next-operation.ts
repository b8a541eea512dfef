import { sectionsPerCall } from '@linkyard/contracts';
import { type EditorDocument, orderOf, type PagePart, type SectionPart } from '../document/document.js';
import type { Key, Operation } from './operation.js';
import { same } from './same.js';
import type { Shadow } from './shadow.js';

export interface Held {
  /** True while this value may not be sent: it was refused as it is, or a person has to choose first. */
  isHeld: (key: Key, value: unknown) => boolean;
  /** Whether the block takes this data. */
  isValid: (section: SectionPart) => boolean;
}

/** Same words, look, movement and audience; whether it is shown is a matter of its own. */
export const sameContent = (one: SectionPart, other: SectionPart): boolean =>
  one.title === other.title &&
  same(one.sectionData, other.sectionData) &&
  same(one.style, other.style) &&
  same(one.animation, other.animation) &&
  same(one.audience, other.audience);

/** The fields of a record that differ. */
export function changedFields<Part extends object>(before: Part, after: Part): Partial<Part> {
  const changed: Partial<Part> = {};
  for (const key in after) if (!same(before[key], after[key])) changed[key] = after[key];
  return changed;
}

const isEmpty = (record: object) => Object.keys(record).length === 0;
const sameList = (one: readonly string[], other: readonly string[]) => same(one, other);

/**
 * The next call to make, or null when the server has all of it. Pages come before what stands on them, the home page
 * is moved before a page goes, deletions come before orders, so that each call is valid when its turn comes.
 */
export function nextOperation(shadow: Shadow, local: EditorDocument, held: Held): Operation | null {
  if (shadow.document === local) return null;
  return (
    newPage(shadow, local, held) ??
    firstOf(local.pageIds, (pageId) => onPage(shadow, local, pageId, held)) ??
    template(shadow, local, held) ??
    firstOf(local.pageIds, (pageId) => pageFields(shadow, local, pageId, held)) ??
    oldPage(shadow, local, held) ??
    pageOrder(shadow, local, held)
  );
}

function firstOf(ids: readonly string[], find: (id: string) => Operation | null): Operation | null {
  for (const id of ids) {
    const found = find(id);
    if (found) return found;
  }
  return null;
}

function newPage(shadow: Shadow, local: EditorDocument, { isHeld }: Held): Operation | null {
  return firstOf(local.pageIds, (id) => {
    const page = local.pages[id];
    if (!page || shadow.document.pages[id] || isHeld(`p:${id}`, page)) return null;
    return { kind: 'page.create', page };
  });
}

function onPage(shadow: Shadow, local: EditorDocument, pageId: string, held: Held): Operation | null {
  if (!shadow.document.pages[pageId]) return null;
  const wanted = orderOf(local, pageId);
  const stored = orderOf(shadow.document, pageId);
  const found = several(shadow, local, pageId, held) ?? firstOf(wanted, (id) => section(shadow, local, id, held));
  if (found) return found;
  const gone = stored.filter((id) => !local.sections[id]);
  if (gone.length > 0) {
    return held.isHeld(`o:${pageId}`, wanted) ? null : { kind: 'section.delete', pageId, ids: gone };
  }
  const ids = wanted.filter((id) => shadow.document.sections[id]);
  if (sameList(ids, stored) || held.isHeld(`o:${pageId}`, wanted)) return null;
  return ids.length === stored.length ? { kind: 'section.order', pageId, ids } : null;
}

/** So much text of new blocks in one call; the server takes a little more. */
const maxCharacters = 1_500_000;

/** What is done with several blocks in one call. Where that was refused, each goes by itself and has its own answer. */
function several(shadow: Shadow, local: EditorDocument, pageId: string, held: Held): Operation | null {
  const wanted = orderOf(local, pageId);
  if (held.isHeld(`o:${pageId}`, wanted)) return null;
  return (
    returning(shadow, local, pageId, held) ??
    newOnes(shadow, local, wanted, held) ??
    newStatuses(shadow, local, wanted, held)
  );
}

/** All deleted blocks of a page that an undo has brought back here. */
function returning(shadow: Shadow, local: EditorDocument, pageId: string, held: Held): Operation | null {
  const ids = orderOf(local, pageId).filter((id) => {
    const isDeleted = !shadow.document.sections[id] && shadow.trash.includes(id);
    return isDeleted && !held.isHeld(`s:${id}`, local.sections[id]);
  });
  return ids.length > 1 ? { kind: 'section.restore', pageId, ids } : null;
}

/** The first new blocks of a page that stand together. */
function newOnes(shadow: Shadow, local: EditorDocument, wanted: readonly string[], held: Held): Operation | null {
  const isNew = (id: string) => !shadow.document.sections[id] && !shadow.trash.includes(id);
  const start = wanted.findIndex(isNew);
  const sections: SectionPart[] = [];
  let characters = 0;
  for (const id of start === -1 ? [] : wanted.slice(start, start + sectionsPerCall)) {
    const section = local.sections[id];
    if (!section || !isNew(id) || held.isHeld(`s:${id}`, section) || !held.isValid(section)) break;
    characters += JSON.stringify(section).length;
    if (characters > maxCharacters) break;
    sections.push(section);
  }
  const [first] = sections;
  if (!first || sections.length < 2) return null;
  const index = wanted.slice(0, start).filter((id) => shadow.document.sections[id]).length;
  return { kind: 'section.addMany', pageId: first.pageId, index, sections };
}

/** All blocks of a page that are to be hidden, or shown, and have nothing else to save. */
function newStatuses(shadow: Shadow, local: EditorDocument, wanted: readonly string[], held: Held): Operation | null {
  const turned = wanted.flatMap((id) => {
    const [ours, stored] = [local.sections[id], shadow.document.sections[id]];
    if (!ours || !stored || ours.status === stored.status || held.isHeld(`s:${id}`, ours)) return [];
    return sameContent(ours, stored) ? [ours] : [];
  });
  const [first] = turned;
  const alike = turned.filter(({ status }) => status === first?.status).map(({ _id }) => _id);
  return first && alike.length > 1
    ? { kind: 'section.statusMany', pageId: first.pageId, ids: alike, status: first.status }
    : null;
}

function section(shadow: Shadow, local: EditorDocument, id: string, held: Held): Operation | null {
  const wanted = local.sections[id];
  const stored = shadow.document.sections[id];
  if (!wanted || wanted === stored || held.isHeld(`s:${id}`, wanted)) return null;
  if (!stored) {
    const { pageId } = wanted;
    if (shadow.trash.includes(id)) return { kind: 'section.restore', pageId, ids: [id] };
    const order = orderOf(local, pageId);
    const before = order.slice(0, order.indexOf(id)).filter((other) => shadow.document.sections[other]);
    return { kind: 'section.add', section: wanted, index: before.length, withData: held.isValid(wanted) };
  }
  if (!sameContent(wanted, stored)) {
    return { kind: 'section.save', section: wanted, rev: shadow.revs.sections[id] };
  }
  return wanted.status === stored.status ? null : { kind: 'section.status', id, status: wanted.status };
}

function template(shadow: Shadow, local: EditorDocument, { isHeld }: Held): Operation | null {
  const { _id, ...part } = changedFields(shadow.document.template, local.template);
  // A page the server does not have yet cannot be its home.
  if (part.homePageId && !shadow.document.pages[part.homePageId]) delete part.homePageId;
  if (isEmpty(part) || isHeld('t', local.template)) return null;
  return { kind: 'template.update', part, rev: shadow.revs.template };
}

function pageFields(shadow: Shadow, local: EditorDocument, id: string, { isHeld }: Held): Operation | null {
  const wanted = local.pages[id];
  const stored = shadow.document.pages[id];
  if (!wanted || !stored || wanted === stored || isHeld(`p:${id}`, wanted)) return null;
  const { _id, ...part } = changedFields<PagePart>(stored, wanted);
  return isEmpty(part) ? null : { kind: 'page.update', id, part, rev: shadow.revs.pages[id] };
}

function oldPage(shadow: Shadow, local: EditorDocument, { isHeld }: Held): Operation | null {
  const left = shadow.document.pageIds.filter((id) => local.pages[id]).length;
  // The server keeps a last page: the new ones must have arrived first.
  if (left === 0) return null;
  return firstOf(shadow.document.pageIds, (id) =>
    local.pages[id] || isHeld(`p:${id}`, null) ? null : { kind: 'page.delete', id },
  );
}

function pageOrder(shadow: Shadow, local: EditorDocument, { isHeld }: Held): Operation | null {
  const ids = local.pageIds.filter((id) => shadow.document.pages[id]);
  const stored = shadow.document.pageIds;
  if (sameList(ids, stored) || ids.length !== stored.length || isHeld('P', local.pageIds)) return null;
  return { kind: 'pages.order', ids };
}
