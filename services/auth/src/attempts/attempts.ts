import { Injectable } from '@nestjs/common';
import { keyedHash } from '@linkyard/crypto';
import { isDuplicateKey, ServiceDatabase } from '@linkyard/mongo';
import { Clock, minute } from '../config/clock.js';
import { Secrets } from '../config/secrets.js';
import { attemptModel, type AttemptRow } from './attempt.model.js';

export const maxFailures = 5;
const lockMs = 15 * minute;

/** A key of one kind of guess, e.g. ('login', 'a@b.c'). */
export type AttemptKey = readonly [kind: string, ...parts: string[]];

/**
 * Five failures lock a key for 15 minutes. Each try is counted before it is judged, so a hundred tries at the same moment are no more than
 * five. @source models.md 1 login, quality 3 "OTP brute force"
 */
@Injectable()
export class Attempts {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  /** Counts a try. @returns seconds the key is still locked, or 0 when the try may be made */
  async begin(key: AttemptKey): Promise<number> {
    const row = await this.count(this.idOf(key));
    if (row.count <= maxFailures) return 0;
    return Math.max(1, Math.ceil((row.until.getTime() - this.clock.now().getTime()) / 1000));
  }

  /** The try was right: nothing is held against the key any more. */
  async succeeded(key: AttemptKey): Promise<void> {
    await this.rows.deleteOne({ _id: this.idOf(key) });
  }

  /** The try was neither right nor wrong: takes its count back. */
  async undecided(key: AttemptKey): Promise<void> {
    await this.rows.updateOne({ _id: this.idOf(key), count: { $gt: 0 } }, { $inc: { count: -1 } });
  }

  private get rows() {
    return this.database.collection(attemptModel);
  }

  private idOf([kind, ...parts]: AttemptKey): string {
    return keyedHash(this.secrets.hashKey, 'attempt', kind, ...parts).slice(0, 40);
  }

  private async count(_id: string): Promise<AttemptRow> {
    const now = this.clock.now();
    const isRunning = { $gt: ['$until', now] };
    const isLocked = { $and: [isRunning, { $gte: ['$count', maxFailures] }] };
    const change = [
      {
        $set: {
          count: { $cond: [isRunning, { $min: [{ $add: ['$count', 1] }, maxFailures + 1] }, 1] },
          until: { $cond: [isLocked, '$until', this.clock.in(lockMs)] },
        },
      },
    ];
    const options = { upsert: true, returnDocument: 'after' } as const;
    const write = () => this.rows.findOneAndUpdate({ _id }, change, options);
    // Two first tries at once: one inserts, the other finds the row when it asks again.
    const row = await write().catch((error: unknown) => (isDuplicateKey(error) ? write() : Promise.reject(error)));
    if (!row) throw new Error('an upsert returned nothing');
    return row;
  }
}
