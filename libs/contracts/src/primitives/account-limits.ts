import { z } from 'zod';
import { refusedWith } from '../errors/reasons.js';

/** What of an account has a limit. @source models.md 1 User */
export const limitKinds = ['campaigns', 'products', 'mediaBytes', 'subUsers', 'emailsPerMonth'] as const;
export type LimitKind = (typeof limitKinds)[number];

const limit = z.int().min(0).max(Number.MAX_SAFE_INTEGER).nullable();

/** How much an account may have of each; null is no limit of its own. */
export const accountLimits = z.strictObject({
  campaigns: limit.default(null),
  products: limit.default(null),
  mediaBytes: limit.default(null),
  subUsers: limit.default(null),
  emailsPerMonth: limit.default(null),
});
export type AccountLimits = z.output<typeof accountLimits>;

export const noLimits: AccountLimits = {
  campaigns: null,
  products: null,
  mediaBytes: null,
  subUsers: null,
  emailsPerMonth: null,
};

/** How much an account has of each; null where it is not known now. */
export const accountUsage = z.record(z.enum(limitKinds), z.int().nullable());
export type AccountUsage = z.output<typeof accountUsage>;

/** What an administrator switches on for one of the people of the platform; their own people never have it. @source spec 2, 6 */
export const ownerFeatures = ['whiteLabel', 'customDomain'] as const;
export type OwnerFeature = (typeof ownerFeatures)[number];

/** Features by name. */
export const accountFeatures = z
  .record(z.string().regex(/^[a-z][a-zA-Z0-9]{0,39}$/), z.boolean())
  .refine((features) => Object.keys(features).length <= 20, refusedWith('core.too_many', { count: 20 }));

export const planName = z.string().trim().min(1).max(60);
