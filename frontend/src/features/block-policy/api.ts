import { getBlockPolicy, updateBlockPolicy } from '@linkyard/contracts';
import { api } from '../../app/api/api.js';
import { commandMutation, commandQuery } from '../../app/api/contract-endpoints.js';

export const blockPolicyApi = api.injectEndpoints({
  endpoints: (build) => ({
    blockPolicy: commandQuery(build, getBlockPolicy, { provides: ['BlockPolicy'] }),
    updateBlockPolicy: commandMutation(build, updateBlockPolicy, ['BlockPolicy']),
  }),
});

export const { useBlockPolicyQuery, useUpdateBlockPolicyMutation } = blockPolicyApi;
