import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { pushAudience } from './message-view.js';

export const pushStats = defineCommand({
  subject: 'notifications-and-chat.push.stats',
  http: { path: '/notification/push/stats', role: 'user' },
  summary: 'How many browsers follow your pages, and how many of them an audience has',
  request: z.strictObject({ audience: pushAudience.default(pushAudience.parse({})) }),
  reply: z.object({
    /** Browsers of the audience: one that follows two pages is one. */
    followers: z.int(),
    pages: z.array(z.object({ campaignId: objectId, followers: z.int() })),
    countries: z.array(z.object({ country: z.string(), followers: z.int() })),
  }),
  timeoutMs: 5_000,
});
