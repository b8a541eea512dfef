import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { blockCode } from '../sections/section-view.js';
import { blockPolicyView } from './policy-view.js';

/**
 * Replaces the list of disabled block types. They can no longer be added or saved, and published pages are rendered again without them; drafts keep
 * theirs, so that enabling a type restores it.
 */
export const updateBlockPolicy = defineCommand({
  subject: 'campaigns-and-templates.block-policy.update',
  http: { path: '/admin/blocks/update', role: 'admin' },
  summary: 'Switch blocks off or on, for a tenant or for everybody',
  request: z.strictObject({ tenantId: objectId.nullable().default(null), off: z.array(blockCode).max(50) }),
  reply: blockPolicyView,
  message: /*i18n*/ 'Saved.',
  timeoutMs: 10_000,
});
