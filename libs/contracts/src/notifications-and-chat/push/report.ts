import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { emptyReply } from '../../primitives/index.js';

export const pushOutcomes = ['sent', 'gone', 'refused', 'later'] as const;

/** For the push worker. */
export const reportPushes = defineCommand({
  subject: 'notifications-and-chat.push.report',
  acrossTenants: 'a push service takes the notifications of every tenant',
  summary: 'What a push service answered',
  request: z.strictObject({
    service: z.string().min(1).max(255),
    holder: z.string(),
    results: z
      .array(
        z.strictObject({
          _id: z.string(),
          outcome: z.enum(pushOutcomes),
          /** Null without an answer. */
          status: z.int().nullable(),
          /** As the service asks for it; 0 where it does not. */
          retryAfterMs: z.int().min(0),
        }),
      )
      .max(500),
  }),
  reply: emptyReply,
  timeoutMs: 8_000,
});
export type PushOutcome = (typeof pushOutcomes)[number];
