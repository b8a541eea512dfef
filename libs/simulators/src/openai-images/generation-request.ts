import { z } from 'zod';
import type { Reply } from '../http/reply.js';
import { badValue, openAiError } from './openai-error.js';

export const models = ['gpt-image-1', 'gpt-image-1-mini', 'dall-e-3', 'dall-e-2'] as const;
export const isGptImage = (model: string): boolean => model.startsWith('gpt-image');

export interface Generation {
  model: string;
  prompt: string;
  width: number;
  height: number;
  format: 'png' | 'jpeg' | 'webp';
  as: 'url' | 'b64_json';
}

const bodySchema = z.looseObject({
  model: z.string().optional(),
  prompt: z.unknown(),
  n: z.number().optional(),
  size: z.string().optional(),
  response_format: z.string().optional(),
  output_format: z.string().optional(),
});

function sizesOf(model: string): readonly string[] {
  if (isGptImage(model)) return ['1024x1024', '1536x1024', '1024x1536', 'auto'];
  return model === 'dall-e-3' ? ['1024x1024', '1792x1024', '1024x1792'] : ['256x256', '512x512', '1024x1024'];
}

const longestPrompt = (model: string) => (isGptImage(model) ? 32_000 : model === 'dall-e-3' ? 4_000 : 1_000);

function parsed(body: string): z.output<typeof bodySchema> | null {
  try {
    return bodySchema.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    // No JSON: refused below like a body of the wrong shape.
    return null;
  }
}

/** Reads the body of a generation as the API does. @returns its own refusal where it would give one */
export function generationRequest(body: string): Generation | { problem: Reply } {
  const request = parsed(body);
  if (!request)
    return {
      problem: openAiError(400, {
        message: 'We could not parse the JSON body of your request.',
        type: 'invalid_request_error',
      }),
    };
  const { prompt, model = 'dall-e-2', size = isGptImage(model) ? 'auto' : '1024x1024' } = request;
  const problem = problemOf(request, model, size);
  if (problem) return { problem };
  const [width = 1024, height = 1024] = (size === 'auto' ? '1024x1024' : size).split('x').map(Number);
  const format = request.output_format;
  return {
    model,
    prompt: String(prompt),
    width,
    height,
    format: format === 'jpeg' || format === 'webp' ? format : 'png',
    as: isGptImage(model) || request.response_format === 'b64_json' ? 'b64_json' : 'url',
  };
}

function problemOf(request: z.output<typeof bodySchema>, model: string, size: string): Reply | null {
  const { prompt } = request;
  if (!models.some((known) => known === model))
    return badValue('model', `Invalid value: '${model}'. Supported values are: ${models.join(', ')}.`);
  if (typeof prompt !== 'string' || prompt.trim() === '')
    return badValue('prompt', "Missing required parameter: 'prompt'.", 'missing_required_parameter');
  if (prompt.length > longestPrompt(model))
    return badValue('prompt', 'The prompt is too long.', 'string_above_max_length');
  if (!sizesOf(model).includes(size)) return badValue('size', `Invalid value: '${size}'.`);
  if (isGptImage(model) && request.response_format !== undefined)
    return badValue('response_format', "Unknown parameter: 'response_format'.", 'unknown_parameter');
  if (!isGptImage(model) && request.output_format !== undefined)
    return badValue('output_format', "Unknown parameter: 'output_format'.", 'unknown_parameter');
  return null;
}
