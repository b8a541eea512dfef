import { Injectable } from '@nestjs/common';
import {
  startImpersonation,
  startImpersonationAsOwner,
  whiteLabelOfOwner,
  type Ctx,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { Bus, DomainError, requireFound, SiteUrls } from '@linkyard/service-kit';
import { ImpersonationRecord } from '../impersonation-logs/impersonation-record.js';
import { ImpersonationLogsRepository } from '../impersonation-logs/impersonation-logs.repository.js';
import { ImpersonatedSessions, homeOf, type Acting } from '../sessions/impersonated-sessions.js';
import { mayUseSessions } from '../user-records/account-rules.js';
import type { User } from '../user-records/user.schema.js';
import { UsersRepository } from '../user-records/users.repository.js';
import { ImpersonationTickets } from './impersonation-tickets.js';

type Wish = RequestOf<typeof startImpersonation>;

/** Who may sign in as whom. @source spec 4 "Impersonation", quality 3 "Impersonation scope" */
@Injectable()
export class ImpersonationService {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly bus: Bus,
    private readonly urls: SiteUrls,
    private readonly users: UsersRepository,
    private readonly tickets: ImpersonationTickets,
    private readonly sessions: ImpersonatedSessions,
    private readonly logs: ImpersonationLogsRepository,
    private readonly record: ImpersonationRecord,
  ) {}

  /** @throws DomainError core.not_found, auth.impersonation_of_admin, auth.impersonation_inactive, auth.impersonation_disabled */
  async startAsAdmin({ userId, reason }: Wish, ctx: UserCtx) {
    const user = requireFound(await this.users.byId(userId));
    return this.start(user, { by: 'admin', reason }, ctx, startImpersonation.subject);
  }

  /** @throws DomainError core.not_found for people of another site; auth.impersonation_inactive, auth.impersonation_disabled */
  async startAsOwner({ userId, reason }: Wish, ctx: UserCtx) {
    const { whiteLabel } = await this.bus.request(whiteLabelOfOwner, { ownerId: ctx.userId }, ctx);
    const user = await this.users.byId(userId);
    if (!whiteLabel || user?.tenantId !== whiteLabel.whiteLabelId || user.tokenType !== 'wlUser')
      throw new DomainError('core.not_found');
    return this.start(user, { by: 'owner', reason }, ctx, startImpersonationAsOwner.subject);
  }

  /** @throws DomainError auth.link_invalid for a ticket that was used, is too old or is of another site; as `startAsAdmin` */
  async open(ticket: string, ctx: Ctx) {
    const spent = await this.tickets.take(ticket, ctx.site?.tenantId ?? null);
    if (!spent) throw new DomainError('auth.link_invalid');
    const user = requireFound(await this.users.byId(spent.userId));
    const refusal = refusalFor(user);
    if (refusal) throw new DomainError(refusal);
    const impersonator = { userId: spent.impersonatorId, sessionId: spent.impersonatorSessionId, role: 2 as const };
    return this.sessions.openElsewhere(user, spent, { ...ctx, ...impersonator });
  }

  /** Only for a session that impersonates; the gateway asks for no other. */
  async recordAct(act: string, outcome: 'begun' | 'refused', ctx: UserCtx) {
    const log = requireFound(await this.logs.bySession(ctx.userId, ctx.sessionId));
    await this.database.transaction(() => this.record.acted(log, act, outcome));
    return {};
  }

  private async start(user: User, acting: Acting, ctx: UserCtx, act: string) {
    const refusal = refusalFor(user);
    if (refusal) await this.refuse(user, acting, ctx, act);
    if (refusal) throw new DomainError(refusal);
    const isHere = user.tenantId === (ctx.site?.tenantId ?? null);
    return isHere ? this.sessions.open(user, acting, ctx) : this.handOver(user, acting, ctx);
  }

  /** A session is of one site: the browser gets that of the user there, and keeps its own here. */
  private async handOver({ _id: userId, tenantId }: User, acting: Acting, ctx: UserCtx) {
    const there = await this.urls.of(tenantId);
    const home = homeOf[acting.by];
    const returnTo = ctx.site?.origin ? `${ctx.site.origin}${home}` : (await this.urls.of(ctx.tenantId)).link(home);
    const { userId: impersonatorId, sessionId: impersonatorSessionId } = ctx;
    const about = { userId, tenantId, impersonatorId, impersonatorSessionId, ...acting, returnTo };
    // After the hash: it reaches no server, no log and no Referer, and the screen removes it from the address.
    return { to: `${there.link('/redirect/impersonation')}#${await this.tickets.issue(about)}` };
  }

  private async refuse({ _id: userId, tenantId }: User, acting: Acting, ctx: UserCtx, act: string) {
    const { userId: adminId, sessionId: adminSessionId } = ctx;
    const refused = { userId, tenantId, adminId, adminSessionId, sessionId: null, ...acting };
    await this.database.transaction(() => this.record.startRefused(refused, act));
  }
}

function refusalFor(user: User) {
  if (user.role === 1) return 'auth.impersonation_of_admin' as const;
  if (!mayUseSessions(user)) return 'auth.impersonation_inactive' as const;
  return user.disableImpersonation ? ('auth.impersonation_disabled' as const) : null;
}
