import { Inject, Injectable } from '@nestjs/common';
import {
  allCommands,
  needsActiveOwner,
  ownerVisibilityChanged,
  userVisibilityChanged,
  type EventData,
} from '@linkyard/contracts';
import { isDuplicateKey, ServiceDatabase } from '@linkyard/mongo';
import { Bus } from '../bus/bus.js';
import { handlerRuntime } from '../bus/handler-runtime.js';
import { broadcast, listen } from '../bus/signals.js';
import { OnEvent, type EventFacts } from '../events/on-event.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { retryWhileStarting } from '../concurrency/retry-while-starting.js';
import type { ServiceDefinition } from '../config/service-definition.js';
import type { OwnerStatement } from '../bus/inactive-owners.js';
import { ownerVisibility } from './owner-visibility.model.js';

/** How long a process that missed a signal may go without what it said. */
const catchUpMs = 3_000;
/** Clocks of the copies of a service may differ by this. */
const overlapMs = 60_000;

/** Whether a service has commands that need an active owner. */
export const guardsOwners = ({
  name,
  commands = allCommands(),
}: Pick<ServiceDefinition, 'name' | 'commands'>): boolean =>
  commands.some((command) => command.service === name && needsActiveOwner(command));

/** Keeps what a service knows of inactive owners: stored for its next start, and in the memory of all its processes. @source ADR 0032 */
@Injectable()
export class OwnerVisibility {
  private readUntil = new Date(0);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: ServiceDatabase,
    private readonly bus: Bus,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @OnEvent(userVisibilityChanged, { id: 'note-owner-visibility', isRepeatable: true })
  async note({ userId: ownerId, isVisible, rev }: EventData<typeof userVisibilityChanged>, _facts: EventFacts) {
    const statement = { ownerId, isHidden: !isVisible, rev };
    await this.store(statement);
    this.learn(statement);
    await broadcast(this.bus.connection, ownerVisibilityChanged, statement);
  }

  /** Resolves when this process knows what the service knows; it then keeps up until `stop`. */
  async start(): Promise<void> {
    listen(this.bus.connection, ownerVisibilityChanged, (statement) => this.learn(statement));
    this.bus.connection.onReconnect(() => void this.catchUp());
    await retryWhileStarting('reading which owners are inactive', this.logger, () => this.read());
    this.timer = setInterval(() => void this.catchUp(), catchUpMs).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async catchUp(): Promise<void> {
    try {
      await this.read();
    } catch (error) {
      // Tried again in a moment; what is known stays.
      this.logger.warn({ err: error }, 'changes of inactive owners could not be read');
    }
  }

  private async read(): Promise<void> {
    const begunAt = new Date();
    const changedAt = { $gte: new Date(this.readUntil.getTime() - overlapMs) };
    for await (const { _id: ownerId, isHidden, rev } of this.database.collection(ownerVisibility).find({ changedAt }))
      this.learn({ ownerId, isHidden, rev });
    this.readUntil = begunAt;
  }

  private learn(statement: OwnerStatement): void {
    handlerRuntime().inactiveOwners.learn(statement);
  }

  private async store({ ownerId: _id, isHidden, rev }: OwnerStatement): Promise<void> {
    const change = { $set: { isHidden, rev, changedAt: new Date() } };
    try {
      await this.database.collection(ownerVisibility).updateOne({ _id, rev: { $lt: rev } }, change, { upsert: true });
    } catch (error) {
      // A later statement is stored already.
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
