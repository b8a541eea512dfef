import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import type { DeclaredCollection } from './declared-collection.js';
import type { ServiceDatabase } from './service-database.js';

interface LimiterRow {
  key: string;
  points: number;
  expire: Date | null;
}

/** A collection that limiters count in; rows expire by themselves. */
export const limiterCollection = (collection: string): DeclaredCollection<LimiterRow> => ({
  collection,
  indexes: [
    { key: { key: 1 }, options: { unique: true } },
    { key: { expire: 1 }, options: { expireAfterSeconds: 0 } },
  ],
});

interface LimiterOptions {
  /** Sets the keys of limiters of one collection apart. */
  keyPrefix: string;
  points: number;
  durationSec: number;
  /** How long a key stays refused once its points are used up; the rest of the duration by default. */
  blockSec?: number;
}

/** Counts in MongoDB, for all processes of a service together. Never part of a transaction. */
export class Limiter {
  private readonly limiter: RateLimiterMongo;

  constructor(database: ServiceDatabase, rows: DeclaredCollection<LimiterRow>, options: LimiterOptions) {
    this.limiter = new RateLimiterMongo({
      storeClient: database.db,
      tableName: database.nameOf(rows.collection),
      disableIndexesCreation: true,
      keyPrefix: options.keyPrefix,
      points: options.points,
      duration: options.durationSec,
      blockDuration: options.blockSec ?? 0,
    });
  }

  /**
   * Takes one point.
   * @param durationSec of the points when this is the first one taken, in place of the limiter's own
   * @returns 0, or the seconds to wait when there was none left
   */
  async take(key: string, durationSec?: number): Promise<number> {
    const options = { attrs: {}, ...(durationSec === undefined ? {} : { customDuration: durationSec }) };
    try {
      await this.limiter.consume(key, 1, options);
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  }

  /** Counts one without refusing. @returns the count */
  async count(key: string): Promise<number> {
    return (await this.limiter.penalty(key, 1)).consumedPoints;
  }

  /** How many were taken and not given back. */
  async taken(key: string): Promise<number> {
    return (await this.limiter.get(key))?.consumedPoints ?? 0;
  }

  /** Gives one point back. */
  async giveBack(key: string): Promise<void> {
    await this.limiter.reward(key, 1);
  }

  /** Forgets what was taken. */
  async reset(key: string): Promise<void> {
    await this.limiter.delete(key);
  }
}
