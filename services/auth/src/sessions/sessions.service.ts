import { Injectable } from '@nestjs/common';
import type {
  Ctx,
  ReplyInput,
  revokeSession,
  RequestOf,
  SessionReply,
  UserCtx,
  verifySession,
} from '@linkyard/contracts';
import { hashToken, randomToken } from '@linkyard/crypto';
import { newId } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import { isSuspended, mayUseSessions, stateOf } from '../user-records/account-rules.js';
import { OtherData } from './other-data.js';
import type { User } from '../user-records/user.schema.js';
import { presentUser } from '../user-records/user.presenter.js';
import { UsersRepository } from '../user-records/users.repository.js';
import { Clock, day, hour, minute, second } from '../config/clock.js';
import { Secrets } from '../config/secrets.js';
import { isGenuine, readRefreshToken, refreshTokenOf } from './refresh-token.js';
import { presentSession } from './session.presenter.js';
import { Impersonators } from './impersonators.js';
import type { Session } from './session.schema.js';
import { SessionsEnded } from './sessions-ended.js';
import { SessionsRepository } from './sessions.repository.js';

/** With "remember me" a session ends when it was not used for 30 days, else after 12 hours. */
const rememberedMs = 30 * day;
const briefMs = 12 * hour;
/** Two tabs that renew at the same moment hold the same token: the later one gets what the earlier one got. */
const graceMs = 10 * second;
/** How exactly "last used" is kept. */
const usedEveryMs = minute;

export type SessionReplyInput = Omit<SessionReply, 'user' | 'expiresAt' | 'otherData'> & {
  user: ReturnType<typeof presentUser>;
  otherData: Awaited<ReturnType<OtherData['build']>>;
  expiresAt: Date;
};

