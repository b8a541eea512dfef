import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId, pagePassword } from '../../primitives/index.js';
import { costlyRate } from '../../primitives/rates.js';

/**
 * Sets what the section's password gate asks for; null forgets it, and nobody can open the section until there is another. Without `password`
 * it only tells whether there is one. It counts at once, belongs to no version of the page and is not copied with the section.
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
