import { Injectable } from '@nestjs/common';
import { InjectStored, notAmong, trusted, type DuePage, type StoredModel } from '@linkyard/mongo';
import { DueRows, RecurringJob } from '@linkyard/service-kit';
import { whiteLabels, type WhiteLabel } from '../white-labels/white-label.schema.js';
import { SenderChecks } from './sender-checks.js';

const hourMs = 3_600_000;
const acrossOwners = 'the DNS records of every sender are looked at once a day';

/** Looks again at the DNS records of senders once a day, for they are changed elsewhere; at each run where one is waited for. */
@Injectable()
export class SenderRecheck extends RecurringJob {
  readonly id = 'recheck-senders';
  readonly everyMs = hourMs;

  constructor(
    @InjectStored('white-label', whiteLabels) private readonly model: StoredModel<typeof whiteLabels>,
    private readonly checks: SenderChecks,
    private readonly dueRows: DueRows,
  ) {
    super();
  }

  async run(signal: AbortSignal, now = new Date()): Promise<number> {
    return this.dueRows.forEachDue({
      ...{ job: this.id, signal, now, concurrency: 8 },
      find: (page) => this.due(now, page),
      process: (record) => this.checks.check(record, record.smtp, now),
    });
  }

  private due(now: Date, { limit, except }: DuePage): Promise<WhiteLabel[]> {
    const before = new Date(now.getTime() - 24 * hourMs);
    const lastRun = new Date(now.getTime() - hourMs / 2);
    const due: object = {
      ...notAmong(except),
      'smtp.email': trusted({ $ne: '' }),
      $or: [
        { 'smtpState.checkedAt': null },
        { 'smtpState.checkedAt': trusted({ $lt: before }) },
        { 'dkimNext.selector': trusted({ $exists: true }), 'smtpState.checkedAt': trusted({ $lt: lastRun }) },
      ],
    };
    return this.model
      .find({ status: 1, deletedAt: null, ...due }, null, {
        ...{ sort: { 'smtpState.checkedAt': 1 }, limit },
        acrossOwners,
      })
      .lean<WhiteLabel[]>()
      .exec();
  }
}
