import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { prose, uploadedFile } from '../../primitives/index.js';

/** @source models.md 15 "AI ratios offered" */
export const aiRatios = ['1:1', '16:9', '9:16', '4:3', '3:4', '3:2'] as const;
export type AiRatio = (typeof aiRatios)[number];

/** Characters; the shortest limit among the models. */
export const longestPrompt = 1_000;

/** Refusals of everything that has a picture drawn. */
export const aiRefusals = [
  'integrations.ai_no_key',
  'integrations.ai_key_refused',
  'integrations.ai_limit',
  'integrations.ai_daily_limit',
  'integrations.ai_blocked',
  'integrations.ai_timeout',
  'integrations.ai_failed',
] as const;

/** The cost of a picture as the provider reports it; null when it does not. @source models.md 15 AiImageJob "cost" */
export const aiCost = z.object({ tokens: z.int().min(0) }).nullable();
export type AiCost = z.output<typeof aiCost>;

/** For the media service: has a picture drawn and lays it where uploads wait. It is nearly, not exactly, of the ratio. */
export const drawAiImage = defineCommand({
  subject: 'integrations.images.draw',
  summary: 'Have a picture drawn from words',
  request: z.strictObject({
    prompt: prose(longestPrompt).min(1),
    ratio: z.enum(aiRatios),
    /** By this account within the last 24 hours. */
    drawnToday: z.int().min(0),
  }),
  reply: z.object({ file: uploadedFile, model: z.string(), cost: aiCost }),
  errors: aiRefusals,
  timeoutMs: 55_000,
});
