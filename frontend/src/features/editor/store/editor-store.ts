import type { CampaignView } from '@linkyard/contracts';
import type { EditorDocument } from '../document/document.js';
import { emptyHistory, record, stepBack, stepForward } from '../document/history.js';
import { applyPatch, inversePatch, type Patch, patchBetween, touchedPage, touchedSection } from '../document/patch.js';
import { coalesceKey, reduce, type DocumentAction } from '../document/reducer.js';
import type { SyncView } from '../sync/sync-ports.js';
import { type EditorState, type TemplateFacts, withLiveSelection } from './editor-state.js';
import { allSelected, besides, extendedTo, oneSelected, toggled } from './selection.js';

/** The state of one open editor. A plain store: what a keystroke changes is drawn without asking the app's own. */
export function createEditorStore(start: EditorState, now: () => number = Date.now) {
  let state = start;
  const listeners = new Set<() => void>();
  let onEdit: () => void = () => undefined;

  const set = (part: Partial<EditorState>) => {
    const next = withLiveSelection({ ...state, ...part });
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };

  const edit = (document: EditorDocument, rest: Partial<EditorState>) => {
    const { campaign } = state;
    const marked =
      campaign && !campaign.hasUnpublishedChanges ? { ...campaign, hasUnpublishedChanges: true } : campaign;
    set({ document, campaign: marked, ...rest });
    onEdit();
  };

  /** Selects what a step touched, so that the effect of an undo is visible. */
  const shownBy = (patch: Patch): Partial<EditorState> => {
    const pageId = touchedPage(patch);
    return pageId === null ? {} : { pageId, ...oneSelected(touchedSection(patch)) };
  };

  const travel = (step: typeof stepBack) => {
    const taken = step(state.history);
    if (!taken) return;
    edit(applyPatch(state.document, taken.patch), { history: taken.history, ...shownBy(taken.patch) });
  };

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Called after every local edit. */
    whenEdited(listener: () => void) {
      onEdit = listener;
    },
    /** Does something to the draft. @returns what it changed, or null for nothing */
    act(action: DocumentAction, rest: Partial<EditorState> = {}): Patch | null {
      const document = reduce(state.document, action);
      if (document === state.document) return null;
      const patch = patchBetween(state.document, document);
      edit(document, { history: record(state.history, patch, coalesceKey(action), now()), ...rest });
      return patch;
    },
    undo: () => travel(stepBack),
    redo: () => travel(stepForward),
    /** Takes back one particular change, whatever was done since; as a step of its own. */
    revert(patch: Patch) {
      if (state.history.past.at(-1)?.patch === patch) return travel(stepBack);
      const back = inversePatch(patch);
      const document = applyPatch(state.document, back);
      const history = record(state.history, patchBetween(state.document, document), null, now());
      edit(document, { history, ...shownBy(back) });
    },
    select: (sectionId: string | null) => set(oneSelected(sectionId)),
    /** Adds a block to the selection or takes it out. */
    toggle: (id: string) => set(toggled(state, id)),
    /** Selects all from where the range began to this block. */
    selectTo: (id: string) => set(extendedTo(state, id)),
    selectAll: () => set(allSelected(state)),
    /** Taps choose several blocks, or one again. */
    pick: (isPicking: boolean) => set(isPicking ? { isPicking } : { isPicking, ...oneSelected(null) }),
    openPage: (pageId: string) => set({ pageId, isPicking: false, ...oneSelected(null) }),
    insertAt: (insertAt: number | null) => set({ insertAt }),
    /** Goes to a block on any page: it is selected, and highlighted until the next selection. */
    reveal(id: string) {
      const section = state.document.sections[id];
      if (section) set({ pageId: section.pageId, isPicking: false, foundId: id, ...oneSelected(id) });
    },
    unmarkFound: (id: string) => set(state.foundId === id ? { foundId: null } : {}),
    /** Moves the selection among the blocks of the page, or stretches it. */
    selectBeside(step: 1 | -1, isStretched = false) {
      const next = besides(state, step);
      if (next !== undefined) set(isStretched ? extendedTo(state, next) : oneSelected(next));
    },
    /** Changes that came from elsewhere: no step of ours. */
    adopt: (document: EditorDocument) => set({ document }),
    /** Replaces the document, e.g. by an earlier version, and clears the undo history. */
    replace: (document: EditorDocument, campaign: CampaignView | null) =>
      set({ document, campaign, history: emptyHistory, isPicking: false, ...oneSelected(null) }),
    publishSync: (sync: SyncView) => set({ sync }),
    setCampaign: (campaign: CampaignView | null) => set({ campaign }),
    setTemplate: (template: TemplateFacts) => set({ template }),
  };
}
export type EditorStore = ReturnType<typeof createEditorStore>;
