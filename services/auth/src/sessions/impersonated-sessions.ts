import { Injectable } from '@nestjs/common';
import type { RequestOf, refreshSession, UserCtx } from '@linkyard/contracts';
import { equalInConstantTime, hashToken, randomToken } from '@linkyard/crypto';
import { isDuplicateKey, ServiceDatabase } from '@linkyard/mongo';
import { runAcrossTenants } from '@linkyard/request-context';
import { DomainError } from '@linkyard/service-kit';
import { Clock, day, hour } from '../config/clock.js';
import type { ImpersonationLog } from '../impersonation-logs/impersonation-log.schema.js';
import {
  ImpersonationLogsRepository,
  type ImpersonationEnd,
} from '../impersonation-logs/impersonation-logs.repository.js';
import { ImpersonationRecord } from '../impersonation-logs/impersonation-record.js';
import type { User } from '../user-records/user.schema.js';
import { Impersonators } from './impersonators.js';
import { presentImpersonation } from './session.presenter.js';
import type { Session } from './session.schema.js';
import { SessionsEnded } from './sessions-ended.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService, type SessionReplyInput } from './sessions.service.js';

/** It is offered for an hour, and for another one as often as it is extended, for a day at most. @source quality 3 "Impersonation scope" */
const stepMs = hour;
const longestMs = day;
/** Where an impersonation is begun, and where its person returns to. */
export const homeOf = { admin: '/admin/users', owner: '/white-label?tab=users' } as const;

export interface Acting {
  by: 'admin' | 'owner';
  reason: string;
}
type Returned = SessionReplyInput & { to: string };

