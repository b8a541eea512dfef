import {
  addSection,
  changeSectionStatus,
  changeStarterStatus,
  checkCampaignName,
  createPage,
  deletePage,
  deleteSection,
  getCampaign,
  getPage,
  getTemplate,
  insertBlockTemplate,
  listBlockSources,
  listBlockTemplates,
  listHistory,
  orderPages,
  orderSections,
  publishCampaign,
  restoreHistory,
  restoreSections,
  saveSection,
  undoCampaignUpdate,
  unpublishCampaign,
  updateCampaign,
  updatePage,
  updateTemplate,
  uploadUserFile,
  userMedia,
} from '@linkyard/contracts';
import { api } from '../../app/api/api.js';
import { commandMutation, commandQuery, commandUpload } from '../../app/api/contract-endpoints.js';

/**
 * Calls of the editor. What it loads it owns until it is closed, so reads that fill the document are mutations: the
 * cache must not hand out what was true a while ago.
 */
export const editorApi = api.injectEndpoints({
  endpoints: (build) => ({
    editorOpenTemplate: commandMutation(build, getTemplate),
    editorOpenPage: commandMutation(build, getPage),
    editorSaveTemplate: commandMutation(build, updateTemplate),
    editorCreatePage: commandMutation(build, createPage),
    editorSavePage: commandMutation(build, updatePage),
    editorDeletePage: commandMutation(build, deletePage),
    editorOrderPages: commandMutation(build, orderPages),
    editorAddSection: commandMutation(build, addSection),
    editorSaveSection: commandMutation(build, saveSection),
    editorHideSection: commandMutation(build, changeSectionStatus),
    editorDeleteSections: commandMutation(build, deleteSection),
    editorRestoreSections: commandMutation(build, restoreSections),
    editorOrderSections: commandMutation(build, orderSections),
    editorInsertReadyMade: commandMutation(build, insertBlockTemplate),
    editorBlockSources: commandQuery(build, listBlockSources, { keepSec: 5 }),
    editorReadyMade: commandQuery(build, listBlockTemplates, { keepSec: 600 }),
    editorHistory: commandQuery(build, listHistory, { keepSec: 0 }),
    editorRestoreVersion: commandMutation(build, restoreHistory),
    editorCampaign: commandMutation(build, getCampaign),
    editorSaveCampaign: commandMutation(build, updateCampaign, ['Campaigns']),
    editorPublish: commandMutation(build, publishCampaign, ['Campaigns', 'Dashboard']),
    editorUnpublish: commandMutation(build, unpublishCampaign, ['Campaigns', 'Dashboard']),
    editorUndoUpdate: commandMutation(build, undoCampaignUpdate, ['Campaigns']),
    /** Kept a moment only: a name that is free now may be taken soon. */
    editorCheckName: commandQuery(build, checkCampaignName, { keepSec: 10 }),
    editorStarterStatus: commandMutation(build, changeStarterStatus, ['Templates']),
    editorPictures: commandMutation(build, userMedia),
    editorUpload: commandUpload(build, uploadUserFile),
  }),
});

export const {
  useEditorBlockSourcesQuery,
  useEditorReadyMadeQuery,
  useEditorHistoryQuery,
  useEditorRestoreVersionMutation,
  useEditorSaveCampaignMutation,
  useEditorPublishMutation,
  useEditorUnpublishMutation,
  useEditorUndoUpdateMutation,
  useEditorCheckNameQuery,
  useEditorStarterStatusMutation,
  useEditorPicturesMutation,
  useEditorUploadMutation,
} = editorApi;
