import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui';
import type { ApiError } from '../../../shared/api/api-error.js';
import { asApiError, refusalOf } from '../../../shared/api/api-error.js';
import { useAppDispatch } from '../../../shared/session/use-session.js';
import { editorApi } from '../api.js';
import { orderOf } from '../document/document.js';
import { sectionPart } from '../document/from-server.js';
import type { EditorSession } from '../session/open-session.js';
import { insertionIndex } from '../store/editor-state.js';
import { withInserted } from '../sync/with-inserted.js';

const unsent: () => ApiError = perLanguage(() => ({
  code: 'network',
  httpStatus: 0,
  message: t`Your latest changes must be saved first. Please try again in a moment.`,
}));

/** Puts a ready-made group onto the open page. The server makes its blocks, so this one waits for it. */
export function useInsertReadyMade({ store, sync, templateId, serverId }: EditorSession) {
  const dispatch = useAppDispatch();
  return async (blockTemplateId: string): Promise<{ error?: ApiError; sectionId?: string }> => {
    await sync.flush();
    const { document, pageId } = store.getState();
    const stored = orderOf(sync.shadow().document, pageId);
    const order = orderOf(document, pageId);
    if (order.some((id) => !stored.includes(id))) return { error: unsent() };
    const index = insertionIndex(store.getState());
    const before = order.slice(0, index).at(-1);
    const place = before === undefined ? 0 : stored.indexOf(before) + 1;
    const answer = await dispatch(
      editorApi.endpoints.editorInsertReadyMade.initiate(
        { templateId, pageId: serverId(pageId), blockTemplateId, index: place },
        { track: false },
      ),
    );
    const refusal = refusalOf(answer);
    if (refusal || !answer.data) return { error: refusal ?? asApiError(undefined) };
    const views = answer.data.sections;
    const parts = views.map((view) => ({ ...sectionPart(view), pageId }));
    const revs = Object.fromEntries(views.map(({ _id, rev }) => [_id, rev]));
    sync.accept((shadow) => withInserted(shadow, pageId, place, parts, revs));
    const [first] = parts;
    const rest = first ? { sectionId: first._id, insertAt: null } : {};
    const now = orderOf(store.getState().document, pageId);
    const target = before === undefined ? 0 : now.indexOf(before) + 1;
    store.act({ type: 'insert', sections: parts, pageId, index: target }, rest);
    return first ? { sectionId: first._id } : {};
  };
}
