import { noLimits, userView, type UserView } from '@linkyard/contracts';

/** The account of a creator, as the server shows it to its own person. */
export const aUser = (fields: Partial<UserView> = {}): UserView =>
  userView.parse({
    ...{
      _id: '64b0c0ffee64b0c0ffee64b0',
      rev: 1,
      createdAt: '2026-01-05T09:00:00Z',
      updatedAt: '2026-01-05T09:00:00Z',
    },
    ...{ role: 2, tokenType: 'owner', tenantId: null, name: 'Robin Vale', email: 'robin@example.com' },
    ...{ emailVerifiedAt: '2026-01-05T09:00:00Z', profile_image: null, username: null, phone: '', birthdate: null },
    ...{ gender: '', companyName: '', website: '', taxId: '', timeZone: 'UTC', locale: 'en', currency: 'EUR' },
    address: { line1: '', line2: '', city: '', region: '', postalCode: '', country: '' },
    ...{ weekStart: 1, timeFormat: 24, step: 0, status: 1, state: 'active', providers: [], hasPassword: true },
    onboarding: {
      step1: null,
      step2: null,
      step3: null,
      step4: null,
      completedAt: null,
      skipped: [],
      campaignId: null,
    },
    ...{ twoFactorEnabled: false, notificationPrefs: {}, planName: 'free', features: {}, marketingConsentAt: null },
    ...{ deletionRequestedAt: null, disableImpersonation: false, limits: noLimits },
    ...fields,
  });
