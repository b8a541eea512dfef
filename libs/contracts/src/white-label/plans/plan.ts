import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { accountFeatures, accountLimits, ownerFeatures, planName } from '../../primitives/index.js';

/** The people of a reseller have no people of their own. */
const planLimits = accountLimits.omit({ subUsers: true });
const isOwners = (features: Record<string, boolean>) => ownerFeatures.some((name) => features[name]);

/** What people on it may have. @source models.md 16 */
export const planInput = z.strictObject({
  name: planName,
  limits: planLimits.prefault({}),
  /** Never a white label or an own domain. @source spec 2, 6 */
  features: accountFeatures
    .refine((features) => !isOwners(features), refusedAs('white-label.plan_feature'))
    .default({}),
  isDefault: z.boolean().default(false),
});
export type Plan = z.output<typeof planInput>;

export const plansPerWhiteLabel = 20;
