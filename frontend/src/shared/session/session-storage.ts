import { otherDataView, userView } from '@linkyard/contracts';
import { signedOutState, type SessionState } from './session-slice.js';

/** Only these two are kept in the browser. @source spec 3 "Only userData and otherData persist locally" */
const keys = { userData: 'userData', otherData: 'otherData' } as const;

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function parsed(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    // Written by something else: as good as absent.
    return null;
  }
}

/** The session as of the last visit. Data of an older shape is dropped: a token still restores the session. */
export function restoreSession(shelf: Shelf, hasToken: boolean): SessionState {
  const user = userView.safeParse(parsed(shelf.getItem(keys.userData)));
  const other = otherDataView.safeParse(parsed(shelf.getItem(keys.otherData)));
  const otherData = other.success ? other.data : null;
  if (user.success) return { phase: 'signedIn', userData: user.data, otherData, ending: 'none' };
  return { ...signedOutState, phase: hasToken ? 'booting' : 'signedOut' };
}

/** Writes what changed, forgets what is gone. */
export function keepSession(shelf: Shelf, session: Pick<SessionState, 'userData' | 'otherData'>) {
  for (const key of Object.values(keys)) {
    const value = session[key];
    if (value) shelf.setItem(key, JSON.stringify(value));
    else shelf.removeItem(key);
  }
}
