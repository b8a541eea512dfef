import { defineModel } from '@linkyard/mongo';

/** Failed tries of one key: an address from strange networks, an address from a known one, an account's own password. */
export interface AttemptRow {
  /** Keyed hash; says nothing of whose it is, and exists for unknown addresses too. */
  _id: string;
  count: number;
  /** Before it is locked: when the count is forgotten. Afterwards: when the lock ends. */
  until: Date;
}

export const attemptModel = defineModel<AttemptRow>({
  collection: 'attempts',
  indexes: [{ key: { until: 1 }, options: { expireAfterSeconds: 3600 } }],
});
