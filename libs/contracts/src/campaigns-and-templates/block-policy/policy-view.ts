import { z } from 'zod';
import { objectId } from '../../primitives/index.js';
import { blockCode } from '../sections/section-view.js';

/** Blocks that are switched off for a tenant, or with `tenantId` null for all tenants. @source ADR 0004, models.md 3 "el_custom" */
export const blockPolicyView = z.object({
  tenantId: objectId.nullable(),
  off: z.array(blockCode),
  /** The blocks that can be switched off. */
  choices: z.array(z.object({ code: blockCode, label: z.string(), hint: z.string() })),
});
