import { t } from '@lingui/core/macro';
import type { MediaView, StockPicture } from '@linkyard/contracts';
import { toast } from '@linkyard/ui';
import { useCallback, useState } from 'react';
import { refusalOf } from '../../api/api-error.js';
import { useUploadFromUrlMutation } from './api.js';

export type AddState = 'idle' | 'adding' | 'added';

/** Puts found pictures into the library, several at once if a person is quick. */
export function useAddPicture(onAdded: (media: MediaView) => void) {
  const [upload] = useUploadFromUrlMutation();
  const [states, setStates] = useState<ReadonlyMap<string, AddState>>(new Map());

  const add = useCallback(
    async ({ id, platform, file }: StockPicture) => {
      if (!file.path) {
        toast.error(t`No file path found!`);
        return;
      }
      const mark = (state: AddState) => setStates((known) => new Map(known).set(id, state));
      mark('adding');
      const answer = await upload({ url: file.path, source: platform, type: 'gallery', providerId: id });
      const refusal = refusalOf(answer);
      mark(refusal ? 'idle' : 'added');
      if (refusal) toast.error(refusal.message);
      else if (answer.data) onAdded(answer.data);
    },
    [onAdded, upload],
  );
  return { stateOf: (id: string): AddState => states.get(id) ?? 'idle', add };
}
