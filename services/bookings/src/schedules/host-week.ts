import { Injectable } from '@nestjs/common';
import { currentSession } from '@linkyard/mongo';
import { UserContacts } from '@linkyard/service-kit';
import { LRUCache } from 'lru-cache';

const monday = 1;

/** On which day the weeks of a host begin, as the profile says: 0 is Sunday. A change counts within a minute. */
@Injectable()
export class HostWeek {
  private readonly known = new LRUCache<string, number>({ max: 5_000, ttl: 60_000 });

  constructor(private readonly contacts: UserContacts) {}

  /** @throws DomainError core.unavailable, core.timeout */
  async startOf(userId: string): Promise<number> {
    // Inside a transaction no other service is asked: `SlotsService.refresh` has asked a moment before it, however old that is by now.
    const kept = this.known.get(userId, { allowStale: currentSession() !== undefined });
    if (kept !== undefined) return kept;
    const contact = await this.contacts.find(userId);
    const weekStart = contact?.weekStart ?? monday;
    this.known.set(userId, weekStart);
    return weekStart;
  }
}
