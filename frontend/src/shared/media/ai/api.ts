import { generateAiImage } from '@linkyard/contracts';
import { api } from '../../api/api.js';
import { commandMutation } from '../../api/contract-endpoints.js';

export const aiApi = api.injectEndpoints({
  endpoints: (build) => ({ generateAiImage: commandMutation(build, generateAiImage) }),
});

export const { useGenerateAiImageMutation } = aiApi;
