import { json, type Reply } from '../http/reply.js';

interface Problem {
  message: string;
  type: string;
  param?: string;
  code?: string;
}

export const openAiError = (
  status: number,
  { message, type, param, code }: Problem,
  headers: Record<string, string> = {},
): Reply => json({ error: { message, type, param: param ?? null, code: code ?? null } }, status, headers);

export const badValue = (param: string, message: string, code = 'invalid_value'): Reply =>
  openAiError(400, { message, type: 'invalid_request_error', param, code });

/** The safety system says no; the GPT models and DALL·E word it differently. */
export const refusedPrompt = (model: string): Reply =>
  model.startsWith('gpt-image')
    ? openAiError(400, {
        message: 'Your request was rejected by the safety system. safety_violations=[violence].',
        type: 'image_generation_user_error',
        code: 'moderation_blocked',
      })
    : openAiError(400, {
        message: 'Your request was rejected as a result of our safety system.',
        type: 'invalid_request_error',
        code: 'content_policy_violation',
      });
