import { updateMedia, userMedia } from '@linkyard/contracts';
import { addEndpoints } from '../../api/api.js';
import { commandMutation, commandQuery } from '../../api/contract-endpoints.js';

/** Pages of the library are cached for ten minutes: cached pages show immediately and are revalidated. */
const pickerApi = addEndpoints([], (build) => ({
  pickerMedia: commandQuery(build, userMedia, { keepSec: 600 }),
  shareDocument: commandMutation(build, updateMedia, ['Media']),
}));

export const { usePickerMediaQuery, useLazyPickerMediaQuery, useShareDocumentMutation } = pickerApi;
export const usePrefetchMedia = () => pickerApi.usePrefetch('pickerMedia');
