import { defineModel } from '@linkyard/mongo';

/** Who holds an address of a host. Its unique id is what decides between two who want the same one. */
export interface NameClaim {
  /** `<tenant or "platform">/<name>` */
  _id: string;
  campaignId: string;
  userId: string;
  /** `previous` leads on to the present name. */
  kind: 'current' | 'previous' | 'deleted';
  /** The claim ends then; null while it is the present name. */
  until: Date | null;
}

export const nameClaimModel = defineModel<NameClaim>({
  collection: 'names',
  indexes: [
    { key: { campaignId: 1 } },
    { key: { until: 1 }, options: { expireAfterSeconds: 0, partialFilterExpression: { until: { $type: 'date' } } } },
  ],
});

export const claimId = (tenantId: string | null, name: string) => `${tenantId ?? 'platform'}/${name}`;
