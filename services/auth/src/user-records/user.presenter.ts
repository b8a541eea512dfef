import type { ReplyInput, getProfile } from '@linkyard/contracts';
import { stateOf } from './account-rules.js';
import type { Onboarding, User } from './user.schema.js';

export const presentOnboarding = ({ step1, step2, step3, step4, completedAt, skipped }: Onboarding) => ({
  step1,
  step2,
  step3,
  step4,
  completedAt,
  skipped,
});

/** The account as its own person sees it. A whitelist: no hash and no secret can slip through. */
export const presentUser = (user: User): ReplyInput<typeof getProfile> => ({
  _id: user._id,
  rev: user.rev,
  createdAt: user.createdAt,
  updatedAt: user.updatedAt,
  role: user.role,
  tokenType: user.tokenType,
  tenantId: user.tenantId,
  name: user.name,
  email: user.email,
  emailVerifiedAt: user.emailVerifiedAt,
  profile_image: user.profile_image,
  username: user.username,
  phone: user.phone,
  birthdate: user.birthdate,
  gender: user.gender,
  companyName: user.companyName,
  website: user.website,
  address: user.address,
  taxId: user.taxId,
  timeZone: user.timeZone,
  locale: user.locale,
  currency: user.currency,
  weekStart: user.weekStart,
  timeFormat: user.timeFormat,
  step: user.step,
  onboarding: presentOnboarding(user.onboarding),
  status: user.status,
  state: stateOf(user),
  providers: user.providers.map(({ provider, email, linkedAt }) => ({ provider, email, linkedAt })),
  hasPassword: user.passwordHash !== null,
  twoFactorEnabled: user.twoFactor.enabled,
  notificationPrefs: user.notificationPrefs,
  planName: user.planName,
  limits: user.limits,
  features: user.features,
  marketingConsentAt: user.marketingConsentAt,
  deletionRequestedAt: user.deletionRequestedAt,
  disableImpersonation: user.disableImpersonation,
});
