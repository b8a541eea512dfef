import {
  mediaFolders,
  mediaUsage,
  mediaUses,
  renameMediaFolder,
  restoreMedia,
  updateMedia,
  userMedia,
  type ReplyOf,
  type RequestInput,
} from '@linkyard/contracts';
import { addEndpoints } from '../../../shared/api/api.js';
import { callOf, commandMutation, commandQuery } from '../../../shared/api/contract-endpoints.js';

/** The list half of the call that has two verbs. @source spec 7 "user media" */
export type MediaListing = Extract<RequestInput<typeof userMedia>, { type: 'get' }>['data'];
export type MediaPage = Extract<ReplyOf<typeof userMedia>, { type: 'get' }>;

export const libraryApi = addEndpoints([], (build) => ({
  mediaPage: build.query<MediaPage, MediaListing>({
    query: (data) => callOf(userMedia, { type: 'get', data }),
    providesTags: ['Media'],
  }),
  mediaFolders: commandQuery(build, mediaFolders, { provides: ['Media'] }),
  mediaUsage: commandQuery(build, mediaUsage, { provides: ['Media'] }),
  // Pages change without invalidating the library's cache, so an old answer is not reused.
  mediaUses: commandQuery(build, mediaUses, { provides: ['Media'], keepSec: 0 }),
  updateMedia: commandMutation(build, updateMedia, ['Media']),
  renameMediaFolder: commandMutation(build, renameMediaFolder, ['Media']),
  deleteMedia: commandMutation(build, userMedia, ['Media']),
  restoreMedia: commandMutation(build, restoreMedia, ['Media']),
}));

export const {
  useMediaPageQuery,
  useMediaFoldersQuery,
  useMediaUsageQuery,
  useMediaUsesQuery,
  useLazyMediaUsesQuery,
  useUpdateMediaMutation,
  useRenameMediaFolderMutation,
  useDeleteMediaMutation,
  useRestoreMediaMutation,
} = libraryApi;
