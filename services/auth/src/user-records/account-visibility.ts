import { Injectable } from '@nestjs/common';
import { userVisibilityChanged } from '@linkyard/contracts';
import { Outbox } from '@linkyard/service-kit';
import { mayUseSessions } from './account-rules.js';
import type { User } from './user.schema.js';

/** Publishes whether an account's pages may be seen, in the transaction that switches it off or on, or asks for or cancels its deletion. */
@Injectable()
export class AccountVisibility {
  constructor(private readonly outbox: Outbox) {}

  /** @param user as it is after the change: its `rev` orders the events */
  async record(user: User): Promise<void> {
    const { _id: userId, tenantId, rev } = user;
    const data = { userId, tenantId, isVisible: mayUseSessions(user), rev };
    await this.outbox.add(userVisibilityChanged, data, { tenantId });
  }
}
