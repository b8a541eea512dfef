import { Injectable } from '@nestjs/common';
import { DueRows, RecurringJob } from '@linkyard/service-kit';
import { DomainChecks } from './domain-checks.js';
import { DomainsRepository } from './domains.repository.js';

const everyMs = 20_000;
/** A look waits for others and costs us little. With name servers that never answer it takes eight seconds: 14,400 of these an hour. */
const atOnce = 32;
const rowsOfRun = 200;

/** Looks again at claims, and at what is served. @source models.md 16, cases I6, I15 */
@Injectable()
export class DomainRecheck extends RecurringJob {
  readonly id = 'recheck-domains';
  readonly everyMs = everyMs;

  constructor(
    private readonly domains: DomainsRepository,
    private readonly checks: DomainChecks,
    private readonly dueRows: DueRows,
  ) {
    super();
  }

  async run(signal: AbortSignal, now = new Date()): Promise<number> {
    return this.dueRows.forEachDue({
      ...{ job: this.id, signal, now, limit: rowsOfRun, concurrency: atOnce },
      find: (page) => this.domains.due(now, page),
      process: (domain) => this.checks.check(domain, now),
      // The domains of one account wait for each other, so that they do not take every place.
      lane: ({ userId }) => userId,
      expected: ['core.not_found'],
    });
  }
}
