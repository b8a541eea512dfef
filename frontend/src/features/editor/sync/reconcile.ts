import { type EditorDocument, orderOf, type SectionPart } from '../document/document.js';
import { mergeOrder } from '../document/merge-order.js';
import type { Reconciled } from './conflict.js';
import { afterSent, mergeFields } from './merge-fields.js';
import type { Operation } from './operation.js';
import { reconcilePages } from './reconcile-pages.js';
import { reconcileSections } from './reconcile-sections.js';
import { same } from './same.js';
import type { Remote } from './shadow.js';

/**
 * Brings what we thought the server had (`shadow`) and what is here (`local`) in line with what it has (`remote`).
 * What only one side changed is taken over; what both changed differently becomes a conflict, and nothing typed is lost.
 * @param inFlight  an operation whose reply was lost: its own effect is not a remote change
 * @param normalise  a section as the server would store it, for comparing
 */
export function reconcile(
  start: Reconciled,
  remote: Remote,
  inFlight: Operation | null,
  normalise: (section: SectionPart) => SectionPart,
): Reconciled {
  const orders = { base: start.shadow.document, ours: start.local };
  const withPages = reconcilePages(start, remote, inFlight);
  const withSections = reconcileSections(withPages, remote, inFlight, normalise);
  return reconcileTemplate(reconcileOrders(withSections, remote, orders), remote, inFlight);
}

function reconcileOrders(
  state: Reconciled,
  remote: Remote,
  was: { base: EditorDocument; ours: EditorDocument },
): Reconciled {
  const { shadow, local } = state;
  const orders: Record<string, readonly string[]> = {};
  for (const pageId of Object.keys(local.pages)) {
    const theirs = orderOf(remote.document, pageId);
    // What was deleted elsewhere and is kept here counts as added here, else the merge would take it out.
    const base = orderOf(was.base, pageId).filter((id) => theirs.includes(id) || !local.sections[id]);
    const merged = mergeOrder(base, orderOf(was.ours, pageId), theirs);
    const kept = merged.filter((id) => local.sections[id]?.pageId === pageId);
    const before = local.orders[pageId];
    orders[pageId] = before && same(before, kept) ? before : kept;
  }
  const pageIds = mergeOrder(
    was.base.pageIds.filter((id) => remote.document.pages[id] || !local.pages[id]),
    was.ours.pageIds,
    remote.document.pageIds,
  ).filter((id) => local.pages[id]);
  const { document } = shadow;
  const stored = Object.fromEntries(
    Object.keys(document.pages).map((id) => [
      id,
      orderOf(remote.document, id).filter((sectionId) => document.sections[sectionId]),
    ]),
  );
  return {
    ...state,
    shadow: { ...shadow, document: { ...document, orders: stored, pageIds: remote.document.pageIds } },
    local: { ...local, orders, pageIds: same(pageIds, local.pageIds) ? local.pageIds : pageIds },
  };
}

function reconcileTemplate(state: Reconciled, remote: Remote, inFlight: Operation | null): Reconciled {
  const { shadow, local, conflicts } = state;
  const theirs = remote.document.template;
  const sent = inFlight?.kind === 'template.update' ? inFlight.part : {};
  const base = afterSent(shadow.document.template, sent, theirs);
  const { merged, clashing } = mergeFields(base, local.template, theirs);
  const theme = mergeFields(base.theme, local.template.theme, theirs.theme);
  // Two people who change two colours do not contend.
  if (clashing.includes('theme')) merged.theme = theme.merged;
  if (!local.pages[merged.homePageId]) merged.homePageId = theirs.homePageId;
  if (!local.pages[merged.homePageId]) merged.homePageId = local.pageIds[0] ?? merged.homePageId;
  const fields = [...clashing.filter((name) => name === 'name'), ...theme.clashing];
  return {
    shadow: {
      ...shadow,
      document: { ...shadow.document, template: theirs },
      revs: { ...shadow.revs, template: remote.revs.template },
    },
    local: { ...local, template: same(merged, local.template) ? local.template : merged },
    conflicts:
      fields.length > 0
        ? [...conflicts, { kind: 'template', theirs, base, baseRev: shadow.revs.template, fields }]
        : conflicts,
  };
}
