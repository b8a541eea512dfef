import { endImpersonation, extendImpersonation, startImpersonation } from '@linkyard/contracts';
import { addEndpoints } from '../api/api.js';
import { commandMutation } from '../api/contract-endpoints.js';

export const impersonationApi = addEndpoints([], (build) => ({
  startImpersonation: commandMutation(build, startImpersonation),
  endImpersonation: commandMutation(build, endImpersonation),
  extendImpersonation: commandMutation(build, extendImpersonation, ['Profile']),
}));

export const { useStartImpersonationMutation, useEndImpersonationMutation, useExtendImpersonationMutation } =
  impersonationApi;
