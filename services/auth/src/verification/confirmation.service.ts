import { Injectable } from '@nestjs/common';
import type { Ctx, ReplyInput, RequestOf, verifyEmail } from '@linkyard/contracts';
import { isDuplicateKey, ServiceDatabase } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import { accepted, isSuspended } from '../user-records/account-rules.js';
import type { User } from '../user-records/user.schema.js';
import { UsersRepository } from '../user-records/users.repository.js';
import { Clock } from '../config/clock.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { CodeChecks } from '../mailed-codes/code-checks.js';
import type { MailedCode } from '../mailed-codes/mailed-code.schema.js';
import { MailedCodesRepository } from '../mailed-codes/mailed-codes.repository.js';

type Proof = MailedCode & { userId: string };
type Outcome = ReplyInput<typeof verifyEmail>;

/** Confirms addresses: a new account's own, and both ends of a change. @source models.md 1 VerifyEmail, changeEmail */
@Injectable()
export class ConfirmationService {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly users: UsersRepository,
    private readonly codes: MailedCodesRepository,
    private readonly checks: CodeChecks,
    private readonly sessions: SessionsService,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError auth.code_invalid, auth.code_spent, auth.link_invalid, auth.suspended */
  async confirm(request: RequestOf<typeof verifyEmail>, ctx: Ctx): Promise<Outcome> {
    const proof = await this.proofOf(request);
    const user = await this.users.byId(proof.userId);
    if (!user) throw new DomainError('auth.link_invalid');
    if (isSuspended(user)) throw new DomainError('auth.suspended');
    return request.purpose === 'changeEmail' ? this.confirmChange(proof, user) : this.confirmNew(proof, user, ctx);
  }

  private proofOf({ token, email, otp, purpose }: RequestOf<typeof verifyEmail>): Promise<Proof> {
    if (token !== undefined) return this.checks.bySecret(token, purpose);
    return this.checks.guess(email ?? '', purpose, otp ?? '');
  }

  private async confirmNew(proof: Proof, user: User, ctx: Ctx): Promise<Outcome> {
    if (user.emailVerifiedAt !== null) return { result: 'alreadyVerified' };
    const confirmed = await this.database.transaction(async () => {
      const current = await this.users.byId(user._id);
      if (!current || current.emailVerifiedAt !== null || !(await this.checks.use(proof))) return null;
      return this.activate(current);
    });
    if (!confirmed) return { result: 'alreadyVerified' };
    return { ...(await this.sessions.open(confirmed, ctx)), result: 'verified' };
  }

  private activate(user: User): Promise<User | null> {
    const now = this.clock.now();
    // The password of a contested account may be another person's; the mailbox's owner chooses a new one.
    const cleared = user.isContested ? { passwordHash: null, providers: [], isContested: false } : {};
    const change = { emailVerifiedAt: now, state: 'active' as const, ...accepted(user, now), ...cleared };
    return this.users.update({ ownerId: user._id }, { $set: change });
  }

  private async confirmChange(proof: Proof, user: User): Promise<Outcome> {
    if (user.email === user.emailChange?.newEmail || (proof.usedAt !== null && !user.emailChange))
      return { result: 'alreadyVerified' };
    try {
      return await this.database.transaction(() => this.confirmSide(proof));
    } catch (error) {
      // Another account has taken the address since the change was requested.
      if (isDuplicateKey(error)) throw new DomainError('auth.link_invalid');
      throw error;
    }
  }

  private async confirmSide(proof: Proof): Promise<Outcome> {
    const now = this.clock.now();
    const user = await this.users.byId(proof.userId);
    const change = user?.emailChange;
    if (!user || !change || change.expiresAt <= now || ![user.email, change.newEmail].includes(proof.email))
      throw new DomainError('auth.link_invalid');
    await this.checks.use(proof);
    const confirmed = {
      ...change,
      ...(proof.email === change.newEmail
        ? { newConfirmedAt: change.newConfirmedAt ?? now }
        : { oldConfirmedAt: change.oldConfirmedAt ?? now }),
    };
    const isWaiting = confirmed.oldConfirmedAt === null || confirmed.newConfirmedAt === null;
    const set = isWaiting
      ? { emailChange: confirmed }
      : { email: change.newEmail, emailVerifiedAt: now, emailChange: null };
    await this.users.update({ ownerId: user._id }, { $set: set });
    // Links sent to the old mailbox must not open the account of the new one.
    if (!isWaiting) await this.codes.voidAll(user._id, ['resetPassword', 'verifyEmail'], now);
    return { result: isWaiting ? 'waitingForOtherMailbox' : 'verified' };
  }
}
