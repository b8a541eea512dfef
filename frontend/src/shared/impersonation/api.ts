import {
  endImpersonation,
  extendImpersonation,
  openImpersonation,
  startImpersonation,
  startImpersonationAsOwner,
} from '@linkyard/contracts';
import { addEndpoints } from '../api/api.js';
import { commandMutation } from '../api/contract-endpoints.js';

export const impersonationApi = addEndpoints([], (build) => ({
  startImpersonation: commandMutation(build, startImpersonation),
  startImpersonationAsOwner: commandMutation(build, startImpersonationAsOwner),
  openImpersonation: commandMutation(build, openImpersonation),
  endImpersonation: commandMutation(build, endImpersonation),
  extendImpersonation: commandMutation(build, extendImpersonation, ['Profile']),
}));

export const {
  useStartImpersonationMutation,
  useStartImpersonationAsOwnerMutation,
  useOpenImpersonationMutation,
  useEndImpersonationMutation,
  useExtendImpersonationMutation,
} = impersonationApi;
