import { checkLeaks } from '@linkyard/contracts';
import { addEndpoints } from '../../../shared/api/api.js';
import { commandMutation } from '../../../shared/api/contract-endpoints.js';

export const leaksApi = addEndpoints([], (build) => ({ checkLeaks: commandMutation(build, checkLeaks) }));

export const { useCheckLeaksMutation } = leaksApi;
