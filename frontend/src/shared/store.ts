import { combineReducers, configureStore, type Middleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from './api/api.js';
import { seoSlice } from './seo/seo-slice.js';
import type { SeoData } from './seo/seo-data.js';
import { sessionClosed, sessionOpened, sessionSlice, signedOutState } from './session/session-slice.js';
import { followReader } from './session/follow-reader.js';
import type { UserView } from '@linkyard/contracts';
import { keepSession, restoreSession } from './session/session-storage.js';

const parts = combineReducers({
  session: sessionSlice.reducer,
  seo: seoSlice.reducer,
  [api.reducerPath]: api.reducer,
});
export type RootState = ReturnType<typeof parts>;

/** Nothing of one account may be seen by the next: what calls answered goes with the session. */
const forgetAnswers: Middleware<Record<never, never>, RootState> = (store) => (next) => (action) => {
  const before = store.getState().session.userData?._id;
  const result = next(action);
  const other = sessionOpened.match(action) && before !== undefined && before !== action.payload.user._id;
  if (other || sessionClosed.match(action)) store.dispatch(api.util.resetApiState());
  return result;
};

/** The app's one store. @param hasToken a token cookie is present */
export function createStore(start: { seoData: SeoData; hasToken: boolean; storage: Storage }) {
  const store = configureStore({
    reducer: parts,
    preloadedState: { session: restoreSession(start.storage, start.hasToken), seo: start.seoData },
    middleware: (defaults) => defaults().concat(api.middleware, forgetAnswers),
  });
  followReader(store);
  let kept = store.getState().session;
  store.subscribe(() => {
    const { session } = store.getState();
    if (session.userData === kept.userData && session.otherData === kept.otherData) return;
    kept = session;
    keepSession(start.storage, session);
  });
  setupListeners(store.dispatch);
  return store;
}

/** What screens read that are drawn as another site, or for another account, would have them. It follows and keeps nothing. */
export const createPreviewStore = (user: UserView | null) =>
  configureStore({
    reducer: parts,
    preloadedState: { session: user ? { ...signedOutState, phase: 'signedIn', userData: user } : signedOutState },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
