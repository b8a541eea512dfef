import { noLimits, type AccountLimits as LimitsOfAccount } from '@linkyard/contracts';
import { AccountLimits } from '../limits/account-limits.js';

/** Accounts have the limits that a spec gives them, and else none. */
export class GivenLimits extends AccountLimits {
  private readonly given = new Map<string, LimitsOfAccount>();

  set(ownerId: string, limits: Partial<LimitsOfAccount>): void {
    this.given.set(ownerId, { ...noLimits, ...limits });
  }

  override async of(ownerId: string): Promise<LimitsOfAccount> {
    return this.given.get(ownerId) ?? noLimits;
  }
}
