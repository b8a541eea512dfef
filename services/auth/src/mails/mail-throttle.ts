import { Injectable } from '@nestjs/common';
import { keyedHash } from '@linkyard/crypto';
import { Limiter, limiterCollection, ServiceDatabase } from '@linkyard/mongo';
import { tenantParts } from '@linkyard/request-context';
import { Secrets } from '../config/secrets.js';
import type { MailKind } from './mail-requested.js';

export const mailLimits = limiterCollection('mail_limits');

/**
 * 60 s between two mails of one kind to an address and 5 an hour, at each site,
 * independent of the caller and of whether the address is known.
 * @source models.md 1 emailVerification
 */
@Injectable()
export class MailThrottle {
  private readonly perMinute: Limiter;
  private readonly perHour: Limiter;

  constructor(
    database: ServiceDatabase,
    private readonly secrets: Secrets,
  ) {
    this.perMinute = new Limiter(database, mailLimits, { keyPrefix: 'minute', points: 1, durationSec: 60 });
    this.perHour = new Limiter(database, mailLimits, { keyPrefix: 'hour', points: 5, durationSec: 3600 });
  }

  /** Takes one mail out of the allowance. @returns 0, or seconds to wait when no mail may be sent */
  async take(kind: MailKind, email: string): Promise<number> {
    const key = keyedHash(this.secrets.hashKey, 'mail', ...tenantParts(), kind, email).slice(0, 40);
    return (await this.perMinute.take(key)) || this.perHour.take(key);
  }
}
