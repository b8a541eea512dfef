import { t } from '@lingui/core/macro';
import type { MediaView } from '@linkyard/contracts';
import { useCallback, useEffect, useRef } from 'react';
import { browserPatience } from './browser-patience.js';
import { deliverWith } from './deliver.js';
import type { UploadSettings } from './upload-settings.js';
import { type Uploads, useUploadQueue } from './use-upload-queue.js';

interface UseUploads extends UploadSettings {
  /** Called with each stored file while the screen is mounted. */
  onStored?: (media: MediaView) => void;
}

/** Uploads into the library. @source spec 2 "Media library page" */
export function useUploads(options: UseUploads = {}): Uploads {
  // What is said now counts for the files that begin from now on.
  const latest = useRef<UseUploads>(options);
  useEffect(() => {
    latest.current = options;
    return () => {
      latest.current = { ...latest.current, onStored: () => undefined };
    };
  });
  const nothingChosen = useCallback(
    () => (latest.current.type === 'gallery' ? t`No image selected!` : t`No file selected!`),
    [],
  );
  return useUploadQueue(
    (send) => ({
      deliver: deliverWith(() => latest.current, { send, patience: browserPatience }),
      onStored: (media) => latest.current.onStored?.(media),
    }),
    nothingChosen,
  );
}
