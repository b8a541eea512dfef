import {
  animationSchema,
  backgroundSchema,
  objectId,
  onOff,
  sectionAudienceSchema,
  sectionStyleSchema,
  seoSchema,
  themeSchema,
} from '@linkyard/contracts';
import { z } from 'zod';
import { type EditorDocument, type SectionPart, without } from '../document/document.js';
import type { Reconciled } from './conflict.js';
import { afterSent } from './merge-fields.js';
import { sameContent } from './next-operation.js';
import { type Remote, shadowOf, translated } from './shadow.js';
import { recognisedPage } from './translate-remote.js';

// Lenient where typing may have left something half done: a value that does not fit is dropped, not the whole entry.
const sectionPart = z.object({
  _id: objectId,
  pageId: objectId,
  type: z.string(),
  title: z.string(),
  sectionData: z.record(z.string(), z.unknown()),
  style: sectionStyleSchema.catch({}),
  animation: animationSchema.catch(() => animationSchema.parse({})),
  // A journal written before there was any has none.
  audience: sectionAudienceSchema.catch(() => sectionAudienceSchema.parse({})),
  status: onOff,
});
const pagePart = z.object({
  _id: objectId,
  name: z.string(),
  slug: z.string(),
  icon: z.string().nullable(),
  status: onOff,
  seo: seoSchema.catch(() => seoSchema.parse({})),
  background: backgroundSchema.nullable().catch(null),
  showInNav: z.boolean(),
});
const templatePart = z.object({
  _id: objectId,
  name: z.string(),
  theme: themeSchema.catch(() => themeSchema.parse({})),
  homePageId: objectId,
});
const entryOf = <Part extends z.ZodType>(part: Part) =>
  z.object({ base: part.nullable(), local: part.nullable(), rev: z.int().nullable(), sent: part.optional() });
const sectionEntry = entryOf(sectionPart);
const pageEntry = entryOf(pagePart);
const templateEntry = entryOf(templatePart);
const orderEntry = entryOf(z.array(objectId));
const metaEntry = z.object({ trash: z.array(objectId), serverIds: z.record(z.string(), objectId) });

interface Draft {
  remote: Remote;
  same: (one: SectionPart, other: SectionPart) => boolean;
  base: EditorDocument;
  local: EditorDocument;
  revs: Remote['revs'];
}

const put = <Value>(parts: Readonly<Record<string, Value>>, id: string, part: Value | null) =>
  part === null ? without(parts, id) : { ...parts, [id]: part };

function withSection(draft: Draft, id: string, value: unknown): Draft {
  const parsed = sectionEntry.safeParse(value);
  if (!parsed.success) return draft;
  const { base, local, rev, sent } = parsed.data;
  const theirs = draft.remote.document.sections[id];
  const hasArrived = theirs !== undefined && sent !== undefined && draft.same(theirs, sent);
  // Neither here nor there when it was written, yet the server has it: it was on its way and then deleted here.
  const known = hasArrived ? theirs : (base ?? (local === null ? (theirs ?? null) : null));
  const knownRev = hasArrived ? draft.remote.revs.sections[id] : rev;
  return {
    ...draft,
    base: { ...draft.base, sections: put(draft.base.sections, id, known) },
    local: { ...draft.local, sections: put(draft.local.sections, id, local) },
    revs: { ...draft.revs, sections: { ...draft.revs.sections, [id]: knownRev ?? -1 } },
  };
}

function withPage(draft: Draft, id: string, value: unknown): Draft {
  const parsed = pageEntry.safeParse(value);
  if (!parsed.success) return draft;
  const { base, local, rev, sent = {} } = parsed.data;
  const theirs = draft.remote.document.pages[id];
  const known = base && theirs ? afterSent(base, sent, theirs) : base;
  return {
    ...draft,
    base: { ...draft.base, pages: put(draft.base.pages, id, known) },
    local: { ...draft.local, pages: put(draft.local.pages, id, local) },
    revs: { ...draft.revs, pages: { ...draft.revs.pages, [id]: rev ?? -1 } },
  };
}