/** Sessions in which one person acts as another. */
@Injectable()
export class ImpersonatedSessions {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly sessions: SessionsService,
    private readonly records: SessionsRepository,
    private readonly impersonators: Impersonators,
    private readonly logs: ImpersonationLogsRepository,
    private readonly record: ImpersonationRecord,
    private readonly ended: SessionsEnded,
    private readonly clock: Clock,
  ) {}

  /** Replaces the session of the person's browser by one of the user. Another impersonation that was begun in it ends. */
  async open(user: User, { by, reason }: Acting, ctx: UserCtx) {
    const returnToken = randomToken();
    const way = { returnHash: hashToken(returnToken), returnTo: homeOf[by] };
    const session = await this.begin(user, { by, reason }, way, ctx);
    return { ...(await this.sessions.reply(session, user)), returnToken, to: '/dashboard' };
  }

  /**
   * Opens one at another site than that of the acting person, whose own session stays in the browser there.
   * @param ctx of the browser, with the acting person and their session
   * @throws DomainError auth.link_invalid when that session is over
   */
  async openElsewhere(user: User, { by, reason, returnTo }: Acting & { returnTo: string }, ctx: UserCtx) {
    const impersonation = { by, sessionId: ctx.sessionId };
    const own = await this.impersonators.ownSession({ impersonatorId: ctx.userId, impersonation });
    if (!own) throw new DomainError('auth.link_invalid');
    const session = await this.begin(user, { by, reason }, { returnHash: null, returnTo }, ctx);
    return { ...(await this.sessions.reply(session, user)), to: '/dashboard' };
  }

  private async begin(
    user: User,
    { by, reason }: Acting,
    way: Pick<NonNullable<Session['impersonation']>, 'returnHash' | 'returnTo'>,
    ctx: UserCtx,
  ): Promise<Session> {
    await this.endEarlier(ctx);
    const impersonation = {
      ...{ by, sessionId: ctx.sessionId, endsAt: this.clock.in(stepMs), latestEndsAt: this.clock.in(longestMs) },
      ...way,
    };
    const begin = async () => {
      await this.records.prolong(ctx.userId, ctx.sessionId, { until: impersonation.endsAt, now: this.clock.now() });
      const session = await this.sessions.insertImpersonated(user, ctx, impersonation);
      const { userId: adminId, sessionId: adminSessionId } = ctx;
      const sessionId = session._id;
      const { _id: userId, tenantId } = user;
      await this.record.started({ userId, tenantId, adminId, by, adminSessionId, sessionId, reason });
      return session;
    };
    return this.database.transaction(begin).catch(async (error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
      // Begun twice at the same moment: the later one counts.
      await this.endEarlier(ctx);
      return this.database.transaction(begin);
    });
  }

  /** Ends the impersonation of this session. @throws DomainError auth.not_impersonating in a session of the user's own */
  async back(
    ctx: UserCtx,
    endedBy: ImpersonationEnd,
    returnToken: string | undefined,
  ): Promise<Returned | { to: string }> {
    // Also one that another window has just ended.
    const session = await this.records.one(ctx.userId, ctx.sessionId);
    if (!session?.impersonation) throw new DomainError('auth.not_impersonating');
    const log = await this.logs.bySession(ctx.userId, ctx.sessionId);
    if (log) await this.end(log, endedBy);
    const { returnHash, returnTo } = session.impersonation;
    if (returnHash === null) return { to: returnTo };
    return (await this.returned(session, returnToken)) ?? { to: '/signin' };
  }

  /**
   * What the browser goes on with that renews a session in which its person acted as another one, and which is over.
   * @returns null for every other session
   */
  async afterEnd({
    refreshToken,
    returnToken,
  }: RequestOf<typeof refreshSession>): Promise<(Returned & { returned: true }) | null> {
    const held = await this.sessions.heldBy(refreshToken);
    if (!held?.impersonation || returnToken === undefined) return null;
    const isLive = (await this.records.live(held.userId, held._id, this.clock.now())) !== null;
    const returned = isLive ? null : await this.returned(held, returnToken);
    return returned && { ...returned, returned: true as const };
  }

  /** @throws DomainError auth.not_impersonating, auth.impersonation_too_long */
  async extend(ctx: UserCtx) {
    const now = this.clock.now();
    const session = await this.records.live(ctx.userId, ctx.sessionId, now);
    if (!session?.impersonation || !session.impersonatorId) throw new DomainError('auth.not_impersonating');
    const { endsAt, latestEndsAt, sessionId } = session.impersonation;
    if (endsAt >= latestEndsAt) throw new DomainError('auth.impersonation_too_long');
    const until = new Date(Math.min(endsAt.getTime() + stepMs, latestEndsAt.getTime()));
    await runAcrossTenants('who impersonates may be of another tenant than the user', () =>
      this.records.prolong(session.impersonatorId ?? '', sessionId, { until, now }),
    );
    const extended = await this.records.endAt(session, until, now);
    const impersonation = extended && presentImpersonation(extended);
    if (!impersonation) throw new DomainError('auth.not_impersonating');
    return { impersonation };
  }

  /** Records the end of one whose session is over for another reason. @returns whether it was over */
  async settle(log: ImpersonationLog): Promise<boolean> {
    const session = log.sessionId === null ? null : await this.records.one(log.userId, log.sessionId);
    const now = this.clock.now();
    const isLive = session !== null && session.revokedAt === null && session.expiresAt > now;
    if (isLive && (await this.impersonators.stillMay(session))) return false;
    const isExpired = session?.revokedAt === null && session.expiresAt <= now;
    // Sockets that are still open end too.
    if (isExpired) await this.end(log, 'expired', session.expiresAt);
    else await this.end(log, 'session', session?.revokedAt ?? now);
    return true;
  }

  private async endEarlier({ sessionId }: UserCtx): Promise<void> {
    const earlier = await this.logs.openOf(sessionId);
    if (earlier) await this.end(earlier, 'replaced');
  }

  private async end(log: ImpersonationLog, endedBy: ImpersonationEnd, at: Date = this.clock.now()): Promise<void> {
    const { userId, sessionId } = log;
    await this.database.transaction(async () => {
      if (sessionId) await this.records.revoke(userId, { only: sessionId }, 'impersonation', at);
      await this.record.ended(log, endedBy, at);
    });
    if (sessionId) await this.ended.publish(userId, [sessionId]);
  }

  /** The session that an impersonation was begun in, where it still stands and this browser is the one that began. */
  private async returned(session: Session, returnToken: string | undefined): Promise<Returned | null> {
    const { returnHash = null, returnTo = '' } = session.impersonation ?? {};
    if (returnHash === null || returnToken === undefined) return null;
    if (!equalInConstantTime(hashToken(returnToken), returnHash)) return null;
    const own = await this.impersonators.ownSession(session);
    return own && { ...(await this.sessions.reply(own.session, own.user)), to: returnTo };
  }
}
