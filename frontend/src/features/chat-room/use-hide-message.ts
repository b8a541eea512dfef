import type { ChatMessage } from '@linkyard/contracts';
import { t } from '@lingui/core/macro';
import { toast } from '@linkyard/ui';
import { useCallback } from 'react';
import { asApiError } from '../../shared/api/api-error.js';
import { useModerateChatMutation } from './api.js';

/** Hides a message for everyone; it can be shown again at once. */
export function useHideMessage() {
  const [moderate] = useModerateChatMutation();
  return useCallback(
    async ({ _id }: ChatMessage) => {
      const act = async (action: 'hide' | 'restore') => {
        const { error } = await moderate({ action, _id });
        if (error) toast.error(asApiError(error).message);
        return !error;
      };
      if (await act('hide')) toast.undo(t`The message is hidden.`, () => void act('restore'));
    },
    [moderate],
  );
}
