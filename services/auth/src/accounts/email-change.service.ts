import { Injectable } from '@nestjs/common';
import type { changeEmail, RequestOf, UserCtx } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { DomainError, fieldRefusal, requireFound } from '@linkyard/service-kit';
import { RequirePassword } from '../attempts/require-password.js';
import { Clock, day } from '../config/clock.js';
import { MailRequests } from '../mails/mail-requests.js';
import { MailThrottle } from '../mails/mail-throttle.js';
import { UsersRepository } from '../user-records/users.repository.js';

/** @source models.md 1 changeEmail "confirm both" */
@Injectable()
export class EmailChangeService {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly users: UsersRepository,
    private readonly requirePassword: RequirePassword,
    private readonly mails: MailRequests,
    private readonly throttle: MailThrottle,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError auth.password_wrong, auth.resend_too_soon, core.mail_unavailable; core.invalid_input for the present address */
  async ask({ email, password }: RequestOf<typeof changeEmail>, ctx: UserCtx) {
    const user = requireFound(await this.users.byId(ctx.userId));
    await this.requirePassword.check(user, password);
    if (email === user.email) throw fieldRefusal('email', 'auth.same_address');
    await this.mails.requireSender(ctx);
    const retryAfterSec = await this.throttle.take('changeEmail', user.email);
    if (retryAfterSec > 0) throw new DomainError('auth.resend_too_soon', { retryAfterSec });
    // The owner of an existing account is informed by mail; the caller gets the same reply, and the change never takes effect.
    const isTaken = (await this.users.byEmail(email)) !== null;
    await this.database.transaction(async () => {
      const emailChange = {
        newEmail: email,
        oldConfirmedAt: null,
        newConfirmedAt: null,
        expiresAt: this.clock.in(day),
      };
      await this.users.update({ ownerId: user._id }, { $set: { emailChange } });
      await this.mails.add({ kind: 'changeEmail', email: user.email, userId: user._id }, ctx);
      await this.mails.add(
        isTaken ? { kind: 'accountExists', email } : { kind: 'changeEmail', email, userId: user._id },
        ctx,
      );
    });
    return {};
  }
}
