import { createApi } from '@reduxjs/toolkit/query/react';
import { askedLanguage } from '../language/app-language.js';
import { currentToken, dropTokenCookie } from '../session/token-cookie.js';
import { sessionClosed } from '../session/session-slice.js';
import { makeCall, type Call, type CallPorts } from './call.js';
import type { ApiBaseQuery } from './contract-endpoints.js';
import type { Unwrapped } from './envelope.js';
import { createRefresh } from './refresh.js';

/** Cache tags that several features provide or invalidate. A feature adds its own in its api.ts with `addTagTypes`. */
const tags = [
  'Profile',
  'Campaigns',
  'Templates',
  'Pages',
  'Sections',
  'Media',
  'Leads',
  'Forms',
  'Notifications',
  'Dashboard',
  'SharedPictures',
] as const;

const ports = {
  fetch: (path: string, init: RequestInit) => fetch(path, init),
  token: currentToken,
  language: askedLanguage,
};
const refresh = createRefresh(ports);

type Dispatch = (action: ReturnType<typeof sessionClosed>) => unknown;

/** Makes calls with another transport than fetch: uploads that report their progress. */
export const callThrough =
  (send: CallPorts['fetch'], dispatch: Dispatch): ((call: Call) => Promise<Unwrapped>) =>
  (call) =>
    makeCall(call, {
      ...ports,
      fetch: send,
      refresh,
      onSessionEnded: () => {
        dropTokenCookie();
        dispatch(sessionClosed({ byItself: true }));
      },
    });

const baseQuery: ApiBaseQuery = async (call, { dispatch }) => {
  const answer = await callThrough(ports.fetch, dispatch)(call);
  return answer.ok ? { data: answer.data ?? null } : { error: answer.error };
};

/** Every call of the app. Features inject their endpoints, made from contracts by commandQuery and commandMutation. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: tags,
  // What was seen before shows at once; older than this it also refreshes.
  refetchOnMountOrArgChange: 15,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
