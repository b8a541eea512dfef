import { Inject, Injectable } from '@nestjs/common';
import {
  embedded,
  InjectStored,
  isDuplicateKey,
  newId,
  ownedCollection,
  OwnedRepository,
  type DocumentOf,
  type StoredModel,
} from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import { BOOKINGS_CONFIG, type BookingsConfig } from '../config/bookings-config.js';

/** What one network holds of a host without having paid: times, and seats of webinars that can run out. */
export const unpaidHolds = ownedCollection({
  name: 'UnpaidHolds',
  collection: 'unpaidHolds',
  fields: {
    /** Its keyed hash. */
    network: { type: String, required: true },
    holds: {
      type: [embedded({ holder: { type: String, required: true }, expiresAt: { type: Date, required: true } })],
    },
    /** When the last of them ends. */
    expiresAt: { type: Date, required: true },
  },
  indexes: [
    { key: { userId: 1, network: 1 }, options: { unique: true } },
    { key: { expiresAt: 1 }, options: { expireAfterSeconds: 3_600 } },
  ],
});
type Held = DocumentOf<typeof unpaidHolds>;

const perNetwork = 3;

/** Bounds what one network holds of a host. One record for each network: of two requests at once the second one is tried again and sees the first. @source ADR 0036 */
@Injectable()
export class UnpaidHolds extends OwnedRepository<Held> {
  constructor(
    @InjectStored('bookings', unpaidHolds) model: StoredModel<typeof unpaidHolds>,
    @Inject(BOOKINGS_CONFIG) private readonly config: BookingsConfig,
  ) {
    super(model);
  }

  /** Before the transaction of `add`: two that both insert a record would fail with a duplicate key, which is not tried again. */
  async prepare(userId: string, network: string): Promise<void> {
    if (await this.model.exists({ userId, network })) return;
    const fields = { _id: newId(), holds: [], expiresAt: new Date() };
    await this.model
      .updateOne({ userId, network }, { $setOnInsert: fields }, { upsert: true })
      .catch((error: unknown) => {
        // The other first request inserted it.
        if (!isDuplicateKey(error)) throw error;
      });
  }

  /**
   * Within a transaction. The dates of a series are taken together, however many they are, where there is room for one.
   * @throws DomainError bookings.too_many_held
   */
  async add(ownerId: string, network: string, holders: readonly string[], expiresAt: Date, now: Date): Promise<void> {
    const known = await this.findOne({ ownerId, network });
    const live = (known?.holds ?? []).filter((hold) => hold.expiresAt > now);
    if (live.length >= perNetwork * this.config.RATE_FACTOR) throw new DomainError('bookings.too_many_held');
    const holds = [...live, ...holders.map((holder) => ({ holder, expiresAt }))];
    const last = new Date(Math.max(...holds.map((hold) => hold.expiresAt.getTime())));
    if (known) await this.update({ ownerId, _id: known._id }, { $set: { holds, expiresAt: last } });
    else await this.insert(ownerId, { network, holds, expiresAt: last });
  }

  /** Paid, or given back. Does nothing the second time. */
  async end(ownerId: string, network: string | undefined, holder: string): Promise<void> {
    if (network !== undefined)
      await this.update({ ownerId, network, 'holds.holder': holder }, { $pull: { holds: { holder } } });
  }
}
