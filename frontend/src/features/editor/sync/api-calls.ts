import { asApiError } from '../../../shared/api/api-error.js';
import type { useAppDispatch } from '../../../shared/session/use-session.js';
import { editorApi } from '../api.js';
import type { Answer, SyncCalls } from './calls.js';

type Dispatch = ReturnType<typeof useAppDispatch>;

async function answerOf<Data>(work: Promise<{ data?: Data; error?: unknown }>): Promise<Answer<NonNullable<Data>>> {
  const { data, error } = await work;
  return error === undefined && data ? { ok: true, data } : { ok: false, error: asApiError(error) };
}

/** The calls over the app's own api: session, renewal and errors as everywhere. */
export function apiCalls(dispatch: Dispatch): SyncCalls {
  const { endpoints } = editorApi;
  const untracked = { track: false };
  return {
    openTemplate: (body) => answerOf(dispatch(endpoints.editorOpenTemplate.initiate(body, untracked))),
    openPage: (body) => answerOf(dispatch(endpoints.editorOpenPage.initiate(body, untracked))),
    saveTemplate: (body) => answerOf(dispatch(endpoints.editorSaveTemplate.initiate(body, untracked))),
    createPage: (body) => answerOf(dispatch(endpoints.editorCreatePage.initiate(body, untracked))),
    savePage: (body) => answerOf(dispatch(endpoints.editorSavePage.initiate(body, untracked))),
    deletePage: (body) => answerOf(dispatch(endpoints.editorDeletePage.initiate(body, untracked))),
    orderPages: (body) => answerOf(dispatch(endpoints.editorOrderPages.initiate(body, untracked))),
    addSection: (body) => answerOf(dispatch(endpoints.editorAddSection.initiate(body, untracked))),
    addSections: (body) => answerOf(dispatch(endpoints.editorAddSections.initiate(body, untracked))),
    saveSection: (body) => answerOf(dispatch(endpoints.editorSaveSection.initiate(body, untracked))),
    hideSection: (body) => answerOf(dispatch(endpoints.editorHideSection.initiate(body, untracked))),
    hideSections: (body) => answerOf(dispatch(endpoints.editorHideSections.initiate(body, untracked))),
    deleteSections: (body) => answerOf(dispatch(endpoints.editorDeleteSections.initiate(body, untracked))),
    restoreSections: (body) => answerOf(dispatch(endpoints.editorRestoreSections.initiate(body, untracked))),
    orderSections: (body) => answerOf(dispatch(endpoints.editorOrderSections.initiate(body, untracked))),
  };
}
