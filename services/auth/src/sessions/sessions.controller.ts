import { Controller } from '@nestjs/common';
import {
  listSessions,
  logout,
  refreshSession,
  revokeSession,
  verifySession,
  type Ctx,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { ImpersonatedSessions } from './impersonated-sessions.js';
import { SessionsService } from './sessions.service.js';

@Controller()
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly impersonated: ImpersonatedSessions,
  ) {}

  @Handles(refreshSession)
  async refresh(request: RequestOf<typeof refreshSession>, ctx: Ctx) {
    return (await this.impersonated.afterEnd(request)) ?? this.sessions.refresh(request.refreshToken, ctx);
  }

  @Handles(verifySession)
  async verify({ jti, userId }: RequestOf<typeof verifySession>) {
    return this.sessions.verify(jti, userId);
  }

  @Handles(listSessions)
  async list(_request: object, ctx: UserCtx) {
    return this.sessions.list(ctx);
  }

  @Handles(logout)
  async logout({ returnToken }: RequestOf<typeof logout>, ctx: UserCtx) {
    if (ctx.impersonatorId !== null) return this.impersonated.back(ctx, 'logout', returnToken);
    return this.sessions.logout(ctx);
  }

  @Handles(revokeSession)
  async revoke(request: RequestOf<typeof revokeSession>, ctx: UserCtx) {
    return this.sessions.revoke(request, ctx);
  }
}
