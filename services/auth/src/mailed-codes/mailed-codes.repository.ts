import { Injectable } from '@nestjs/common';
import { hashToken } from '@linkyard/crypto';
import { indexedString, InjectStored, trusted, type StoredModel } from '@linkyard/mongo';
import { tenantToStamp } from '@linkyard/request-context';
import { mailedCodes, type CodePurpose, type MailedCode } from './mailed-code.schema.js';

export const maxGuesses = 5;

const open = { usedAt: null, voidedAt: null };

/** Codes belong to an address before they belong to an account, so they are found by address or by secret, never by owner. */
@Injectable()
export class MailedCodesRepository {
  constructor(@InjectStored('auth', mailedCodes) private readonly model: StoredModel<typeof mailedCodes>) {}

  /** Adds a code, once, and makes the earlier ones of the same purpose and address void. After a failure it is called again. */
  async replace(code: MailedCode): Promise<void> {
    const { _id, email, tenantId, purpose, createdAt } = code;
    if (await this.model.exists({ _id })) return;
    await this.model.updateMany({ email, tenantId, purpose, ...open }, { $set: { voidedAt: createdAt } }).exec();
    await new this.model(code).save();
  }

  /** Takes one of the five guesses of the newest code. @returns the code, or null when there is none to guess at */
  async guess(email: string, purpose: CodePurpose, now: Date): Promise<MailedCode | null> {
    return this.model
      .findOneAndUpdate(
        { ...current(email, purpose, now), attempts: trusted({ $lt: maxGuesses }) },
        { $inc: { attempts: 1 } },
        { sort: { createdAt: -1 }, returnDocument: 'after' },
      )
      .lean<MailedCode | null>()
      .exec();
  }

  /** True when the newest code would still be good, had it not been guessed at too often. */
  async isSpent(email: string, purpose: CodePurpose, now: Date): Promise<boolean> {
    const newest = await this.model
      .findOne(current(email, purpose, now), null, { sort: { createdAt: -1 } })
      .lean<MailedCode | null>()
      .exec();
    return newest !== null && newest.attempts >= maxGuesses;
  }

  /** Exchanges a correct code for a ticket. @returns false when a concurrent call was first */
  async exchange(codeId: string, ticket: string, ticketExpiresAt: Date): Promise<boolean> {
    const result = await this.model
      .updateOne(
        { _id: codeId, ...open, ticketHash: null },
        { $set: { ticketHash: hashToken(ticket), ticketExpiresAt } },
      )
      .exec();
    return result.modifiedCount === 1;
  }

  /** By a link's token or a ticket; also one that was used already. */
  async bySecret(secret: string, purpose: CodePurpose, now: Date): Promise<MailedCode | null> {
    const hash = hashToken(secret);
    const later = trusted({ $gt: now });
    return this.model
      .findOne({
        purpose,
        tenantId: tenantToStamp(),
        voidedAt: null,
        $or: [
          { tokenHash: hash, linkExpiresAt: later },
          { ticketHash: indexedString(hash), ticketExpiresAt: later },
        ],
      })
      .lean<MailedCode | null>()
      .exec();
  }

  /** The write that decides who used a code: true for exactly one caller. */
  async use(codeId: string, now: Date): Promise<boolean> {
    const result = await this.model.updateOne({ _id: codeId, ...open }, { $set: { usedAt: now } }).exec();
    return result.modifiedCount === 1;
  }

  /** Nothing mailed to this account so far opens anything any more. */
  async voidAll(userId: string, purposes: readonly CodePurpose[], now: Date): Promise<void> {
    await this.model
      .updateMany({ userId, purpose: trusted({ $in: [...purposes] }), ...open }, { $set: { voidedAt: now } })
      .exec();
  }
}

const current = (email: string, purpose: CodePurpose, now: Date) => ({
  email,
  tenantId: tenantToStamp(),
  purpose,
  voidedAt: null,
  codeExpiresAt: trusted({ $gt: now }),
});
