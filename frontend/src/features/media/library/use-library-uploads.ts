import { useCallback } from 'react';
import { useAppDispatch } from '../../../shared/session/use-session.js';
import type { Uploads } from '../../../shared/media/upload/use-upload-queue.js';
import { useUploads } from '../../../shared/media/upload/use-uploads.js';
import { libraryApi } from './api.js';

/** Uploads into the folder that is looked at; each is listed as soon as it is stored. */
export function useLibraryUploads(folder: string | undefined): Uploads {
  const dispatch = useAppDispatch();
  const onStored = useCallback(() => void dispatch(libraryApi.util.invalidateTags(['Media'])), [dispatch]);
  return useUploads({ onStored, ...(folder ? { folder } : {}) });
}
