import { toast } from '@linkyard/ui';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { callThrough } from '../../api/api.js';
import { useAppDispatch } from '../../session/use-session.js';
import type { SendCall } from './send-whole.js';
import type { UploadItem } from './upload-item.js';
import { type QueuePorts, UploadQueue } from './upload-queue.js';
import { xhrFetch } from './xhr-fetch.js';

export interface Uploads {
  items: readonly UploadItem[];
  add: (files: Iterable<File>) => void;
  cancel: (id: string) => void;
  /** Restarts a failed or cancelled upload. */
  retry: (id: string) => void;
  /** Takes what has ended off the list. */
  dismiss: () => void;
}

/**
 * A queue of uploads of a screen. It goes on when the screen is left; only leaving the app itself, of which the browser warns, ends it.
 * @param portsFor      asked once, when the screen opens
 * @param nothingChosen what is said to a choice without a file; keep it the same function
 * @source spec 5 "Upload with nothing chosen"
 */
export function useUploadQueue(portsFor: (send: SendCall) => QueuePorts, nothingChosen: () => string): Uploads {
  const dispatch = useAppDispatch();
  const [queue] = useState(() => {
    const send: SendCall = (call, watch) => callThrough(xhrFetch(watch), dispatch)(call);
    const uploads = new UploadQueue(portsFor(send));
    warnOfLeaving(uploads);
    return uploads;
  });
  const items = useSyncExternalStore(queue.subscribe, queue.items);

  return useMemo(
    () => ({
      items,
      add: (files) => {
        const chosen = [...files];
        if (chosen.length === 0) toast.error(nothingChosen());
        else queue.add(chosen);
      },
      cancel: (id) => queue.cancel(id),
      retry: (id) => queue.retry(id),
      dismiss: () => queue.dismiss(),
    }),
    [items, nothingChosen, queue],
  );
}

/** The browser asks before it closes a page that still uploads. The question costs something, so it is only there while it is needed. */
function warnOfLeaving(queue: UploadQueue): void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  queue.subscribe(() => {
    // Adding the same listener again changes nothing.
    if (queue.isBusy) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  });
}
