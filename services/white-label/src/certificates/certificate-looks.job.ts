import { Injectable } from '@nestjs/common';
import { DueRows, RecurringJob } from '@linkyard/service-kit';
import { DomainsRepository } from '../domains/domains.repository.js';
import { CertificateLooks } from './certificate-looks.js';

const everyMs = 5_000;
/** A look waits for the entrance, which may be ordering a certificate. */
const atOnce = 16;
const rowsOfRun = 200;

/** A domain that was verified a moment ago gets its certificate, and becomes active; that of each served one is looked at twice a day. */
@Injectable()
export class CertificateLooksJob extends RecurringJob {
  readonly id = 'look-at-certificates';
  readonly everyMs = everyMs;

  constructor(
    private readonly domains: DomainsRepository,
    private readonly looks: CertificateLooks,
    private readonly dueRows: DueRows,
  ) {
    super();
  }

  async run(signal: AbortSignal, now = new Date()): Promise<number> {
    return this.dueRows.forEachDue({
      ...{ job: this.id, signal, now, limit: rowsOfRun, concurrency: atOnce },
      find: (page) => this.domains.certificateDue(now, page),
      process: (domain) => this.looks.look(domain, now),
      // The domains of one account wait for each other, so that they do not take every place.
      lane: ({ userId }) => userId,
    });
  }
}
