import {
  socialProviders,
  tokenTypes,
  type addressSchema,
  type NotificationDigest,
  type onboardingView,
  type userView,
} from '@linkyard/contracts';
import { contractJson, embedded, ownedCollection, type DocumentOf } from '@linkyard/mongo';
import type { z } from 'zod';

/** Stored states. `suspended` is not stored: it is `status` 0. `locked` is kept by address, not by account. @source models.md 1 "User state" */
const storedStates = ['pendingVerification', 'active', 'deletionRequested', 'deleted'] as const;

type OnboardingView = z.output<typeof onboardingView>;
type UserView = z.output<typeof userView>;

const providerLink = embedded({
  provider: { type: String, enum: socialProviders, required: true },
  providerUserId: { type: String, required: true },
  email: { type: String, required: true },
  linkedAt: { type: Date, required: true },
});

/** A request to change the address; both mailboxes confirm before it happens. */
const emailChange = embedded({
  newEmail: { type: String, required: true },
  oldConfirmedAt: { type: Date, default: null },
  newConfirmedAt: { type: Date, default: null },
  expiresAt: { type: Date, required: true },
});

const createdCampaign = embedded({
  campaignId: { type: String, required: true },
  templateId: { type: String, required: true },
  campName: { type: String, required: true },
});

/** One person. `userId` is the own `_id`: an account owns itself. @source models.md 1 User */
export const users = ownedCollection({
  name: 'User',
  collection: 'users',
  fields: {
    role: { type: Number, enum: [1, 2], required: true },
    tokenType: { type: String, enum: tokenTypes, required: true },
    name: { type: String, default: '' },
    /** Folded; unique in its tenant. */
    email: { type: String, required: true },
    emailVerifiedAt: { type: Date, default: null },
    emailChange: { type: emailChange, default: null },
    passwordHash: { type: String, default: null },
    /**
     * Another sign-up claimed the unconfirmed address with a different password. The person who confirms it then owns the account, but the
     * stored password may be the other's, so it is dropped. @source quality 3 "Signup upsert takeover"
     */
    isContested: { type: Boolean, required: true },
    /** The last sign-up with this address although it has an account. */
    lastClaimedAt: { type: Date, default: null },
    /** Counts what must end every session; a session of an older count is over, even one that was just being opened. */
    tokenVersion: { type: Number, required: true },
    profile_image: { type: String, default: null },
    username: { type: String, default: null },
    phone: { type: String, default: '' },
    birthdate: { type: String, default: null },
    gender: { type: String, default: '' },
    companyName: { type: String, default: '' },
    website: { type: String, default: '' },
    address: { type: contractJson<z.output<typeof addressSchema>>(), required: true },
    taxId: { type: String, default: '' },
    timeZone: { type: String, required: true },
    locale: { type: String, required: true },
    currency: { type: String, required: true },
    weekStart: { type: Number, required: true },
    timeFormat: { type: Number, enum: [12, 24], required: true },
    step: { type: Number, required: true },
    onboarding: {
      step1: { type: contractJson<OnboardingView['step1']>(), default: null },
      step2: { type: contractJson<OnboardingView['step2']>(), default: null },
      step3: { type: contractJson<OnboardingView['step3']>(), default: null },
      step4: { type: contractJson<OnboardingView['step4']>(), default: null },
      completedAt: { type: Date, default: null },
      skipped: { type: [Number] },
      /** Chosen before the campaign is asked for, so that a repeated step 4 makes one campaign. */
      campaignId: { type: String, default: null },
      created: { type: createdCampaign, default: null },
    },
    status: { type: Number, enum: [0, 1], required: true },
    state: { type: String, enum: storedStates, required: true },
    blockedReason: { type: String, default: '' },
    providers: { type: [providerLink] },
    twoFactor: {
      enabled: { type: Boolean, required: true },
      /** Sealed. */
      secretEnc: { type: String, default: null },
      /** Sealed; waits for its first code. */
      pendingSecretEnc: { type: String, default: null },
      /** Step of the last code accepted: a code works once. */
      lastStep: { type: Number, required: true },
      backupCodeHashes: { type: [String] },
    },
    /** Networks (keyed hashes) this person has signed in from, newest last: strangers cannot lock them out there. */
    knownNetworks: { type: [String] },
    lastSeenAt: { type: Date, default: null },
    notificationPrefs: { type: contractJson<UserView['notificationPrefs']>(), required: true },
    /** Null until the person chooses one. */
    notificationDigest: { type: contractJson<NotificationDigest>(), default: null },
    planName: { type: String, required: true },
    /** Of the white label whose plan was applied last. */
    planRev: { type: Number, default: 0 },
    limits: { type: contractJson<UserView['limits']>(), required: true },
    features: { type: contractJson<UserView['features']>(), required: true },
    termsAcceptedAt: { type: Date, default: null },
    termsVersion: { type: String, required: true },
    marketingConsentAt: { type: Date, default: null },
    deletionRequestedAt: { type: Date, default: null },
    disableImpersonation: { type: Boolean, required: true },
    referralCode: { type: String, default: null },
    /** Of a tenant's person: by whom the account was opened, and the invitation that a password was chosen with. */
    createdBy: { type: String, default: null },
    invitedAt: { type: Date, default: null },
    acceptedAt: { type: Date, default: null },
  },
  indexes: [
    // One person may have an account of the platform and of several tenants.
    { key: { email: 1, tenantId: 1 }, options: { unique: true } },
    {
      key: { 'providers.provider': 1, 'providers.providerUserId': 1, tenantId: 1 },
      options: { unique: true, partialFilterExpression: { 'providers.providerUserId': { $exists: true } } },
    },
    {
      key: { 'emailChange.newEmail': 1 },
      options: { partialFilterExpression: { 'emailChange.newEmail': { $exists: true } } },
    },
    { key: { createdAt: -1, _id: -1 } },
    { key: { tenantId: 1, createdAt: -1 } },
    { key: { name: 1, _id: 1 } },
    { key: { lastSeenAt: -1, _id: -1 } },
    {
      key: { deletionRequestedAt: 1 },
      options: { partialFilterExpression: { deletionRequestedAt: { $type: 'date' } } },
    },
  ],
});
export type User = DocumentOf<typeof users>;
export type ProviderLink = User['providers'][number];
export type Onboarding = User['onboarding'];
export type TwoFactor = User['twoFactor'];
