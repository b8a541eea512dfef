import type { addressSchema, onboardingGoals, socialProviders, tokenTypes } from '@linkyard/contracts';
import { defineModel, type OwnedDocument } from '@linkyard/mongo';
import type { z } from 'zod';

/** Stored states. `suspended` is not stored: it is `status` 0. `locked` lies on guesses at an address, not on the account. @source models.md 1 "User state" */
export type StoredUserState = 'pendingVerification' | 'active' | 'deletionRequested' | 'deleted';

export interface ProviderLink {
  provider: (typeof socialProviders)[number];
  providerUserId: string;
  email: string;
  linkedAt: Date;
}

export interface Onboarding {
  step1: { name: string; birthdate: string; country: string; timeZone: string } | null;
  step2: { username: string; categories: string[] } | null;
  step3: { goals: (typeof onboardingGoals)[number][]; socials: { type: string; handle: string }[] } | null;
  step4: { templateId: string | null } | null;
  completedAt: Date | null;
  skipped: number[];
  /** Chosen before the campaign is asked for, so that a repeated step 4 makes one campaign. */
  campaignId: string | null;
  created: { campaignId: string; templateId: string; campName: string } | null;
}

export interface TwoFactor {
  enabled: boolean;
  /** Sealed. */
  secretEnc: string | null;
  /** Sealed; waits for its first code. */
  pendingSecretEnc: string | null;
  /** Step of the last code accepted: a code works once. */
  lastStep: number;
  backupCodeHashes: string[];
}

/** A wish to change the address; both mailboxes confirm before it happens. */
export interface EmailChange {
  newEmail: string;
  oldConfirmedAt: Date | null;
  newConfirmedAt: Date | null;
  expiresAt: Date;
}

/** One person. `userId` is the own `_id`: an account owns itself. @source models.md 1 User */
export interface User extends OwnedDocument {
  role: 1 | 2;
  tokenType: (typeof tokenTypes)[number];
  name: string;
  /** Folded; unique over all tenants and providers. */
  email: string;
  emailVerifiedAt: Date | null;
  emailChange: EmailChange | null;
  passwordHash: string | null;
  /**
   * Another sign-up claimed the unconfirmed address with a different password. The person who confirms it then owns the account, but the
   * stored password may be the other's, so it is dropped. @source quality 3 "Signup upsert takeover"
   */
  isContested: boolean;
  /** The last sign-up with this address although it has an account. */
  lastClaimedAt: Date | null;
  /** Counts what must end every session; a session of an older count is over, even one that was just being opened. */
  tokenVersion: number;
  profile_image: string | null;
  username: string | null;
  phone: string;
  birthdate: string | null;
  gender: string;
  companyName: string;
  website: string;
  address: z.output<typeof addressSchema>;
  taxId: string;
  timeZone: string;
  locale: string;
  currency: string;
  weekStart: number;
  timeFormat: 12 | 24;
  step: number;
  onboarding: Onboarding;
  status: 0 | 1;
  state: StoredUserState;
  blockedReason: string;
  providers: ProviderLink[];
  twoFactor: TwoFactor;
  /** Networks (keyed hashes) this person has signed in from, newest last: strangers cannot lock them out there. */
  knownNetworks: string[];
  lastSeenAt: Date | null;
  notificationPrefs: Record<string, { app: boolean; email: boolean; push: boolean }>;
  planName: string;
  features: Record<string, boolean>;
  termsAcceptedAt: Date | null;
  termsVersion: string;
  marketingConsentAt: Date | null;
  deletionRequestedAt: Date | null;
  disableImpersonation: boolean;
  referralCode: string | null;
}

export const userModel = defineModel<User>({
  collection: 'users',
  indexes: [
    { key: { email: 1 }, options: { unique: true } },
    {
      key: { 'providers.provider': 1, 'providers.providerUserId': 1 },
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
