import { commitPendingInput } from '@linkyard/blocks/editor';
import { useCallback, useEffect, useState } from 'react';
import type { ApiError } from '../../../shared/api/api-error.js';
import { api } from '../../../shared/api/api.js';
import { useAppDispatch, useUser } from '../../../shared/session/use-session.js';
import { apiCalls } from '../sync/api-calls.js';
import { openSession, type EditorSession } from './open-session.js';

export type OpenState =
  | { phase: 'loading' }
  | { phase: 'failed'; error: ApiError; retry: () => void }
  | { phase: 'ready'; session: EditorSession };

/** Opens a template for as long as the screen stands. */
export function useOpenSession(templateId: string): OpenState {
  const dispatch = useAppDispatch();
  // Whose token it is may turn out to be another one than this browser remembered: what was asked for is thrown away then, and asked for again.
  const userId = useUser()?._id;
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<OpenState>({ phase: 'loading' });
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    let isLeft = false;
    let open: EditorSession | null = null;
    setState({ phase: 'loading' });
    const surroundings = {
      calls: apiCalls(dispatch),
      storage: window.localStorage,
      tabStorage: window.sessionStorage,
      locks: navigator.locks,
      commitPendingInput,
    };
    void openSession(templateId, surroundings).then((opened) => {
      if (opened.ok && isLeft) opened.session.close();
      else if (opened.ok) {
        open = opened.session;
        setState({ phase: 'ready', session: opened.session });
      } else if (!isLeft) setState({ phase: 'failed', error: opened.error, retry });
    });
    return () => {
      isLeft = true;
      if (!open) return;
      const session = open;
      // Leaving the screen does not stop what is on its way; the rest is kept and sent the next time.
      void session.sync.flush().finally(() => {
        session.close();
        dispatch(api.util.invalidateTags(['Campaigns', 'Templates', 'Dashboard']));
      });
    };
  }, [attempt, dispatch, retry, templateId, userId]);
  return state;
}
