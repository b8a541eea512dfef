import { Injectable } from '@nestjs/common';
import { AccountLimits } from '@linkyard/service-kit';
import { SubUsersRepository } from './sub-users.repository.js';

/** How many people a reseller may have. @source models.md 1 "limits" */
@Injectable()
export class SubUserRoom {
  constructor(
    private readonly limits: AccountLimits,
    private readonly people: SubUsersRepository,
  ) {}

  /**
   * Asks for the limit now.
   * @returns the check of it, for the transaction that adds one of them; it throws DomainError core.limit_reached
   */
  async of({ ownerId, tenantId }: { ownerId: string; tenantId: string }): Promise<() => Promise<void>> {
    const { subUsers: limit } = await this.limits.of(ownerId);
    const used = () => this.people.count(tenantId);
    return () => this.limits.requireRoom({ ownerId, kind: 'subUsers', limit, used });
  }
}
