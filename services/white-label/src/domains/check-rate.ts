import { Injectable } from '@nestjs/common';
import { Limiter, limiterCollection, ServiceDatabase } from '@linkyard/mongo';

export const checkRates = limiterCollection('domain_check_rates');

/** Looks that one account may cause; each costs questions to the name servers of others. */
@Injectable()
export class CheckRate {
  private readonly limiter: Limiter;

  constructor(database: ServiceDatabase) {
    this.limiter = new Limiter(database, checkRates, { keyPrefix: 'domains', points: 20, durationSec: 60 });
  }

  async admits(ownerId: string): Promise<boolean> {
    return (await this.limiter.take(ownerId)) === 0;
  }
}
