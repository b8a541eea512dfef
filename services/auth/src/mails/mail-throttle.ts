import { Injectable } from '@nestjs/common';
import { keyedHash } from '@linkyard/crypto';
import { isDuplicateKey, ServiceDatabase } from '@linkyard/mongo';
import { Clock, hour, minute } from '../config/clock.js';
import { Secrets } from '../config/secrets.js';
import type { MailKind } from './mail-requested.js';
import { mailThrottleModel } from './mail-throttle.model.js';

const betweenMs = minute;
const perHour = 5;

/** 60 s between two mails of one kind to an address and 5 an hour, whoever asks. @source models.md 1 emailVerification */
@Injectable()
export class MailThrottle {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  /** Takes one mail out of the allowance. @returns 0, or seconds to wait when nothing was taken */
  async take(kind: MailKind, email: string): Promise<number> {
    const _id = keyedHash(this.secrets.hashKey, 'mail', kind, email).slice(0, 40);
    const now = this.clock.now();
    const rows = this.database.collection(mailThrottleModel);
    try {
      // Matches only while the allowance holds, so the upsert of a refused ask runs into the existing row.
      await rows.updateOne(
        {
          _id,
          asked: { $not: { $elemMatch: { $gt: this.clock.in(-betweenMs) } } },
          // Only the last five are kept, so the oldest of five tells whether they fell into one hour.
          $or: [{ [`asked.${perHour - 1}`]: { $exists: false } }, { 'asked.0': { $lte: this.clock.in(-hour) } }],
        },
        { $push: { asked: { $each: [now], $slice: -perHour } }, $set: { expiresAt: this.clock.in(hour) } },
        { upsert: true },
      );
      return 0;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const row = await rows.findOne({ _id });
      return waitSec(row?.asked ?? [], now);
    }
  }
}

/** Seconds until another mail may be asked for. */
export function waitSec(asked: readonly Date[], now: Date): number {
  const within = asked.map((at) => at.getTime()).filter((at) => at > now.getTime() - hour);
  const minuteOver = Math.max(...within, 0) + betweenMs;
  const hourOver = within.length >= perHour ? Math.min(...within.slice(-perHour)) + hour : 0;
  return Math.max(1, Math.ceil((Math.max(minuteOver, hourOver) - now.getTime()) / 1000));
}
