import { AsyncResource } from 'node:async_hooks';
import { bulkhead, isBulkheadRejectedError, type BulkheadPolicy } from 'cockatiel';
import { commandKind, type AnyCommand, type CommandKind } from '@linkyard/contracts';
import { timeLeftMs } from '@linkyard/mongo';
import { DomainError } from './domain-error.js';

/**
 * Commands at work at the same time in one service of one process. Together they stay below the connections of the database's pool; those of
 * `money` and `slow` mostly wait for providers. What completes has more room than what begins, so that it keeps up under overload.
 */
const placesInService: Record<CommandKind, number> = {
  session: 8,
  completion: 16,
  money: 10,
  slow: 16,
  internal: 16,
  read: 16,
  write: 12,
};
/** As many of a kind wait, and not for longer: callers would rather come back. */
const waitingAtMost = 128;
const maxWaitMs = 4_000;

export interface Room {
  atWork: number;
  waiting: number;
}
const roomInService = (kind: CommandKind): Room => ({
  atWork: placesInService[kind],
  waiting: waitingAtMost,
});

/** A moment that differs from caller to caller, so that they do not come back together. */
export const retryAfterOverload = (): number => 1 + Math.floor(Math.random() * 3);

const notBegun = () => new DomainError('core.unavailable', { retryAfterSec: retryAfterOverload() });

function requireCaller() {
  if (timeLeftMs() <= 0) throw notBegun();
}

/** Bounds the commands at work in a service by their kind, and refuses at once what would wait for long. @source ADR 0031 */
export class Admission {
  private readonly bulkheads = new Map<string, BulkheadPolicy>();

  /** @param roomOf a kind of commands of one service */
  constructor(private readonly roomOf: (kind: CommandKind) => Room = roomInService) {}

  /**
   * @throws DomainError core.unavailable when all places are taken, also those to wait in, or when the work had to wait for too long or longer
   *   than its caller: nothing was done
   */
  async run<Result>(command: AnyCommand, work: () => Promise<Result>): Promise<Result> {
    requireCaller();
    const since = Date.now();
    const begin = async () => {
      requireCaller();
      if (Date.now() - since > maxWaitMs) throw notBegun();
      return work();
    };
    try {
      // A waiting command is begun by the one that ends, and must not run in its context.
      return await this.of(command).execute(AsyncResource.bind(begin));
    } catch (error) {
      if (!isBulkheadRejectedError(error)) throw error;
      throw notBegun();
    }
  }

  private of(command: AnyCommand): BulkheadPolicy {
    const kind = commandKind(command);
    const key = `${command.service} ${kind}`;
    const known = this.bulkheads.get(key);
    if (known) return known;
    const { atWork, waiting } = this.roomOf(kind);
    const made = bulkhead(atWork, waiting);
    this.bulkheads.set(key, made);
    return made;
  }
}
