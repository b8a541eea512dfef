import { domainRecordTypes, domainStates, servedDomainStates, type FieldError } from '@linkyard/contracts';
import { contractJson, embedded, ownedCollection, type DocumentOf } from '@linkyard/mongo';

/** Served although its certificate is still to come, or while its records are being checked again. */
export const servedStates = servedDomainStates;
/** A host has one record in these states. */
export const holdingStates = [...servedStates, 'suspended'] as const;

/** A host that is not the platform's: a reseller's app, or a page of a creator. @source models.md 16 */
export const domains = ownedCollection({
  name: 'Domain',
  collection: 'domains',
  fields: {
    /** In punycode, without a port. */
    host: { type: String, required: true, immutable: true },
    purpose: { type: String, required: true, enum: ['whiteLabel', 'campaign'], immutable: true },
    /** Of a reseller's domain: the tenant whose app it shows. The record itself belongs to its owner, who is one of the platform's people. */
    whiteLabelId: { type: String, default: null },
    /** Of a creator's domain: the page that it shows. */
    campaignId: { type: String, default: null },
    token: { type: String, required: true },
    records: {
      type: [
        embedded({
          type: { type: String, enum: domainRecordTypes, required: true },
          name: { type: String, required: true },
          fullName: { type: String, required: true },
          value: { type: String, required: true },
          isOptional: { type: Boolean, default: false },
          ok: { type: Boolean, default: false },
          seen: { type: [String] },
        }),
      ],
    },
    state: { type: String, default: 'pending', enum: domainStates },
    /** What was wrong at the last look. */
    problems: { type: contractJson<FieldError[]>(), default: [] },
    attempts: { type: Number, default: 0 },
    /** Looks in a row that found the host elsewhere. */
    failedChecks: { type: Number, default: 0 },
    failingSince: { type: Date, default: null },
    /** When the resolver alone said that everything is right, while the name servers disagreed. */
    resolverHeldAt: { type: Date, default: null },
    /** Since when the running claim waits for its records. */
    claimedAt: { type: Date, default: () => new Date() },
    lastCheckedAt: { type: Date, default: null },
    nextCheckAt: { type: Date, default: null },
    verifiedAt: { type: Date, default: null },
    certState: { type: String, default: 'none', enum: ['none', 'issuing', 'active', 'failed'] },
    certExpiresAt: { type: Date, default: null },
    /** Looks in a row that found no certificate. */
    certFailures: { type: Number, default: 0 },
    certFailingSince: { type: Date, default: null },
    /** When its certificate is looked at again; null for at once. */
    certCheckAt: { type: Date, default: null },
    /** Hosts that lead to this one, such as www. */
    redirectFrom: { type: [String] },
    /** Its owner wants www to be served, and the domain itself to lead there. Holds while www is among those that lead here. */
    servesWww: { type: Boolean, default: false },
    /** After the tenant's domain was changed: the new one, to which this host leads until then. */
    redirectsTo: { type: String, default: null },
    redirectUntil: { type: Date, default: null },
    error: { type: String, default: '' },
  },
  indexes: [
    {
      // One owner at a time; what was removed can be claimed again.
      key: { host: 1 },
      options: { unique: true, partialFilterExpression: { state: { $in: [...holdingStates] } } },
    },
    {
      // One claim of an owner, whatever they press twice.
      key: { host: 1, userId: 1 },
      options: { unique: true, partialFilterExpression: { deletedAt: null } },
    },
    { key: { userId: 1, host: 1 } },
    { key: { nextCheckAt: 1 }, options: { partialFilterExpression: { nextCheckAt: { $type: 'date' } } } },
    { key: { certCheckAt: 1 }, options: { partialFilterExpression: { state: { $in: [...servedStates] } } } },
    { key: { updatedAt: 1 } },
    // What was removed is known while its host rests, and some weeks longer.
    { key: { deletedAt: 1 }, options: { expireAfterSeconds: 30 * 86_400 } },
  ],
});
export type Domain = DocumentOf<typeof domains>;

/** Whether its site is served, if it has one. */
export const isVerifiedDomain = ({ state }: Pick<Domain, 'state'>): boolean =>
  servedStates.some((served) => served === state);
