import { Injectable } from '@nestjs/common';
import type { deleteAccount, RequestOf, UserCtx } from '@linkyard/contracts';
import { dayOf } from '@linkyard/languages';
import { ServiceDatabase } from '@linkyard/mongo';
import { DomainError, requireFound } from '@linkyard/service-kit';
import { RequirePassword } from '../attempts/require-password.js';
import { Clock } from '../config/clock.js';
import { ImpersonationLogsRepository } from '../impersonation-logs/impersonation-logs.repository.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { presentSession } from '../sessions/session.presenter.js';
import { SettingsRepository } from '../settings/settings.repository.js';
import { presentSetting } from '../settings/setting.presenter.js';
import { AccountVisibility } from '../user-records/account-visibility.js';
import { deletionWaitMs } from './account-deletion.js';
import { OtherData } from '../sessions/other-data.js';
import { presentUser } from '../user-records/user.presenter.js';
import { UsersRepository } from '../user-records/users.repository.js';

/** What a person may see and take with them. */
@Injectable()
export class OwnAccountService {
  constructor(
    private readonly users: UsersRepository,
    private readonly sessions: SessionsRepository,
    private readonly settings: SettingsRepository,
    private readonly impersonations: ImpersonationLogsRepository,
    private readonly otherData: OtherData,
    private readonly clock: Clock,
  ) {}

  async me(ctx: UserCtx) {
    const [user, session] = await Promise.all([
      this.userOf(ctx),
      this.sessions.live(ctx.userId, ctx.sessionId, this.clock.now()),
    ]);
    return { user: presentUser(user), otherData: await this.otherData.build({ session, tenantId: user.tenantId }) };
  }

  async export(ctx: UserCtx) {
    const exportedAt = this.clock.now();
    const [user, sessions, settings, impersonations] = await Promise.all([
      this.userOf(ctx),
      this.sessions.liveOf(ctx.userId, exportedAt),
      this.settings.all(ctx.userId),
      this.impersonations.of(ctx.userId),
    ]);
    const { termsAcceptedAt, termsVersion, marketingConsentAt, referralCode } = user;
    return {
      fileName: `account-${dayOf(exportedAt, user.timeZone)}.json`,
      exportedAt,
      archive: {
        profile: presentUser(user),
        settings: settings.map(presentSetting),
        sessions: sessions.map((session) => presentSession(session, ctx.sessionId)),
        impersonations: impersonations.map(({ by, reason, startedAt, endedAt, actionsCount }) => ({
          ...{ by, reason, startedAt, endedAt, actionsCount },
        })),
        consents: { termsAcceptedAt, termsVersion, marketingConsentAt },
        referralCode,
      },
    };
  }

  private async userOf(ctx: UserCtx) {
    const user = await this.users.byId(ctx.userId);
    if (!user) throw new DomainError('core.unauthenticated');
    return user;
  }
}

/** Asking to be deleted: sessions end at once, the data goes later. @source models.md 1 "User state" */
@Injectable()
export class DeletionRequestService {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly users: UsersRepository,
    private readonly requirePassword: RequirePassword,
    private readonly sessions: SessionsService,
    private readonly visibility: AccountVisibility,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError auth.password_wrong */
  async ask({ password }: RequestOf<typeof deleteAccount>, ctx: UserCtx) {
    const user = requireFound(await this.users.byId(ctx.userId));
    await this.requirePassword.check(user, password);
    const deletionRequestedAt = this.clock.now();
    await this.database.transaction(async () => {
      const change = { $set: { state: 'deletionRequested' as const, deletionRequestedAt }, $inc: { tokenVersion: 1 } };
      const leaving = await this.users.update({ ownerId: user._id }, change);
      if (leaving) await this.visibility.record(leaving);
      await this.sessions.endAll(user._id, 'deletion');
    });
    await this.sessions.announceEnd(user._id);
    return { deletionAt: new Date(deletionRequestedAt.getTime() + deletionWaitMs) };
  }
}
