import { generateAiImage } from '@linkyard/contracts';
import { api } from '../../../app/api/api.js';
import { commandMutation } from '../../../app/api/contract-endpoints.js';

export const aiApi = api.injectEndpoints({
  endpoints: (build) => ({ generateAiImage: commandMutation(build, generateAiImage) }),
});

export const { useGenerateAiImageMutation } = aiApi;
