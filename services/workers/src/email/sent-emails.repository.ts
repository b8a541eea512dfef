import { randomUUID } from 'node:crypto';
import { isDuplicateKey, trusted, type StoredModel } from '@linkyard/mongo';
import type { sentEmails } from './sent-email.schema.js';

/** Longer than one sending takes (the mailer gives a silent server up after 8 s per step). */
const claimMs = 60_000;

export type Claim = { holder: string } | 'done' | 'busy';

/**
 * The ledger of mails: claimed before sending, marked after. A job that runs twice sends once. Only a process that dies after the server
 * took the mail and before the mark is written makes one mail go out a second time, with the same Message-ID: the two cannot be one
 * transaction, and a mail too many is better than one too few.
 * @source quality 2 "BullMQ", style R31
 */
export class SentEmailsRepository {
  constructor(private readonly model: StoredModel<typeof sentEmails>) {}

  /** @returns the claim; `done` when it was sent or refused before; `busy` when another run is sending it now */
  async claim(key: string, template: string, now = new Date()): Promise<Claim> {
    const holder = randomUUID();
    const claimed = {
      template,
      state: 'claimed' as const,
      holder,
      claimedUntil: new Date(now.getTime() + claimMs),
      updatedAt: now,
    };
    const isFree = {
      $or: [{ state: 'failed' as const }, { state: 'claimed' as const, claimedUntil: trusted({ $lt: now }) }],
    };
    try {
      await this.model.updateOne({ _id: key, ...isFree }, { $set: claimed }, { upsert: true }).exec();
      return { holder };
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const known = await this.model.findOne({ _id: key }).lean<{ state: string } | null>().exec();
    return known?.state === 'sent' || known?.state === 'refused' ? 'done' : 'busy';
  }

  /** `failed` gives the claim back: the next try may send. */
  async mark(key: string, holder: string, state: 'sent' | 'refused' | 'failed', reason = ''): Promise<void> {
    await this.model.updateOne({ _id: key, holder }, { $set: { state, reason, updatedAt: new Date() } }).exec();
  }
}