/** Opens, renews and ends sessions. @source models.md 1 Session, design 8, quality 3 "Session revocation" */
@Injectable()
export class SessionsService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly users: UsersRepository,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
    private readonly ended: SessionsEnded,
    private readonly otherData: OtherData,
    private readonly impersonators: Impersonators,
  ) {}

  /** A new session for a person who has just proven who they are. */
  async open(user: User, ctx: Ctx, { remember = true }: { remember?: boolean } = {}): Promise<SessionReplyInput> {
    const session = await this.insert(user, ctx, remember ? rememberedMs : briefMs);
    await this.users.rememberNetwork(user._id, ctx.ipHash);
    return this.reply(session, user);
  }

  /** A session in which the person of `ctx` acts as the user, until `endsAt`. `reply` makes the answer of it. */
  async insertImpersonated(user: User, ctx: UserCtx, impersonation: NonNullable<Session['impersonation']>) {
    const idleMs = impersonation.endsAt.getTime() - this.clock.now().getTime();
    return this.insert(user, ctx, idleMs, { impersonatorId: ctx.userId, impersonation });
  }

  private async insert(
    user: User,
    ctx: Ctx,
    idleMs: number,
    acting: Pick<Session, 'impersonatorId' | 'impersonation'> = { impersonatorId: null, impersonation: null },
  ): Promise<Session> {
    const now = this.clock.now();
    const _id = newId();
    const first = { sessionId: _id, generation: 0, seed: randomToken(16) };
    return this.sessions.insert(user._id, {
      _id,
      tenantId: user.tenantId,
      tokenHash: hashToken(refreshTokenOf(this.secrets.refreshKeys[0], first)),
      generation: first.generation,
      seed: first.seed,
      rotatedAt: now,
      tokenVersion: user.tokenVersion,
      idleMs,
      ...acting,
      userAgent: ctx.userAgent,
      ipHash: ctx.ipHash,
      lastUsedAt: now,
      expiresAt: this.clock.in(idleMs),
      revokedAt: null,
      revokedFor: null,
    });
  }

  /**
   * Renews by a refresh token, which then is spent. A second use of a spent one ends the session, for one of the two users is a thief;
   * within 10 s it is taken for the same browser's other tab and gets the same answer.
   * @throws DomainError auth.session_ended, auth.suspended
   */
  async refresh(token: string | undefined, ctx: Ctx): Promise<SessionReplyInput> {
    const held = await this.heldBy(token);
    if (!token || !held) throw new DomainError('auth.session_ended');
    const user = await this.users.byId(held.userId);
    if (user && isSuspended(user)) throw new DomainError('auth.suspended');
    if (!user || !mayUseSessions(user) || held.tokenVersion !== user.tokenVersion)
      throw new DomainError('auth.session_ended');
    if (!(await this.impersonators.stillMay(held))) throw new DomainError('auth.session_ended');
    return this.reply(await this.renewed(token, held, ctx), user);
  }

  /** @returns the session that a refresh token is of, also one that is over; null for a token that was never given out */
  async heldBy(token: string | undefined): Promise<Session | null> {
    const claimed = token === undefined ? null : readRefreshToken(token);
    const held = claimed && (await this.sessions.byId(claimed.sessionId));
    return token && held && this.isGenuine(token, held.seed) ? held : null;
  }

  private isGenuine(token: string, seed: string): boolean {
    return this.secrets.refreshKeys.some((key) => isGenuine(key, token, seed));
  }

  private async renewed(token: string, held: Session, ctx: Ctx): Promise<Session> {
    const now = this.clock.now();
    const generation = (readRefreshToken(token)?.generation ?? 0) + 1;
    const next = refreshTokenOf(this.secrets.refreshKeys[0], { sessionId: held._id, generation, seed: held.seed });
    const rotated = await this.sessions.rotate(held, {
      fromHash: hashToken(token),
      toHash: hashToken(next),
      now,
      expiresAt: held.impersonation?.endsAt ?? this.clock.in(held.idleMs),
      userAgent: ctx.userAgent,
      ipHash: ctx.ipHash,
    });
    if (rotated) return rotated;
    const current = await this.sessions.live(held.userId, held._id, now);
    if (!current) throw new DomainError('auth.session_ended');
    const isOtherTab = current.tokenHash === hashToken(next) && now.getTime() - current.rotatedAt.getTime() <= graceMs;
    if (isOtherTab) return current;
    await this.sessions.revoke(held.userId, { only: held._id }, 'reuse', now);
    await this.ended.publish(held.userId, [held._id]);
    throw new DomainError('auth.session_ended');
  }

  /** What the gateway needs to know; null when the session is over. */
  async verify(sessionId: string, userId: string): Promise<ReplyInput<typeof verifySession>> {
    const now = this.clock.now();
    const [session, user] = await Promise.all([this.sessions.live(userId, sessionId, now), this.users.byId(userId)]);
    if (!session || !user || !mayUseSessions(user) || session.tokenVersion !== user.tokenVersion)
      return { session: null };
    if (!(await this.impersonators.stillMay(session))) return { session: null };
    const isStale = (at: Date | null) => at === null || now.getTime() - at.getTime() >= usedEveryMs;
    // Apart from each other: a session just opened was used, and its person may not have been seen for long.
    await Promise.all([
      isStale(session.lastUsedAt) && this.sessions.used(session, now),
      !session.impersonation && isStale(user.lastSeenAt) && this.users.seen(user._id, now),
    ]);
    return {
      session: {
        sessionId: session._id,
        userId: user._id,
        role: user.role,
        tokenType: user.tokenType,
        tenantId: user.tenantId,
        step: user.step,
        status: user.status,
        state: stateOf(user),
        impersonatorId: session.impersonatorId,
        locale: user.locale,
        features: user.features,
      },
    };
  }

  async list(ctx: UserCtx) {
    const sessions = await this.sessions.liveOf(ctx.userId, this.clock.now());
    return { sessions: sessions.map((session) => presentSession(session, ctx.sessionId)) };
  }

  async logout(ctx: UserCtx) {
    await this.sessions.revoke(ctx.userId, { only: ctx.sessionId }, 'logout', this.clock.now());
    await this.ended.publish(ctx.userId, [ctx.sessionId]);
    return {};
  }

  /** @throws DomainError core.not_found for a session that is another's or over */
  async revoke({ _id, keepCurrent }: RequestOf<typeof revokeSession>, ctx: UserCtx) {
    const which = _id ? { only: _id } : keepCurrent ? { except: ctx.sessionId } : {};
    const revoked = await this.sessions.revoke(ctx.userId, which, 'revoked', this.clock.now());
    if (_id && revoked === 0) throw new DomainError('core.not_found');
    await this.ended.publish(ctx.userId, _id ? [_id] : undefined);
    return { revoked };
  }

  /** Part of a change that must end every session with it. Call `announceEnd` once the change is committed. */
  async endAll(userId: string, why: NonNullable<Session['revokedFor']>) {
    await this.sessions.revoke(userId, {}, why, this.clock.now());
  }

  async announceEnd(userId: string): Promise<void> {
    await this.ended.publish(userId);
  }

  /** What a browser goes on with. */
  async reply(session: Session, user: User): Promise<SessionReplyInput> {
    const now = this.clock.now();
    const { refreshKeys, accessToken, accessSeconds } = this.secrets;
    const { _id: sessionId, generation, seed } = session;
    return {
      token: await accessToken.sign(user._id, sessionId, {}, now),
      refreshToken: refreshTokenOf(refreshKeys[0], { sessionId, generation, seed }),
      expiresAt: this.clock.in(accessSeconds * second),
      user: presentUser(user),
      otherData: await this.otherData.build({ session, tenantId: user.tenantId }),
    };
  }
}
