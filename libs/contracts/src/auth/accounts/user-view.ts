import { z } from 'zod';
import {
  accountLimits,
  calendarDate,
  currencyCode,
  objectId,
  onOff,
  recordFields,
  slug,
  timestamp,
} from '../../primitives/index.js';
import { onboardingView } from '../onboarding/onboarding-view.js';
import { notificationChannels } from '../notification-preferences/channels.js';

export const addressSchema = z.object({
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
  country: z.string(),
});

export const tokenTypes = ['owner', 'wlOwner', 'wlUser'] as const;
export const userStates = [
  'pendingVerification',
  'active',
  'locked',
  'suspended',
  'deletionRequested',
  'deleted',
] as const;
export const socialProviders = ['google', 'facebook'] as const;

/** An account as its own person sees it: no hash, no secret. @source models.md 1 User */
export const userView = z.object({
  ...recordFields,
  role: z.union([z.literal(1), z.literal(2)]),
  tokenType: z.enum(tokenTypes),
  tenantId: objectId.nullable(),
  name: z.string(),
  email: z.string(),
  emailVerifiedAt: timestamp.nullable(),
  profile_image: z.string().nullable(),
  username: slug.nullable(),
  phone: z.string(),
  birthdate: calendarDate.nullable(),
  gender: z.string(),
  companyName: z.string(),
  website: z.string(),
  address: addressSchema,
  taxId: z.string(),
  timeZone: z.string(),
  locale: z.string(),
  currency: currencyCode,
  weekStart: z.int().min(0).max(6),
  timeFormat: z.union([z.literal(12), z.literal(24)]),
  /** Onboarding: 1-4 is the step to do next, 0 is done. */
  step: z.int().min(0).max(4),
  onboarding: onboardingView,
  status: onOff,
  state: z.enum(userStates),
  providers: z.array(z.object({ provider: z.enum(socialProviders), email: z.string(), linkedAt: timestamp })),
  /** False for an account that has only signed in through a provider. */
  hasPassword: z.boolean(),
  twoFactorEnabled: z.boolean(),
  notificationPrefs: z.record(z.string(), notificationChannels),
  planName: z.string(),
  limits: accountLimits,
  features: z.record(z.string(), z.boolean()),
  marketingConsentAt: timestamp.nullable(),
  deletionRequestedAt: timestamp.nullable(),
  disableImpersonation: z.boolean(),
});
export type UserView = z.output<typeof userView>;
