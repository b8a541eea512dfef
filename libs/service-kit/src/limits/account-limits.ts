import {
  limitsOfAccount,
  noLimits,
  userChanged,
  type AccountLimits as LimitsOfAccount,
  type LimitKind,
} from '@linkyard/contracts';
import type { ServiceDatabase } from '@linkyard/mongo';
import { LRUCache } from 'lru-cache';
import type { Bus } from '../bus/bus.js';
import { listen } from '../bus/signals.js';
import { systemContext } from '../bus/system-context.js';
import { aboveLimit, limitReached, type RecordKind } from './limit-refusals.js';
import { takeTurn } from './take-turn.js';

/** How long a process that missed a signal may go by limits that have changed. */
const keptMs = 5_000;
const maxAccounts = 2_000;

interface Room {
  ownerId: string;
  kind: LimitKind;
  /** As `of` answered, before the transaction: null for no limit. */
  limit: number | null;
  /** Counts what the account has; called within the transaction. */
  used: () => Promise<number>;
  adding?: number;
}

interface Change {
  kind: RecordKind;
  /** As `of` answered. */
  limit: number | null;
  isAbove: (limit: number) => Promise<boolean>;
}

/** How much accounts may have, and the one check of it. @source models.md 1 "limits", 25 "Lowered limits" */
export class AccountLimits {
  private readonly known = new LRUCache<string, Promise<LimitsOfAccount>>({ max: maxAccounts, ttl: keptMs });
  private isListening = false;

  constructor(
    private readonly bus: Bus,
    private readonly database: ServiceDatabase,
  ) {}

  /** From then on answers are kept for 5 s, or until the account changes in any process. */
  start(): void {
    listen(this.bus.connection, userChanged, ({ userId }) => void this.known.delete(userId));
    this.bus.connection.onReconnect(() => this.known.clear());
    this.isListening = true;
  }

  /** Not within a transaction. An account that is not there has no limits. @throws DomainError core.unavailable, core.timeout */
  async of(ownerId: string): Promise<LimitsOfAccount> {
    const known = this.known.get(ownerId);
    if (known) return known;
    const asking = this.ask(ownerId);
    if (this.isListening) this.known.set(ownerId, asking);
    return asking;
  }

  private async ask(userId: string): Promise<LimitsOfAccount> {
    try {
      const { account } = await this.bus.request(limitsOfAccount, { userId }, systemContext());
      return account?.limits ?? noLimits;
    } catch (error) {
      this.known.delete(userId);
      throw error;
    }
  }

  /**
   * Call it within the transaction that adds: two of one account at once follow one another there, so that at the last free place one of
   * them is refused.
   * @throws DomainError core.limit_reached
   */
  async requireRoom({ ownerId, kind, limit, used, adding = 1 }: Room): Promise<void> {
    if (limit === null) return;
    await takeTurn(this.database, `${ownerId}:${kind}`);
    const before = await used();
    if (before + adding > limit) throw limitReached(kind, limit, before);
  }

  /**
   * When a limit is lowered, as many of the oldest records as it allows can be changed as before; the others can be seen, taken offline and
   * deleted.
   * @param isAbove whether the record is none of the oldest `limit`
   * @throws DomainError core.limit_reached for a change of such a record
   */
  async requireWithin({ kind, limit, isAbove }: Change): Promise<void> {
    if (limit !== null && (await isAbove(limit))) throw aboveLimit(kind, limit);
  }
}
