import { Injectable } from '@nestjs/common';
import { hashToken, randomToken } from '@linkyard/crypto';
import { InjectStored, trusted, type StoredModel } from '@linkyard/mongo';
import { Clock, minute } from '../config/clock.js';
import { impersonationTickets, type ImpersonationTicket } from './impersonation-ticket.schema.js';

const lifeMs = minute;

@Injectable()
export class ImpersonationTickets {
  constructor(
    @InjectStored('auth', impersonationTickets) private readonly model: StoredModel<typeof impersonationTickets>,
    private readonly clock: Clock,
  ) {}

  async issue(about: Omit<ImpersonationTicket, '_id' | 'expiresAt'>): Promise<string> {
    const ticket = randomToken();
    await new this.model({ ...about, _id: hashToken(ticket), expiresAt: this.clock.in(lifeMs) }).save();
    return ticket;
  }

  /** Spends a ticket. @returns null for one that was used, is too old, or is of another site */
  async take(ticket: string, tenantId: string | null): Promise<ImpersonationTicket | null> {
    const later = trusted({ $gt: this.clock.now() });
    return this.model
      .findOneAndDelete({ _id: hashToken(ticket), tenantId, expiresAt: later })
      .lean<ImpersonationTicket | null>()
      .exec();
  }
}
