import { Injectable } from '@nestjs/common';
import type { Ctx } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { Bus, Outbox, requireSender } from '@linkyard/service-kit';
import { mailRequested, type MailKind } from './mail-requested.js';
import { MailThrottle } from './mail-throttle.js';

export interface MailWish {
  kind: MailKind;
  email: string;
  userId?: string;
  device?: string;
  person?: string;
  by?: string;
}

/** Where the service asks for its mails. */
@Injectable()
export class MailRequests {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly outbox: Outbox,
    private readonly throttle: MailThrottle,
    private readonly bus: Bus,
  ) {}

  /** @throws DomainError core.mail_unavailable where the site of the caller cannot send mail now */
  requireSender({ tenantId }: Pick<Ctx, 'tenantId'>): Promise<void> {
    return requireSender(this.bus, tenantId);
  }

  /** Asks for a mail in the transaction of the change that causes it. */
  async add(wish: MailWish, ctx: Ctx): Promise<void> {
    const data = { ...wish, locale: ctx.locale };
    await this.outbox.add(mailRequested, data, { tenantId: ctx.tenantId, requestId: ctx.requestId });
  }

  /** The first mail of a new account: sent even where strangers have used up the address's allowance, and counted. */
  async addOnce(wish: MailWish, ctx: Ctx): Promise<void> {
    await this.throttle.take(wish.kind, wish.email);
    await this.add(wish, ctx);
  }

  /** Whether the address may have another mail of this kind; if so it counts as sent. */
  async allow({ kind, email }: MailWish): Promise<boolean> {
    return (await this.throttle.take(kind, email)) === 0;
  }

  /**
   * Asks for a mail if the address has not had enough of them.
   * @returns 0, or seconds to wait when it was not asked for
   * @throws DomainError core.mail_unavailable
   */
  async ask(wish: MailWish, ctx: Ctx): Promise<number> {
    await this.requireSender(ctx);
    const waitSec = await this.throttle.take(wish.kind, wish.email);
    if (waitSec === 0) await this.database.transaction(() => this.add(wish, ctx));
    return waitSec;
  }
}