function withTemplate(draft: Draft, value: unknown): Draft {
  const parsed = templateEntry.safeParse(value);
  if (!parsed.success) return draft;
  const { base, local, rev, sent = {} } = parsed.data;
  const theirs = draft.remote.document.template;
  return {
    ...draft,
    base: { ...draft.base, template: base ? afterSent(base, sent, theirs) : theirs },
    local: { ...draft.local, template: local ?? draft.local.template },
    revs: { ...draft.revs, template: rev ?? -1 },
  };
}

function withOrder(draft: Draft, id: string, value: unknown): Draft {
  const parsed = orderEntry.safeParse(value);
  if (!parsed.success) return draft;
  const { base, local } = parsed.data;
  return {
    ...draft,
    base: { ...draft.base, orders: put(draft.base.orders, id, base) },
    local: { ...draft.local, orders: put(draft.local.orders, id, local) },
  };
}

function withPageIds(draft: Draft, value: unknown): Draft {
  const parsed = orderEntry.safeParse(value);
  if (!parsed.success) return draft;
  const { base, local } = parsed.data;
  return {
    ...draft,
    base: { ...draft.base, pageIds: base ?? draft.base.pageIds },
    local: { ...draft.local, pageIds: local ?? draft.local.pageIds },
  };
}

/** Nothing on a page that is not there, nothing listed that does not exist, nothing that is not listed. */
function tidied(document: EditorDocument): EditorDocument {
  const pageIds = document.pageIds.filter((id) => document.pages[id]);
  const listed = new Set(pageIds);
  const unlisted = Object.keys(document.pages).filter((id) => !listed.has(id));
  const sections = Object.fromEntries(
    Object.entries(document.sections).filter(([, { pageId }]) => document.pages[pageId]),
  );
  const orders = Object.keys(document.pages).map((pageId) => {
    const order = (document.orders[pageId] ?? []).filter((id) => sections[id]?.pageId === pageId);
    const present = new Set(order);
    const rest = Object.values(sections).filter((section) => section.pageId === pageId && !present.has(section._id));
    return [pageId, [...order, ...rest.map(({ _id }) => _id)]] as const;
  });
  return { ...document, pageIds: [...pageIds, ...unlisted], sections, orders: Object.fromEntries(orders) };
}

/** Pages whose making was on its way when the window closed, and which the server has: our id, theirs. */
function arrivedPages(remote: Remote, journal: ReadonlyMap<string, unknown>): Record<string, string> {
  const listed = orderEntry.safeParse(journal.get('P'));
  const known = new Set(listed.success ? listed.data.base : []);
  const arrived: Record<string, string> = {};
  for (const [key, value] of journal) {
    const entry = key.startsWith('p:') ? pageEntry.safeParse(value) : null;
    if (!entry?.success || entry.data.base || !entry.data.sent) continue;
    const found = recognisedPage(entry.data.sent, remote.document, known);
    if (found) arrived[entry.data.sent._id] = found;
  }
  return arrived;
}

/**
 * The start of a session on top of what an earlier one could not send: shadow and local document as they were, to be
 * reconciled with what the server has now.
 */
export function replayed(
  remote: Remote,
  journal: ReadonlyMap<string, unknown>,
  normalise: (section: SectionPart) => SectionPart,
): Reconciled {
  const meta = metaEntry.safeParse(journal.get('m'));
  const serverIds = { ...(meta.success ? meta.data.serverIds : {}), ...arrivedPages(remote, journal) };
  let draft: Draft = {
    remote,
    same: (one, other) => sameContent(one, other) || sameContent(normalise(one), normalise(other)),
    base: remote.document,
    local: remote.document,
    revs: remote.revs,
  };
  for (const [storedKey, storedValue] of journal) {
    const value = translated(storedValue, serverIds);
    const [kind, storedId = ''] = storedKey.split(':');
    const id = serverIds[storedId] ?? storedId;
    if (kind === 't') draft = withTemplate(draft, value);
    else if (kind === 'P') draft = withPageIds(draft, value);
    else if (kind === 'p') draft = withPage(draft, id, value);
    else if (kind === 'o') draft = withOrder(draft, id, value);
    else if (kind === 's') draft = withSection(draft, id, value);
  }
  const trash = meta.success ? meta.data.trash.map((id) => serverIds[id] ?? id) : [];
  return {
    shadow: { ...shadowOf({ document: tidied(draft.base), revs: draft.revs }), trash },
    local: tidied(draft.local),
    conflicts: [],
  };
}
