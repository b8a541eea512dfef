import { Injectable } from '@nestjs/common';
import { equalInConstantTime, randomToken } from '@linkyard/crypto';
import { DomainError } from '@linkyard/service-kit';
import { Clock, minute } from '../config/clock.js';
import { CodeSecrets } from './code-secrets.js';
import type { CodePurpose, MailedCode } from './mailed-code.schema.js';
import { maxGuesses, MailedCodesRepository } from './mailed-codes.repository.js';

const ticketMs = 10 * minute;

/** Judges mailed codes and links. Unknown addresses get the same answers. @source models.md 1 checkOTP, quality 3 "OTP brute force" */
@Injectable()
export class CodeChecks {
  constructor(
    private readonly codes: MailedCodesRepository,
    private readonly secrets: CodeSecrets,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes one of five guesses.
   * @returns the code that was right; it may have been used before
   * @throws DomainError auth.code_invalid, auth.code_spent
   */
  async guess(email: string, purpose: CodePurpose, otp: string): Promise<MailedCode & { userId: string }> {
    const now = this.clock.now();
    const code = await this.codes.guess(email, purpose, now);
    if (!code)
      throw new DomainError((await this.codes.isSpent(email, purpose, now)) ? 'auth.code_spent' : 'auth.code_invalid');
    const isRight = equalInConstantTime(code.codeHash, this.secrets.hashCode(code._id, otp));
    const { userId } = code;
    if (isRight && userId !== null && code.ticketHash === null) return { ...code, userId };
    throw new DomainError(code.attempts >= maxGuesses ? 'auth.code_spent' : 'auth.code_invalid');
  }

  /** Exchanges a code for a ticket that stands for it in the next call. @throws DomainError auth.code_invalid, auth.code_spent */
  async exchange(email: string, purpose: CodePurpose, otp: string): Promise<{ ticket: string }> {
    const code = await this.guess(email, purpose, otp);
    const ticket = randomToken();
    const isFirst = await this.codes.exchange(code._id, ticket, this.clock.in(ticketMs));
    if (!isFirst) throw new DomainError('auth.code_invalid');
    return { ticket };
  }

  /** Spends it in the transaction of the change it was for: true for exactly one caller. */
  use(code: MailedCode): Promise<boolean> {
    return this.codes.use(code._id, this.clock.now());
  }

  /** @returns what a link's token or a ticket stands for, used or not @throws DomainError auth.link_invalid */
  async bySecret(secret: string, purpose: CodePurpose): Promise<MailedCode & { userId: string }> {
    const code = await this.codes.bySecret(secret, purpose, this.clock.now());
    if (!code || code.userId === null) throw new DomainError('auth.link_invalid');
    return { ...code, userId: code.userId };
  }
}
