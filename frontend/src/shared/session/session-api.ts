import { logout, me } from '@linkyard/contracts';
import { api } from '../api/api.js';
import { commandMutation, commandQuery } from '../api/contract-endpoints.js';

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    me: commandQuery(build, me, { provides: ['Profile'] }),
    logout: commandMutation(build, logout),
  }),
});

export const { useMeQuery, useLogoutMutation } = sessionApi;
