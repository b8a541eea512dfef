import { Injectable } from '@nestjs/common';
import { senderSchema, type RequestOf, type reportSender, type Sender } from '@linkyard/contracts';
import { InjectStored, type StoredModel } from '@linkyard/mongo';
import { whiteLabels, type WhiteLabel } from '../white-labels/white-label.schema.js';

/** A sender that failed is tried again after this long: until then what needs a mail at once is refused. */
const brokenForMs = 120_000;
const acrossOwners = 'mails are sent for the tenant of a record';

/** Whom the mails of tenants come from. @source ADR 0046 */
@Injectable()
export class SendersService {
  constructor(@InjectStored('white-label', whiteLabels) private readonly records: StoredModel<typeof whiteLabels>) {}

  /** @returns null for a tenant that is not published or is suspended, or whose sender is not set up */
  async find(tenantId: string): Promise<Sender | null> {
    const record = await this.publishedRecord(tenantId);
    return record && senderOf(record);
  }

  async canSend(tenantId: string, now = new Date()): Promise<boolean> {
    const record = await this.publishedRecord(tenantId);
    if (!record || !senderOf(record)) return false;
    const { lastError, lastErrorAt } = record.smtpState;
    return lastError === '' || !lastErrorAt || now.getTime() - lastErrorAt.getTime() >= brokenForMs;
  }

  async report({ tenantId, failure }: RequestOf<typeof reportSender>, now = new Date()): Promise<void> {
    const state = failure
      ? { 'smtpState.lastError': failure, 'smtpState.lastErrorAt': now }
      : { 'smtpState.lastError': '', 'smtpState.lastErrorAt': null };
    const record = await this.records
      .findOne({ _id: tenantId, deletedAt: null }, { userId: 1 }, { acrossOwners })
      .lean<WhiteLabel>()
      .exec();
    if (!record) return;
    // No new `rev`: what the owner is editing at the same time is not outdated by it.
    await this.records.updateOne({ _id: tenantId, userId: record.userId }, { $set: state }).exec();
  }

  private publishedRecord(tenantId: string): Promise<Pick<WhiteLabel, '_id' | 'smtp' | 'smtpState'> | null> {
    return this.records
      .findOne(
        { _id: tenantId, status: 1, suspendedReason: '', deletedAt: null },
        { smtp: 1, smtpState: 1 },
        { acrossOwners },
      )
      .lean<WhiteLabel>()
      .exec();
  }
}

function senderOf({ _id, smtp }: Pick<WhiteLabel, '_id' | 'smtp'>): Sender | null {
  const parsed = senderSchema.safeParse({ ...smtp, tenantId: _id });
  return parsed.success ? parsed.data : null;
}
