import { Injectable } from '@nestjs/common';
import { keyedHash } from '@linkyard/crypto';
import { Limiter, limiterCollection, ServiceDatabase } from '@linkyard/mongo';
import { tenantParts } from '@linkyard/request-context';
import { Secrets } from '../config/secrets.js';

export const attemptLimits = limiterCollection('attempt_limits');

const maxFailures = 5;
const lockSec = 15 * 60;

/** A key of one kind of guess, e.g. ('login', 'a@b.c'). */
export type AttemptKey = readonly [kind: string, ...parts: string[]];

/**
 * Five failures lock a key for 15 minutes. Each try is counted before it is judged, so a hundred tries at the same moment are no more than
 * five. Keys are stored as keyed hashes, for unknown addresses too. @source models.md 1 login, quality 3 "OTP brute force". The accounts of two tenants with one address are locked apart.
 */
@Injectable()
export class Attempts {
  private readonly failures: Limiter;

  constructor(
    database: ServiceDatabase,
    private readonly secrets: Secrets,
  ) {
    this.failures = new Limiter(database, attemptLimits, {
      keyPrefix: 'attempt',
      points: maxFailures,
      durationSec: lockSec,
      blockSec: lockSec,
    });
  }

  /** Counts a try. @returns seconds the key is still locked, or 0 when the try may be made */
  async begin(key: AttemptKey): Promise<number> {
    return this.failures.take(this.idOf(key));
  }

  /** The try was right: nothing is held against the key any more. */
  async succeeded(key: AttemptKey): Promise<void> {
    await this.failures.reset(this.idOf(key));
  }

  /** The try was neither right nor wrong: takes its count back. */
  async undecided(key: AttemptKey): Promise<void> {
    await this.failures.giveBack(this.idOf(key));
  }

  private idOf([kind, ...parts]: AttemptKey): string {
    return keyedHash(this.secrets.hashKey, 'attempt', ...tenantParts(), kind, ...parts).slice(0, 40);
  }
}
