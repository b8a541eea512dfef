import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectStored, isDuplicateKey, newId, OwnedRepository, trusted, type StoredModel } from '@linkyard/mongo';
import { runAcrossTenants } from '@linkyard/request-context';
import { pushDeliveries, pushServicePauses, type PushDeliveryDocument } from './push.schemas.js';

const why = 'a push service takes the notifications of every owner';
const reason = { acrossOwners: why };

export type NewDelivery = Pick<
  PushDeliveryDocument,
  'sourceId' | 'kind' | 'subscriptionId' | 'service' | 'dueAt' | 'priority' | 'userId' | 'tenantId'
> &
  Partial<Pick<PushDeliveryDocument, 'path'>>;
/** How one delivery ended or goes on. */
export interface Settled {
  _id: string;
  state: PushDeliveryDocument['state'];
  status: number | null;
  dueAt?: Date;
}

@Injectable()
export class DeliveriesRepository extends OwnedRepository<PushDeliveryDocument> {
  constructor(
    @InjectStored('notifications-and-chat', pushDeliveries) model: StoredModel<typeof pushDeliveries>,
    @InjectStored('notifications-and-chat', pushServicePauses)
    private readonly pauses: StoredModel<typeof pushServicePauses>,
  ) {
    super(model);
  }

  /** Adds those that are not there: one for each source and browser, however often it is called. */
  async addOnce(deliveries: readonly NewDelivery[]): Promise<void> {
    if (deliveries.length === 0) return;
    const documents = deliveries.map((one) => ({ ...one, _id: newId(), state: 'waiting' as const }));
    try {
      await this.model.insertMany(documents, { ordered: false });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Takes what is due for a service, for one holder alone. */
  async claim(service: string, limit: number, now = new Date()) {
    const holder = randomUUID();
    return runAcrossTenants(why, async () => {
      const due = await this.model
        .find({ service, state: 'waiting', dueAt: trusted({ $lte: now }) }, { _id: 1 }, reason)
        .sort({ priority: 1, dueAt: 1 })
        .limit(limit)
        .lean<{ _id: string }[]>()
        .exec();
      if (due.length === 0) return { holder, claimed: [] };
      const ids = due.map(({ _id }) => _id);
      await this.model
        .updateMany(
          { _id: trusted({ $in: ids }), state: 'waiting' },
          { $set: { state: 'claimed', holder, claimedAt: now }, $inc: { attempts: 1 } },
        )
        .setOptions(reason)
        .exec();
      const claimed = await this.model
        .find({ state: 'claimed', holder }, null, reason)
        .sort({ priority: 1, dueAt: 1 })
        .lean<PushDeliveryDocument[]>()
        .exec();
      return { holder, claimed };
    });
  }

  /** Those of a holder that it has still claimed. */
  async heldBy(holder: string): Promise<PushDeliveryDocument[]> {
    return runAcrossTenants(why, () =>
      this.model.find({ state: 'claimed', holder }, null, reason).lean<PushDeliveryDocument[]>().exec(),
    );
  }

  async settle(settled: readonly Settled[]): Promise<void> {
    if (settled.length === 0) return;
    const now = new Date();
    await runAcrossTenants(why, () =>
      this.model.bulkWrite(
        settled.map(({ _id, ...fields }) => ({
          updateOne: {
            filter: { _id, state: 'claimed' as const },
            update: { $set: { ...fields, holder: null, updatedAt: now } },
          },
        })),
        { ordered: false, ...reason },
      ),
    );
  }

  /** Claims whose worker has not reported: nothing says whether they were sent. */
  async unreported(before: Date, limit: number): Promise<PushDeliveryDocument[]> {
    return this.model
      .find({ state: 'claimed', claimedAt: trusted({ $lt: before }) }, null, reason)
      .limit(limit)
      .lean<PushDeliveryDocument[]>()
      .exec();
  }

  /** The services for which something is due. */
  async dueServices(now: Date): Promise<string[]> {
    const found: unknown[] = await this.model
      .distinct('service', { state: 'waiting', dueAt: trusted({ $lte: now }) })
      .setOptions(reason)
      .exec();
    return found.filter((service) => typeof service === 'string');
  }

  /** How far a message has come. */
  async countsOf(userId: string, sourceId: string) {
    const rows = await this.model
      .aggregate<{ _id: PushDeliveryDocument['state']; count: number }>([
        { $match: { userId, sourceId } },
        { $group: { _id: '$state', count: { $sum: 1 } } },
      ])
      .exec();
    const of = (state: PushDeliveryDocument['state']) => rows.find(({ _id }) => _id === state)?.count ?? 0;
    const ended = { sent: of('sent'), failed: of('failed'), gone: of('gone') };
    const left = of('waiting') + of('held') + of('claimed');
    return { ...ended, left, targeted: ended.sent + ended.failed + ended.gone + left };
  }

  /** What is waiting of a message that is called off is never sent. */
  async forget(userId: string, sourceId: string): Promise<void> {
    await this.model.deleteMany({ userId, sourceId, state: trusted({ $in: ['waiting', 'held'] as const }) }).exec();
  }

  /** What was held while its message was paused. */
  async release(userId: string, sourceId: string): Promise<void> {
    await this.model.updateMany({ userId, sourceId, state: 'held' }, { $set: { state: 'waiting' } }).exec();
  }

  /** A press on a notification of a message. @returns null where there is none */
  async click(_id: string): Promise<{ delivery: PushDeliveryDocument; isFirst: boolean } | null> {
    const pressed = await this.model
      .findOneAndUpdate(
        { _id, kind: 'message', clickedAt: null },
        { $set: { clickedAt: new Date() } },
        { returnDocument: 'after' },
      )
      .setOptions(reason)
      .lean<PushDeliveryDocument | null>()
      .exec();
    if (pressed) return { delivery: pressed, isFirst: true };
    const known = await this.model
      .findOne({ _id, kind: 'message' }, null, reason)
      .lean<PushDeliveryDocument | null>()
      .exec();
    return known && { delivery: known, isFirst: false };
  }

  async pause(service: string, until: Date): Promise<void> {
    await this.pauses.updateOne({ _id: service }, { $max: { until } }, { upsert: true }).exec();
  }

  /** Milliseconds; 0 for a service that takes something now. */
  async pausedMs(service: string, now: number): Promise<number> {
    const pause = await this.pauses.findById(service).lean<{ until: Date } | null>().exec();
    return Math.max(0, (pause?.until.getTime() ?? 0) - now);
  }
}
