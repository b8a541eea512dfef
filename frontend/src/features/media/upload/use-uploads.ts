import type { MediaView } from '@linkyard/contracts';
import { toast } from '@linkyard/ui';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { callThrough } from '../../../app/api/api.js';
import { useAppDispatch } from '../../../app/session/use-session.js';
import { browserPatience } from './browser-patience.js';
import { deliverWith } from './deliver.js';
import type { SendCall } from './send-whole.js';
import type { UploadItem } from './upload-item.js';
import { warnOfLeaving } from './warn-of-leaving.js';
import { UploadQueue } from './upload-queue.js';
import type { UploadSettings } from './upload-settings.js';
import { xhrFetch } from './xhr-fetch.js';

export interface Uploads {
  items: readonly UploadItem[];
  add: (files: Iterable<File>) => void;
  cancel: (id: string) => void;
  /** Begins one that failed or was cancelled anew. */
  retry: (id: string) => void;
  /** Takes what has ended off the list. */
  dismiss: () => void;
}

interface UseUploads extends UploadSettings {
  /** Told of each file as it is in the library, while the screen is there. */
  onStored?: (media: MediaView) => void;
}

/** @source spec 5 "Upload with nothing chosen" */
const nothingChosen = (type: MediaView['type'] | undefined) =>
  type === 'gallery' ? 'No image selected!' : 'No file selected!';

/**
 * Uploads of a screen. They go on when the screen is left; only leaving the app itself, of which the browser warns, ends them.
 * @source spec 2 "Media library page"
 */
export function useUploads(options: UseUploads = {}): Uploads {
  const dispatch = useAppDispatch();
  // What is said now counts for the files that begin from now on.
  const latest = useRef<UseUploads>(options);
  useEffect(() => {
    latest.current = options;
    return () => {
      latest.current = { ...latest.current, onStored: () => undefined };
    };
  });

  const [queue] = useState(() => {
    const send: SendCall = (call, watch) => callThrough(xhrFetch(watch), dispatch)(call);
    const uploads = new UploadQueue({
      deliver: deliverWith(() => latest.current, { send, patience: browserPatience }),
      onStored: (media) => latest.current.onStored?.(media),
    });
    warnOfLeaving(uploads);
    return uploads;
  });
  const items = useSyncExternalStore(queue.subscribe, queue.items);

  return useMemo(
    () => ({
      items,
      add: (files) => {
        const chosen = [...files];
        if (chosen.length === 0) toast.error(nothingChosen(latest.current.type));
        else queue.add(chosen);
      },
      cancel: (id) => queue.cancel(id),
      retry: (id) => queue.retry(id),
      dismiss: () => queue.dismiss(),
    }),
    [items, queue],
  );
}
