import { embedded, ownedCollection, type DocumentOf } from '@linkyard/mongo';

export const domainStates = ['pending', 'verified', 'active', 'failing', 'suspended', 'failed', 'removed'] as const;

/** Served although its certificate is still to come, or while its records are being checked again. */
export const servedStates = [
  'verified',
  'active',
  'failing',
] as const satisfies readonly (typeof domainStates)[number][];

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
          type: { type: String, enum: ['A', 'AAAA', 'CNAME', 'TXT'], required: true },
          name: { type: String, required: true },
          value: { type: String, required: true },
          ok: { type: Boolean, default: false },
          seen: { type: [String] },
        }),
      ],
    },
    state: { type: String, default: 'pending', enum: domainStates },
    attempts: { type: Number, default: 0 },
    lastCheckedAt: { type: Date, default: null },
    nextCheckAt: { type: Date, default: null },
    verifiedAt: { type: Date, default: null },
    certState: { type: String, default: 'none', enum: ['none', 'issuing', 'active', 'failed'] },
    certExpiresAt: { type: Date, default: null },
    /** Hosts that lead to this one, such as www. */
    redirectFrom: { type: [String] },
    error: { type: String, default: '' },
  },
  indexes: [
    {
      // One owner at a time; what was removed can be claimed again.
      key: { host: 1 },
      options: { unique: true, partialFilterExpression: { state: { $in: [...servedStates, 'suspended'] } } },
    },
    { key: { userId: 1, host: 1 } },
    { key: { state: 1, nextCheckAt: 1 } },
    { key: { updatedAt: 1 } },
  ],
});
export type Domain = DocumentOf<typeof domains>;
