import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { aiCost, aiRatios, aiRefusals, longestPrompt } from '../../integrations/images/draw.js';
import { prose, timestamp } from '../../primitives/index.js';

/**
 * Generates a picture from a prompt, at a bearer URL that is valid for a day. `uploadFromUrl` with source `openai` and that URL stores
 * it in the library; otherwise it is deleted after a day. One at a time per account.
 * @source spec 4 "AI image", 7; models.md 15 AiImageJob
 */
export const generateAiImage = defineCommand({
  subject: 'media.ai-images.generate',
  http: {
    path: '/ai/generate-image',
    role: 'any',
    rate: [
      { limit: 6, windowSec: 60, by: 'account' },
      { limit: 60, windowSec: 3_600, by: 'account' },
    ],
  },
  summary: 'Have a picture drawn from words',
  request: z.strictObject({
    prompt: prose(longestPrompt).min(1, refusedAs('media.prompt_missing')),
    ratio: z.enum(aiRatios).default('1:1'),
  }),
  reply: z.object({ url: z.string(), width: z.int(), height: z.int(), cost: aiCost, expiresAt: timestamp }),
  errors: ['media.ai_busy', 'media.quota_reached', ...aiRefusals],
  timeoutMs: 60_000,
});
