import { sharedCollection, type DocumentOf } from '@linkyard/mongo';

/** Who holds an address of a host. Its unique id is what decides between two who want the same one. */
export const nameClaims = sharedCollection({
  name: 'NameClaim',
  collection: 'names',
  fields: {
    /** `<tenant or "platform">/<name>` */
    _id: { type: String, required: true },
    campaignId: { type: String, required: true },
    userId: { type: String, required: true },
    /** `previous` leads on to the present name. */
    kind: { type: String, enum: ['current', 'previous', 'deleted'], required: true },
    /** The claim ends then; null while it is the present name. */
    until: { type: Date, default: null },
  },
  indexes: [
    { key: { campaignId: 1 } },
    { key: { until: 1 }, options: { expireAfterSeconds: 0, partialFilterExpression: { until: { $type: 'date' } } } },
  ],
});
export type NameClaim = DocumentOf<typeof nameClaims>;

export const claimId = (tenantId: string | null, name: string) => `${tenantId ?? 'platform'}/${name}`;
