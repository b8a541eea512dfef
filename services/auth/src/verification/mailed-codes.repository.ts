import { Injectable } from '@nestjs/common';
import { hashToken } from '@linkyard/crypto';
import { ServiceDatabase, type ClientSession } from '@linkyard/mongo';
import { mailedCodeModel, type CodePurpose, type MailedCode } from './mailed-code.model.js';

export const maxGuesses = 5;

const open = { usedAt: null, voidedAt: null };

/** Codes belong to an address before they belong to an account, so they are found by address or by secret, never by owner. */
@Injectable()
export class MailedCodesRepository {
  constructor(private readonly database: ServiceDatabase) {}

  private get codes() {
    return this.database.collection(mailedCodeModel);
  }

  /** Adds a code and makes the earlier ones of the same purpose and address void. */
  async replace(code: MailedCode, session: ClientSession): Promise<void> {
    const { email, purpose, createdAt } = code;
    await this.codes.updateMany({ email, purpose, ...open }, { $set: { voidedAt: createdAt } }, { session });
    await this.codes.insertOne(code, { session });
  }

  /** Takes one of the five guesses of the newest code. @returns the code, or null when there is none to guess at */
  guess(email: string, purpose: CodePurpose, now: Date): Promise<MailedCode | null> {
    return this.codes.findOneAndUpdate(
      { email, purpose, voidedAt: null, codeExpiresAt: { $gt: now }, attempts: { $lt: maxGuesses } },
      { $inc: { attempts: 1 } },
      { sort: { createdAt: -1 }, returnDocument: 'after' },
    );
  }

  /** True when the newest code would still be good, had it not been guessed at too often. */
  async isSpent(email: string, purpose: CodePurpose, now: Date): Promise<boolean> {
    const newest = await this.codes.findOne(
      { email, purpose, voidedAt: null, codeExpiresAt: { $gt: now } },
      { sort: { createdAt: -1 } },
    );
    return newest !== null && newest.attempts >= maxGuesses;
  }

  /** Exchanges a correct code for a ticket. @returns false when a concurrent call was first */
  async exchange(codeId: string, ticket: string, ticketExpiresAt: Date): Promise<boolean> {
    const result = await this.codes.updateOne(
      { _id: codeId, ...open, ticketHash: null },
      { $set: { ticketHash: hashToken(ticket), ticketExpiresAt } },
    );
    return result.modifiedCount === 1;
  }

  /** By a link's token or a ticket; also one that was used already. */
  bySecret(secret: string, purpose: CodePurpose, now: Date, session?: ClientSession): Promise<MailedCode | null> {
    const hash = hashToken(secret);
    return this.codes.findOne(
      {
        purpose,
        voidedAt: null,
        $or: [
          { tokenHash: hash, linkExpiresAt: { $gt: now } },
          { ticketHash: hash, ticketExpiresAt: { $gt: now } },
        ],
      },
      { session },
    );
  }

  /** The write that decides who used a code: true for exactly one caller. */
  async use(codeId: string, now: Date, session: ClientSession): Promise<boolean> {
    const result = await this.codes.updateOne({ _id: codeId, ...open }, { $set: { usedAt: now } }, { session });
    return result.modifiedCount === 1;
  }

  /** Nothing mailed to this account so far opens anything any more. */
  async voidAll(userId: string, purposes: readonly CodePurpose[], now: Date, session: ClientSession): Promise<void> {
    await this.codes.updateMany(
      { userId, purpose: { $in: [...purposes] }, ...open },
      { $set: { voidedAt: now } },
      { session },
    );
  }

  async forgetAll(userId: string, session: ClientSession): Promise<void> {
    await this.codes.deleteMany({ userId }, { session });
  }
}
