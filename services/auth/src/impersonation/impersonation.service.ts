import { Injectable } from '@nestjs/common';
import { startImpersonation, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { DomainError, requireFound } from '@linkyard/service-kit';
import { ImpersonationRecord } from '../impersonation-logs/impersonation-record.js';
import { ImpersonationLogsRepository } from '../impersonation-logs/impersonation-logs.repository.js';
import { ImpersonatedSessions } from '../sessions/impersonated-sessions.js';
import { mayUseSessions } from '../user-records/account-rules.js';
import type { User } from '../user-records/user.schema.js';
import { UsersRepository } from '../user-records/users.repository.js';

/** Who may sign in as whom. @source spec 4 "Impersonation", quality 3 "Impersonation scope" */
@Injectable()
export class ImpersonationService {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly users: UsersRepository,
    private readonly sessions: ImpersonatedSessions,
    private readonly logs: ImpersonationLogsRepository,
    private readonly record: ImpersonationRecord,
  ) {}

  /** @throws DomainError core.not_found, auth.impersonation_of_admin, auth.impersonation_inactive, auth.impersonation_disabled */
  async start({ userId, reason }: RequestOf<typeof startImpersonation>, ctx: UserCtx) {
    const user = requireFound(await this.users.byId(userId));
    const acting = { by: 'admin' as const, reason };
    const refusal = refusalFor(user);
    if (refusal) {
      const { userId: adminId, sessionId: adminSessionId } = ctx;
      const refused = { userId, tenantId: user.tenantId, adminId, adminSessionId, sessionId: null, ...acting };
      await this.database.transaction(() => this.record.startRefused(refused, startImpersonation.subject));
      throw new DomainError(refusal);
    }
    return this.sessions.open(user, acting, ctx);
  }

  /** Only for a session that impersonates; the gateway asks for no other. */
  async recordAct(act: string, outcome: 'begun' | 'refused', ctx: UserCtx) {
    const log = requireFound(await this.logs.bySession(ctx.userId, ctx.sessionId));
    await this.database.transaction(() => this.record.acted(log, act, outcome));
    return {};
  }
}

function refusalFor(user: User) {
  if (user.role === 1) return 'auth.impersonation_of_admin' as const;
  if (!mayUseSessions(user)) return 'auth.impersonation_inactive' as const;
  return user.disableImpersonation ? ('auth.impersonation_disabled' as const) : null;
}
