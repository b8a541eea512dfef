import { Inject, Injectable } from '@nestjs/common';
import { defineModel, ServiceDatabase } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';

const windowMs = 15 * 60_000;
/** Wrong passwords of one network at one gate within a quarter of an hour. */
const mostTries = 8;

interface TriesRecord {
  /** `<gate>:<network>:<quarter of an hour>` */
  _id: string;
  count: number;
  createdAt: Date;
}

export const gateTriesModel = defineModel<TriesRecord>({
  collection: 'gate_tries',
  indexes: [{ key: { createdAt: 1 }, options: { expireAfterSeconds: windowMs / 1000 } }],
});

/** Counts tries before they are looked at, so that many at once are many. */
@Injectable()
export class GateTries {
  constructor(@Inject(ServiceDatabase) private readonly database: ServiceDatabase) {}

  /** @returns what takes the try back, for a right one @throws gates.too_many_tries */
  async take(gate: string, ipHash: string, now: Date): Promise<() => Promise<void>> {
    const tries = this.database.collection(gateTriesModel);
    const _id = `${gate}:${ipHash}:${Math.floor(now.getTime() / windowMs)}`;
    const change = { $inc: { count: 1 }, $setOnInsert: { createdAt: now } };
    const row = await tries.findOneAndUpdate({ _id }, change, { upsert: true, returnDocument: 'after' });
    if ((row?.count ?? 1) > mostTries) throw new DomainError('gates.too_many_tries');
    return async () => void (await tries.updateOne({ _id }, { $inc: { count: -1 } }));
  }
}
