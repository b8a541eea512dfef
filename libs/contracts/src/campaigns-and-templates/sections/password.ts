import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId, pagePassword } from '../../primitives/index.js';
import { costlyRate } from '../../primitives/rates.js';

/**
 * Sets the password of the section's password gate; null removes it, and the section stays closed until there is another. Without
 * `password` it only returns whether there is one. It takes effect immediately, is not versioned and is not copied with the section.
 * @source models.md 3 "gate"
 */
export const setSectionPassword = defineCommand({
  subject: 'campaigns-and-templates.sections.password',
  http: { path: '/user/section/password', role: 'any', rate: costlyRate },
  summary: 'Set the password of a section',
  request: z.strictObject({ _id: objectId, password: pagePassword.nullable().optional() }),
  reply: z.object({ hasPassword: z.boolean() }),
  timeoutMs: 3000,
});
