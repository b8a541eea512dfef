import { noDigest, type getUserContact, type ReplyOf } from '@linkyard/contracts';

type Contact = NonNullable<ReplyOf<typeof getUserContact>['contact']>;

/** A person as the auth service answers for them. @param about what the spec is about; `userId` is required */
export const aUserContact = (about: Pick<Contact, 'userId'> & Partial<Contact>): Contact => ({
  ...{ name: 'Ada', picture: '', email: 'ada@example.com', emailVerified: true, locale: 'en', timeZone: 'UTC' },
  ...{ currency: 'EUR', weekStart: 1, tenantId: null, status: 1, state: 'active', notificationPrefs: {} },
  notificationDigest: noDigest,
  ...about,
});
