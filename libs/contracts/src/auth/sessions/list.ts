import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId, timestamp } from '../../primitives/index.js';

export const sessionView = z.object({
  _id: objectId,
  userAgent: z.string(),
  createdAt: timestamp,
  lastUsedAt: timestamp,
  expiresAt: timestamp,
  current: z.boolean(),
  impersonated: z.boolean(),
});
export type SessionView = z.output<typeof sessionView>;

export const listSessions = defineCommand({
  subject: 'auth.sessions.list',
  http: { path: '/auth/sessions', role: 'any' },
  summary: 'Where this account is signed in',
  request: z.strictObject({}),
  reply: z.object({ sessions: z.array(sessionView) }),
  timeoutMs: 2000,
});
