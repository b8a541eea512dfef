import { verifyWhiteLabelDomain } from '@linkyard/contracts';
import { addEndpoints } from '../../../shared/api/api.js';
import { commandMutation } from '../../../shared/api/contract-endpoints.js';

export const whiteLabelDomainApi = addEndpoints([], (build) => ({
  verifyWhiteLabelDomain: commandMutation(build, verifyWhiteLabelDomain),
}));

export const { useVerifyWhiteLabelDomainMutation } = whiteLabelDomainApi;
