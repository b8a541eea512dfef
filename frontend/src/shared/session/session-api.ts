import { logout, me } from '@linkyard/contracts';
import { addEndpoints } from '../api/api.js';
import { commandMutation, commandQuery } from '../api/contract-endpoints.js';
import { sessionOpened } from './session-slice.js';

export const sessionApi = addEndpoints([], (build) => ({
  me: commandQuery(build, me, {
    provides: ['Profile'],
    // Here and not in a component: a screen that is mounted again must not bring back an older answer.
    onAnswer: (answer) => sessionOpened(answer),
  }),
  logout: commandMutation(build, logout),
}));

export const { useMeQuery, useLogoutMutation } = sessionApi;
