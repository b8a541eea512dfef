import type { EditorDocument, PagePart, SectionPart, TemplatePart } from '../document/document.js';
import { type Conflict, conflictKey } from './conflict.js';
import { keyOf, type Key, type Operation } from './operation.js';
import { same } from './same.js';
import type { Shadow } from './shadow.js';

/** One thing that is not on the server yet: as both sides had it, as it is here, and the revision it stands on. */
export interface PendingEntry<Value = unknown> {
  base: Value | null;
  local: Value | null;
  rev: number | null;
  /** What is on its way; the server may have it already. */
  sent?: Value;
}
export type PendingValue = TemplatePart | PagePart | SectionPart | readonly string[];
export type Pending = ReadonlyMap<Key, PendingEntry<PendingValue>>;

type Parts<Value> = Readonly<Record<string, Value>>;

const entry = <Value extends PendingValue>(
  base: Value | undefined,
  local: Value | undefined,
  rev?: number,
): PendingEntry<PendingValue> => ({ base: base ?? null, local: local ?? null, rev: rev ?? null });

function changedIds<Value>(before: Parts<Value>, after: Parts<Value>): string[] {
  if (before === after) return [];
  return Object.keys({ ...before, ...after }).filter((id) => !same(before[id], after[id]));
}

/**
 * Everything that would be lost if this window closed now, including requests in flight, whose outcome is
 * unknown.
 */
export function pendingOf(
  shadow: Shadow,
  local: EditorDocument,
  inFlight: Operation | null,
  conflicts: readonly Conflict[],
): Pending {
  const stored = shadow.document;
  const { revs } = shadow;
  const all = new Map<Key, PendingEntry<PendingValue>>();
  if (!same(stored.template, local.template)) all.set('t', entry(stored.template, local.template, revs.template));
  if (!same(stored.pageIds, local.pageIds)) all.set('P', entry(stored.pageIds, local.pageIds));
  for (const id of changedIds(stored.pages, local.pages)) {
    all.set(`p:${id}`, entry(stored.pages[id], local.pages[id], revs.pages[id]));
  }
  for (const id of changedIds(stored.orders, local.orders))
    all.set(`o:${id}`, entry(stored.orders[id], local.orders[id]));
  for (const id of changedIds(stored.sections, local.sections)) {
    all.set(`s:${id}`, entry(stored.sections[id], local.sections[id], revs.sections[id]));
  }
  noteSent(all, shadow, local, inFlight);
  for (const conflict of conflicts) {
    const key = conflictKey(conflict);
    const found = all.get(key);
    // A choice not made yet must be asked again after a reload, so what it began with is kept.
    if (found) all.set(key, { ...found, base: conflict.base, rev: conflict.baseRev ?? null });
  }
  return all;
}

/** The whole values an operation brings, where it replaces some. */
function sentValues({ document }: Shadow, operation: Operation): (readonly [Key, PendingValue])[] {
  const key = keyOf(operation);
  switch (operation.kind) {
    case 'section.add':
    case 'section.save':
      return [[key, operation.section]];
    case 'section.addMany':
      return operation.sections.map((section) => [`s:${section._id}`, section] as const);
    case 'page.create':
      return [[key, operation.page]];
    case 'page.update': {
      const page = document.pages[operation.id];
      return page ? [[key, { ...page, ...operation.part }]] : [];
    }
    case 'template.update':
      return [[key, { ...document.template, ...operation.part }]];
    default:
      return [];
  }
}

function noteSent(
  all: Map<Key, PendingEntry<PendingValue>>,
  shadow: Shadow,
  local: EditorDocument,
  inFlight: Operation | null,
) {
  if (!inFlight) return;
  const { document, revs } = shadow;
  for (const [key, sent] of sentValues(shadow, inFlight)) {
    const [, id = ''] = key.split(':');
    const found = all.get(key);
    if (found) all.set(key, { ...found, sent });
    else if (key === 't') all.set(key, { ...entry(document.template, local.template, revs.template), sent });
    else if (key.startsWith('p:'))
      all.set(key, { ...entry(document.pages[id], local.pages[id], revs.pages[id]), sent });
    else all.set(key, { ...entry(document.sections[id], local.sections[id], revs.sections[id]), sent });
  }
}
