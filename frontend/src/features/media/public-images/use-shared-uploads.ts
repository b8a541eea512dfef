import { mediaView, uploadSharedPicture } from '@linkyard/contracts';
import { toast } from '@linkyard/ui';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { api, callThrough } from '../../../app/api/api.js';
import { callOf } from '../../../app/api/contract-endpoints.js';
import { useAppDispatch } from '../../../app/session/use-session.js';
import { type Deliver, UploadQueue } from '../upload/upload-queue.js';
import type { Uploads } from '../upload/use-uploads.js';
import { warnOfLeaving } from '../upload/warn-of-leaving.js';
import { xhrFetch } from '../upload/xhr-fetch.js';

/** Uploads of pictures for all creators. @param category of those that begin from now on */
export function useSharedUploads(category: string): Uploads {
  const dispatch = useAppDispatch();
  const latest = useRef(category);
  useEffect(() => {
    latest.current = category;
  }, [category]);
  const [queue] = useState(() => {
    const deliver: Deliver = async ({ file, name }, { signal, sending }) => {
      const body = new FormData();
      body.append('category', latest.current);
      body.append('name', name);
      body.append('file', file, name);
      const onSent = (loaded: number, total: number) => sending(total > 0 ? loaded / total : 0);
      sending(0);
      const send = callThrough(xhrFetch({ signal, onSent }), dispatch);
      const answer = await send(callOf(uploadSharedPicture, body));
      if (!answer.ok) return { ok: false, problem: answer.error.message };
      return { ok: true, media: mediaView.parse(answer.data) };
    };
    const onStored = () => dispatch(api.util.invalidateTags(['SharedPictures']));
    const uploads = new UploadQueue({ deliver, onStored });
    warnOfLeaving(uploads);
    return uploads;
  });
  const items = useSyncExternalStore(queue.subscribe, queue.items);
  return useMemo(
    () => ({
      items,
      add: (files) => {
        const chosen = [...files];
        // @source spec 5 "Upload with nothing chosen"
        if (chosen.length === 0) toast.error('No image selected!');
        else queue.add(chosen);
      },
      cancel: (id) => queue.cancel(id),
      retry: (id) => queue.retry(id),
      dismiss: () => queue.dismiss(),
    }),
    [items, queue],
  );
}
