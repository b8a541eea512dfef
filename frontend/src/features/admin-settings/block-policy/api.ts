import { getBlockPolicy, updateBlockPolicy } from '@linkyard/contracts';
import { addEndpoints } from '../../../shared/api/api.js';
import { commandMutation, commandQuery } from '../../../shared/api/contract-endpoints.js';

export const blockPolicyApi = addEndpoints(['BlockPolicy'], (build) => ({
  blockPolicy: commandQuery(build, getBlockPolicy, { provides: ['BlockPolicy'] }),
  updateBlockPolicy: commandMutation(build, updateBlockPolicy, ['BlockPolicy']),
}));

export const { useBlockPolicyQuery, useUpdateBlockPolicyMutation } = blockPolicyApi;
