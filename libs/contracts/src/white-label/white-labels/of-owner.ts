import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { planInput } from '../plans/plan.js';
import { signupModes } from './white-label-fields.js';

/** For services that act on the people of a reseller: their tenant is what this answers, never what a request names. */
export const whiteLabelOfOwner = defineCommand({
  subject: 'white-label.white-labels.of-owner',
  summary: 'The white label of one of the people of the platform; null for none',
  acrossTenants: 'the owner is one of the platform, and asks from anywhere',
  request: z.strictObject({ ownerId: objectId }),
  reply: z.object({
    whiteLabel: z
      .object({
        /** The tenant of its people. */
        whiteLabelId: objectId,
        title: z.string(),
        status: z.union([z.literal(0), z.literal(1)]),
        suspendedReason: z.string(),
        signupMode: z.enum(signupModes),
        /** What its people may have; empty while the reseller has made none. */
        plans: z.array(planInput).default([]),
      })
      .nullable(),
  }),
  timeoutMs: 2000,
});
