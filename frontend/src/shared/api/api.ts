import { createApi } from '@reduxjs/toolkit/query/react';
import { currentToken, dropTokenCookie } from '../session/token-cookie.js';
import { sessionClosed } from '../session/session-slice.js';
import { makeCall, type Call, type CallPorts } from './call.js';
import type { ApiBaseQuery } from './contract-endpoints.js';
import { takeEarlyAnswer } from './early-answers.js';
import type { Unwrapped } from './envelope.js';
import { createRefresh } from './refresh.js';
import { tags } from './tags.js';

const ask = (path: string, init: RequestInit) =>
  takeEarlyAnswer(window, { path, init, token: currentToken() }) ?? fetch(path, init);
const ports = { fetch: ask, token: currentToken };
const refresh = createRefresh(ports);

type Tell = (action: ReturnType<typeof sessionClosed>) => unknown;

/** Makes calls like every call of the app, their requests by another way than fetch: uploads that tell of their progress. */
export const callThrough =
  (send: CallPorts['fetch'], dispatch: Tell): ((call: Call) => Promise<Unwrapped>) =>
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
