import { z } from 'zod';
import { changeOf } from '../../kit/change-of.js';
import { line } from '../../primitives/index.js';

/** What a page says before a visitor follows it; empty texts mean the default ones. @source models.md 2 "pushPrompt" */
export const pushPromptSchema = z.strictObject({
  title: line(65).default(''),
  text: line(160).default(''),
  /** Seconds after which it is shown by itself; 0: only after a press on the bell. */
  delaySec: z.int().min(0).max(120).default(0),
});
export const pushPromptChange = changeOf(pushPromptSchema);
export type PushPrompt = z.infer<typeof pushPromptSchema>;
