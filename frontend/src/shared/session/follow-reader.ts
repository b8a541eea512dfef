import { setReader } from '@linkyard/ui';
import type { SessionState } from './session-slice.js';

interface Store {
  getState: () => { session: SessionState };
  subscribe: (listener: () => void) => void;
}

/** Times are shown as the profile of the signed-in person says. */
export function followReader(store: Store): void {
  let shown: SessionState['userData'] | undefined;
  const follow = () => {
    const { userData } = store.getState().session;
    if (userData === shown) return;
    shown = userData;
    // Sessions that were kept by an older version lack the fields.
    const { timeZone, timeFormat, weekStart } = userData ?? {};
    setReader({ timeZone: timeZone || null, timeFormat: timeFormat ?? null, weekStart: weekStart ?? null });
  };
  follow();
  store.subscribe(follow);
}
