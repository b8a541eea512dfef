import { generateAiImage } from '@linkyard/contracts';
import { addEndpoints } from '../../api/api.js';
import { commandMutation } from '../../api/contract-endpoints.js';

export const aiApi = addEndpoints([], (build) => ({ generateAiImage: commandMutation(build, generateAiImage) }));

export const { useGenerateAiImageMutation } = aiApi;
