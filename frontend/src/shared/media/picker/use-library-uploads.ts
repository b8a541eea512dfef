import type { MediaView } from '@linkyard/contracts';
import { useRef, useState } from 'react';
import { isEnded } from '../upload/upload-item.js';
import type { Uploads } from '../upload/use-upload-queue.js';
import { useUploads } from '../upload/use-uploads.js';
import type { PickedMedia } from './pick-media.js';

/** @source spec 9 "default limit 3 MB (5 MB in picker)" */
const limitBytes = 5 * 1024 * 1024;

export interface LibraryUploads extends Uploads {
  /** What has come in since the popup was opened, the newest first. */
  added: readonly MediaView[];
  /** As `add`, and one file alone is chosen as soon as it is there. */
  addWanted: (files: Iterable<File>) => void;
}

/** Uploads of the popup: a single uploaded file is selected automatically. */
export function useLibraryUploads(kind: MediaView['kind'], onWanted: (media: PickedMedia) => void): LibraryUploads {
  const [added, setAdded] = useState<readonly MediaView[]>([]);
  const isAlone = useRef(false);
  const uploads = useUploads({
    type: kind === 'picture' ? 'gallery' : 'document',
    limitBytes,
    onStored: (media) => {
      // A document that is no sound is in the library, but no answer to the question for a sound.
      if (media.kind !== kind) return;
      setAdded((before) => [media, ...before]);
      if (isAlone.current) onWanted(media);
    },
  });
  return {
    ...uploads,
    added,
    addWanted: (files) => {
      const list = [...files];
      isAlone.current = list.length === 1 && uploads.items.every(isEnded);
      uploads.add(list);
    },
  };
}
