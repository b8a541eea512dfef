import { ownedCollection, type DocumentOf } from '@linkyard/mongo';
import { registrationFields } from './registration.schema.js';

/** As long as a registration that nothing comes of is looked at. */
const keptSec = 90 * 86_400;

/**
 * What was answered to who registered with an address that is registered: it looks like a first registration, takes no seat, sends nothing and
 * opens nothing of the one that is there. Always of a free webinar. @source ADR 0038
 */
export const repeatedRegistrations = ownedCollection({
  name: 'RepeatedRegistration',
  collection: 'repeated_registrations',
  fields: {
    ...registrationFields,
    /** The registration that is there. */
    registrationId: { type: String, required: true, immutable: true },
  },
  indexes: [
    { key: { uid: 1 }, options: { unique: true } },
    {
      key: { userId: 1, idempotencyKey: 1 },
      options: { unique: true, partialFilterExpression: { idempotencyKey: { $type: 'string' } } },
    },
    { key: { createdAt: 1 }, options: { expireAfterSeconds: keptSec } },
  ],
});
export type RepeatedRegistration = DocumentOf<typeof repeatedRegistrations>;

export const isRepeated = (registration: object): registration is RepeatedRegistration =>
  'registrationId' in registration;
