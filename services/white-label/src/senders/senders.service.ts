import { Injectable } from '@nestjs/common';
import { senderFailing, type RequestOf, type reportSender, type Sender, type SenderFailure } from '@linkyard/contracts';
import { InjectStored, ServiceDatabase, trusted, type StoredModel } from '@linkyard/mongo';
import { Outbox } from '@linkyard/service-kit';
import { senderOfRecord } from './sender-of-record.js';
import { whiteLabels, type WhiteLabel } from '../white-labels/white-label.schema.js';

/** A sender that failed is tried again after this long: until then what needs a mail at once is refused. */
const brokenForMs = 120_000;
/** Servers are away for minutes now and then; the mails wait. */
const announcedAfterMs = 600_000;
const acrossOwners = 'mails are sent for the tenant of a record';

/** Whom the mails of tenants come from. @source ADR 0046 */
@Injectable()
export class SendersService {
  constructor(
    @InjectStored('white-label', whiteLabels) private readonly records: StoredModel<typeof whiteLabels>,
    private readonly database: ServiceDatabase,
    private readonly outbox: Outbox,
  ) {}

  /** @returns null for a tenant that is not published or is suspended, or whose sender is not set up */
  async find(tenantId: string): Promise<Sender | null> {
    const record = await this.publishedRecord(tenantId);
    return record && senderOfRecord(record);
  }

  async canSend(tenantId: string, now = new Date()): Promise<boolean> {
    const record = await this.publishedRecord(tenantId);
    if (!record || !senderOfRecord(record)) return false;
    const { lastError, lastErrorAt } = record.smtpState;
    return lastError === '' || !lastErrorAt || now.getTime() - lastErrorAt.getTime() >= brokenForMs;
  }

  /** Records whether mails of a tenant leave; its owner is notified once they have not for ten minutes. */
  async report({ tenantId, failure }: RequestOf<typeof reportSender>, now = new Date()): Promise<void> {
    const record = await this.records
      .findOne({ _id: tenantId, deletedAt: null }, { userId: 1, title: 1, smtpState: 1 }, { acrossOwners })
      .lean<WhiteLabel>()
      .exec();
    if (!record) return;
    const since = record.smtpState.failingSince ?? now;
    const state = failure
      ? { lastError: failure, lastErrorAt: now, failingSince: since }
      : { lastError: '', lastErrorAt: null, failingSince: null, isAnnounced: false };
    await this.change(record, state);
    if (failure && now.getTime() - since.getTime() >= announcedAfterMs) await this.announce(record, failure, since);
  }

  private async announce(record: WhiteLabel, failure: SenderFailure, since: Date): Promise<void> {
    const { _id: whiteLabelId, userId: ownerId, title } = record;
    await this.database.transaction(async () => {
      if (!(await this.change(record, { isAnnounced: true }, { 'smtpState.isAnnounced': trusted({ $ne: true }) })))
        return;
      const data = { whiteLabelId, ownerId, title, failure, since: since.toISOString() };
      await this.outbox.add(senderFailing, data, { tenantId: null });
    });
  }

  /** No new `rev`: what the owner is editing at the same time is not outdated by it. @returns whether the record was so */
  private async change(
    { _id, userId }: Pick<WhiteLabel, '_id' | 'userId'>,
    state: Partial<WhiteLabel['smtpState']>,
    condition: object = {},
  ): Promise<boolean> {
    const $set = Object.fromEntries(Object.entries(state).map(([name, value]) => [`smtpState.${name}`, value]));
    const { modifiedCount } = await this.records.updateOne({ _id, userId, ...condition }, { $set }).exec();
    return modifiedCount === 1;
  }

  private publishedRecord(tenantId: string): Promise<Pick<WhiteLabel, '_id' | 'smtp' | 'smtpState' | 'dkim'> | null> {
    return this.records
      .findOne(
        { _id: tenantId, status: 1, suspendedReason: '', deletedAt: null },
        { smtp: 1, smtpState: 1, dkim: 1 },
        { acrossOwners },
      )
      .lean<WhiteLabel>()
      .exec();
  }
}
