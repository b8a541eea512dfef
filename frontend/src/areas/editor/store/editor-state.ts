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
  /** The selected block, or none: then theme and page are shown. */
  sectionId: string | null;
  /** Where the next block goes, when somebody has said so; else after the selected one. */
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
    insertAt: null,
    sync: startView,
    campaign,
    template,
  };
}

/** A page and a block that exist, whatever has gone meanwhile. */
export function withLiveSelection(state: EditorState): EditorState {
  const { document } = state;
  const pageId = document.pages[state.pageId] ? state.pageId : document.template.homePageId;
  const section = state.sectionId === null ? undefined : document.sections[state.sectionId];
  const sectionId = section?.pageId === pageId ? section._id : null;
  return pageId === state.pageId && sectionId === state.sectionId ? state : { ...state, pageId, sectionId };
}

/** Where a new block goes on the open page. */
export function insertionIndex({ document, pageId, sectionId, insertAt }: EditorState): number {
  const order = orderOf(document, pageId);
  if (insertAt !== null) return Math.min(insertAt, order.length);
  const selected = sectionId === null ? -1 : order.indexOf(sectionId);
  return selected === -1 ? order.length : selected + 1;
}
