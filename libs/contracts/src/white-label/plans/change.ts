import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { planName } from '../../primitives/index.js';
import { planInput } from './plan.js';

/** Without anything it reads. One plan is always the default. */
export const changePlans = defineCommand({
  subject: 'white-label.plans.change',
  http: { path: '/wl/plans', role: 'owner' },
  acrossTenants: 'a change of a plan is that of the tenant of the caller',
  summary: 'Read, save or delete what the people of a white label may have',
  request: z
    .strictObject({
      /** A new plan, or with `formerName` a changed one, whose people get what is saved. */
      save: planInput.optional(),
      /** With `save`: the name that a plan has until now, which may stay. */
      formerName: planName.optional(),
      delete: planName.optional(),
      /** With `delete`: the plan that its people are on from then on. */
      moveTo: planName.optional(),
    })
    .refine((body) => body.save === undefined || body.delete === undefined, refusedAs('white-label.save_or_delete')),
  reply: z.object({
    plans: z.array(
      z.object({
        ...planInput.shape,
        /** How many are on it; null while that is not known. */
        people: z.int().nullable(),
      }),
    ),
  }),
  message: /*i18n*/ 'Saved.',
  errors: [
    'core.conflict',
    'white-label.plan_unknown',
    'white-label.plan_exists',
    'white-label.plan_in_use',
    'white-label.too_many_plans',
  ],
  timeoutMs: 5_000,
});
