import { noLimits } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { customsOfLocale } from './regional-customs.js';
import type { Onboarding, TwoFactor, User } from './user.schema.js';

/** The terms a person accepts today. A new text gets a new date. */
export const termsVersion = '2026-11-01';

const notificationTypes = ['donation', 'purchase', 'appointment', 'rating', 'lead', 'webinar', 'invoice', 'bform'];

const emptyOnboarding = (): Onboarding => ({
  step1: null,
  step2: null,
  step3: null,
  step4: null,
  completedAt: null,
  skipped: [],
  campaignId: null,
  created: null,
});

export const noTwoFactor = (): TwoFactor => ({
  enabled: false,
  secretEnc: null,
  pendingSecretEnc: null,
  lastStep: 0,
  backupCodeHashes: [],
});

export const emptyAddress = () => ({ line1: '', line2: '', city: '', region: '', postalCode: '', country: '' });

/** Everything on until the person says otherwise. */
export const defaultNotificationPrefs = () =>
  Object.fromEntries(notificationTypes.map((type) => [type, { app: true, email: true, push: true }]));

type Given = Pick<User, 'name' | 'email'> & Partial<User>;

/** A complete account record: role 2, unconfirmed, at the first step of the onboarding, unless `given` says otherwise. */
export function newUser(given: Given, now: Date): User {
  const _id = given._id ?? newId();
  const tenantId = given.tenantId ?? null;
  return {
    userId: _id,
    tenantId,
    rev: 1,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
    role: 2,
    tokenType: tenantId === null ? 'owner' : 'wlUser',
    emailVerifiedAt: null,
    emailChange: null,
    passwordHash: null,
    isContested: false,
    lastClaimedAt: null,
    tokenVersion: 0,
    profile_image: null,
    username: null,
    phone: '',
    birthdate: null,
    gender: '',
    companyName: '',
    website: '',
    address: emptyAddress(),
    taxId: '',
    timeZone: 'UTC',
    locale: 'en',
    currency: 'USD',
    ...customsOfLocale(given.locale ?? 'en'),
    step: 1,
    onboarding: emptyOnboarding(),
    status: 1,
    state: 'pendingVerification',
    blockedReason: '',
    providers: [],
    twoFactor: noTwoFactor(),
    knownNetworks: [],
    lastSeenAt: null,
    notificationPrefs: defaultNotificationPrefs(),
    notificationDigest: null,
    planName: 'Free',
    planRev: 0,
    limits: { ...noLimits },
    features: {},
    termsAcceptedAt: now,
    termsVersion,
    marketingConsentAt: null,
    deletionRequestedAt: null,
    disableImpersonation: false,
    referralCode: null,
    createdBy: null,
    invitedAt: null,
    acceptedAt: null,
    ...given,
    _id,
  };
}
