import type { AnyCommand, AnyJob, RequestInput, RequestOf } from '@linkyard/contracts';
import { refuseInTransaction } from '@linkyard/mongo';
import { z } from 'zod';
import { DomainError } from '../bus/domain-error.js';

/** A job queue that keeps what was enqueued; a second job with the same key is the first one. */
export class RecordedJobs {
  private readonly added = new Map<string, { name: string; data: unknown }>();

  async enqueue<J extends AnyJob>(job: J, data: z.input<J['data']>, { key }: { key?: string } = {}): Promise<void> {
    refuseInTransaction(`The job ${job.name} is enqueued`);
    const parsed = job.data.parse(data);
    const id = `${job.name}:${key ?? job.idempotencyKey(parsed)}`;
    if (!this.added.has(id)) this.added.set(id, { name: job.name, data: parsed });
  }

  /** Data of the jobs of one kind, oldest first. */
  of<J extends AnyJob>(job: J): z.output<J['data']>[] {
    const same = [...this.added.values()].filter(({ name }) => name === job.name);
    return same.map(({ data }) => z.custom<z.output<J['data']>>().parse(data));
  }
}

/** An allowance without limits, but for the addresses that a spec names: what is done with them waits for their reader. */
export class OpenAllowance {
  /** Addresses that have had their mails of this hour. */
  readonly full = new Set<string>();

  mailboxOf(address: string): string {
    return Buffer.from(address).toString('hex').padEnd(48, '0').slice(-48);
  }

  async admits(address: string, _act: string, isConfirmed = false): Promise<boolean> {
    return isConfirmed || !this.full.has(address);
  }

  async requestOf(mailbox: string): Promise<string> {
    return mailbox;
  }

  /** Null: Redis is away. */
  used: number | null = 0;

  async usedOfMonth(): Promise<number | null> {
    return this.used;
  }
}

/** A bus whose other services answer what the spec says; the others cannot be reached. */
export class AnsweringBus {
  /** Signals are heard by no process. */
  readonly connection = { isConnected: false };
  private readonly answers = new Map<string, (payload: unknown) => unknown>();

  answer<C extends AnyCommand>(command: C, reply: (request: RequestOf<C>) => z.input<C['reply']>): void {
    this.answers.set(command.subject, (payload) =>
      command.reply.parse(reply(z.custom<RequestOf<C>>().parse(command.request.parse(payload)))),
    );
  }

  async request<C extends AnyCommand>({ subject }: C, payload: RequestInput<C>): Promise<unknown> {
    refuseInTransaction(`${subject} is called`);
    const reply = this.answers.get(subject);
    if (!reply) throw new DomainError('core.unavailable');
    return reply(payload);
  }
}
