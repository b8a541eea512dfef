import type { AiRatio } from '@linkyard/contracts';

/** Models that answer with bytes and take `output_format`. */
export const isGptImage = (model: string): boolean => /^(?:chatgpt|gpt)-image/.test(model);

/**
 * The size a model draws that comes nearest to a ratio; what is too much is cut off afterwards.
 * @source platform.openai.com/docs/api-reference/images/create "size"
 */
export function sizeFor(model: string, ratio: AiRatio): string {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  if (width === height || model === 'dall-e-2') return '1024x1024';
  const long = model === 'dall-e-3' ? 1792 : 1536;
  return width > height ? `${long}x1024` : `1024x${long}`;
}
