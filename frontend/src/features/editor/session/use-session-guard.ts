import { useEffect } from 'react';
import type { EditorSession } from './open-session.js';

/** Sends when the network is back or the window goes to the background; warns only when something could not be kept. */
export function useSessionGuard({ sync, store }: EditorSession) {
  useEffect(() => {
    const online = () => sync.retry();
    const hidden = () => {
      if (document.visibilityState === 'hidden') void sync.flush();
    };
    const leave = (event: BeforeUnloadEvent) => {
      if (!store.getState().sync.isSafe) event.preventDefault();
    };
    window.addEventListener('online', online);
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('beforeunload', leave);
    return () => {
      window.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('beforeunload', leave);
    };
  }, [store, sync]);
}
