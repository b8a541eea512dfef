import type { CampaignView, TemplateView } from '@linkyard/contracts';
import { orderOf, type EditorDocument } from '../document/document.js';
import { emptyHistory, type History } from '../document/history.js';
import type { SyncView } from '../sync/sync-ports.js';

/** What the editor knows of the template besides what is edited. */
export type TemplateFacts = Pick<TemplateView, '_id' | 'kind' | 'ownerKind' | 'status' | 'state'>;

export interface EditorState {
  document: EditorDocument;
  history: History;
  /** The page on the canvas. */
  pageId: string;
  /** The selected block, or none: then theme and page are shown. Of several it is the one chosen last. */
  sectionId: string | null;
  /** All that are selected, in the order of the page; the selected block is one of them. */
  marked: readonly string[];
  /** Where a range of blocks began. */
  anchorId: string | null;
  /** A tap adds to the selection or takes away from it, for those who have no Shift key. */
  isPicking: boolean;
  /** A revealed block; highlighted for a moment. */
  foundId: string | null;
  /** The insertion index for the next block, if set; else after the selected one. */
  insertAt: number | null;
  sync: SyncView;
  campaign: CampaignView | null;
  template: TemplateFacts;
}

export const startView: SyncView = { status: 'saved', problems: {}, conflicts: [], isSafe: true };

export function startState(
  document: EditorDocument,
  template: TemplateFacts,
  campaign: CampaignView | null,
): EditorState {
  const { homePageId } = document.template;
  const pageId = document.pages[homePageId] ? homePageId : (document.pageIds[0] ?? homePageId);
  return {
    document,
    history: emptyHistory,
    pageId,
    sectionId: null,
    marked: [],
    anchorId: null,
    isPicking: false,
    foundId: null,
    insertAt: null,
    sync: startView,
    campaign,
    template,
  };
}

/** A page and blocks that still exist. */
export function withLiveSelection(state: EditorState): EditorState {
  const { document } = state;
  const pageId = document.pages[state.pageId] ? state.pageId : document.template.homePageId;
  const section = state.sectionId === null ? undefined : document.sections[state.sectionId];
  const sectionId = section?.pageId === pageId ? section._id : null;
  const marked = liveMarks(state, pageId, sectionId);
  const isSame = pageId === state.pageId && sectionId === state.sectionId && marked === state.marked;
  return isSame ? state : { ...state, pageId, sectionId, marked };
}

/** Selecting one block elsewhere ends the selection of several. */
function liveMarks(state: EditorState, pageId: string, sectionId: string | null): readonly string[] {
  const { marked, document } = state;
  if (sectionId === null) return marked.length === 0 ? marked : [];
  if (!marked.includes(sectionId)) return [sectionId];
  const order = orderOf(document, pageId);
  const live = order.filter((id) => marked.includes(id));
  return live.length === marked.length && live.every((id, place) => id === marked[place]) ? marked : live;
}

/** Where a new block goes on the open page. */
export function insertionIndex({ document, pageId, sectionId, marked, insertAt }: EditorState): number {
  const order = orderOf(document, pageId);
  if (insertAt !== null) return Math.min(insertAt, order.length);
  const last = marked.at(-1) ?? sectionId;
  const selected = last === null ? -1 : order.indexOf(last);
  return selected === -1 ? order.length : selected + 1;
}
