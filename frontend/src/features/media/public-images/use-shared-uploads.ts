import { t } from '@lingui/core/macro';
import { uploadSharedPicture } from '@linkyard/contracts';
import { useEffect, useRef } from 'react';
import { api } from '../../../shared/api/api.js';
import { callOf } from '../../../shared/api/contract-endpoints.js';
import { useAppDispatch } from '../../../shared/session/use-session.js';
import { deliveredOf } from '../../../shared/media/upload/send-whole.js';
import { type Uploads, useUploadQueue } from '../../../shared/media/upload/use-upload-queue.js';

const nothingChosen = () => t`No image selected!`;

/** Uploads of pictures for all creators. @param category of those that begin from now on */
export function useSharedUploads(category: string): Uploads {
  const dispatch = useAppDispatch();
  const latest = useRef(category);
  useEffect(() => {
    latest.current = category;
  }, [category]);
  return useUploadQueue(
    (send) => ({
      async deliver({ file, name }, { signal, sending }) {
        const body = new FormData();
        body.append('category', latest.current);
        body.append('name', name);
        body.append('file', file, name);
        const onSent = (loaded: number, total: number) => sending(total > 0 ? loaded / total : 0);
        sending(0);
        return deliveredOf(await send(callOf(uploadSharedPicture, body), { signal, onSent }));
      },
      onStored: () => dispatch(api.util.invalidateTags(['SharedPictures'])),
    }),
    nothingChosen,
  );
}
