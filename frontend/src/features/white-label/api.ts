import { getWhiteLabel, updateWhiteLabel } from '@linkyard/contracts';
import { addEndpoints } from '../../shared/api/api.js';
import { commandMutation, commandQuery } from '../../shared/api/contract-endpoints.js';

export const whiteLabelApi = addEndpoints(['WhiteLabel'], (build) => ({
  whiteLabel: commandQuery(build, getWhiteLabel, { provides: ['WhiteLabel'] }),
  updateWhiteLabel: commandMutation(build, updateWhiteLabel, ['WhiteLabel']),
}));

export const { useWhiteLabelQuery, useUpdateWhiteLabelMutation } = whiteLabelApi;
