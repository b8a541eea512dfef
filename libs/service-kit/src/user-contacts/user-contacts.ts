import { getUserContact, userChanged, type ReplyOf } from '@linkyard/contracts';
import { LRUCache } from 'lru-cache';
import type { Bus } from '../bus/bus.js';
import { listen } from '../bus/signals.js';
import { ofRunningTenant, systemContext } from '../bus/system-context.js';

type UserContact = ReplyOf<typeof getUserContact>['contact'];

/** How long a process that missed a signal may go without what it said. */
const keptMs = 30_000;
const maxUsers = 2_000;

/** How to reach people, and which time zone, currency and language they have. */
export class UserContacts {
  private readonly known = new LRUCache<string, Promise<UserContact>>({ max: maxUsers, ttl: keptMs });
  private isListening = false;

  constructor(private readonly bus: Bus) {}

  /** From then on answers are kept for 30 s, or until their user changes in any process. */
  start(): void {
    listen(this.bus.connection, userChanged, ({ userId }) => {
      for (const key of this.known.keys()) if (key.endsWith(`:${userId}`)) this.known.delete(key);
    });
    this.bus.connection.onReconnect(() => this.known.clear());
    this.isListening = true;
  }

  /** @returns null for an unknown or deleted account @throws DomainError core.unavailable, core.timeout */
  async find(userId: string): Promise<UserContact> {
    const key = ofRunningTenant(userId);
    const known = this.known.get(key);
    if (known) return known;
    const asking = this.ask(userId, key);
    if (this.isListening) this.known.set(key, asking);
    return asking;
  }

  private async ask(userId: string, key: string): Promise<UserContact> {
    try {
      // A copy of auth of the release before leaves out what is new: the contract has a value for it.
      const reply = await this.bus.request(getUserContact, { userId }, systemContext());
      const { contact } = getUserContact.reply.parse(reply);
      if (!contact) this.known.delete(key);
      return contact;
    } catch (error) {
      this.known.delete(key);
      throw error;
    }
  }
}
