import { createApi, type EndpointBuilder, type EndpointDefinitions } from '@reduxjs/toolkit/query/react';
import { askedLanguage } from '../language/app-language.js';
import { currentToken, dropTokenCookie } from '../session/token-cookie.js';
import { sessionClosed } from '../session/session-slice.js';
import { makeCall, type Call, type CallPorts } from './call.js';
import type { ApiBaseQuery } from './contract-endpoints.js';
import type { Unwrapped } from './envelope.js';
import { createRefresh } from './refresh.js';

/** Cache tags that several features provide or invalidate. A feature adds those that are its alone with its endpoints. */
const sharedTags = [
  'Profile',
  'SubUsers',
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
  'Appointments',
  'Calendars',
  'PaymentConnections',
  'Webinars',
  'WebinarConnection',
] as const;
type SharedTag = (typeof sharedTags)[number];

const ports = {
  fetch: (path: string, init: RequestInit) => fetch(path, init),
  token: currentToken,
  language: askedLanguage,
  reload: () => window.location.reload(),
  goTo: (path: string) => window.location.assign(path),
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

/** Every call of the app. Features add their endpoints with `addEndpoints`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: sharedTags,
  // What was seen before shows at once; older than this it also refreshes.
  refetchOnMountOrArgChange: 15,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

const takenTags = new Set<string>(sharedTags);
// A hot update evaluates a changed module again, and its names are taken by its former self.
const isHotUpdated = import.meta.hot !== undefined;

/**
 * Adds endpoints to the one api, made from contracts by commandQuery and commandMutation. All share one space of
 * names, in which RTK would ignore the second of a name in silence.
 * @param ownTags  cache tags that no other call of addEndpoints uses
 * @throws Error  when the name of an endpoint or of an own tag is taken
 */
export function addEndpoints<const OwnTag extends string, Definitions extends EndpointDefinitions>(
  ownTags: readonly OwnTag[],
  endpoints: (build: EndpointBuilder<ApiBaseQuery, SharedTag | OwnTag, 'api'>) => Definitions,
) {
  const taken = ownTags.filter((tag) => takenTags.has(tag));
  if (taken.length > 0 && !isHotUpdated) throw new Error(`Cache tags are added twice: ${taken.join(', ')}`);
  const added = api
    .enhanceEndpoints({ addTagTypes: ownTags })
    .injectEndpoints({ endpoints, overrideExisting: isHotUpdated ? true : 'throw' });
  for (const tag of ownTags) takenTags.add(tag);
  return added;
}
