import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { leadView } from '../leads/lead-view.js';

/** Shows a comment to visitors, or hides it; its stars count either way. */
export const showRating = defineCommand({
  subject: 'campaigns-and-templates.ratings.show',
  http: { path: '/user/rating/show', role: 'user' },
  summary: "Show or hide a rating's comment",
  request: z.strictObject({ _id: objectId, isShown: z.boolean() }),
  reply: leadView,
  timeoutMs: 3000,
});
