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
import { SessionsService } from './sessions.service.js';

@Controller()
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Handles(refreshSession)
  async refresh({ refreshToken }: RequestOf<typeof refreshSession>, ctx: Ctx) {
    return this.sessions.refresh(refreshToken, ctx);
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
  async logout(_request: object, ctx: UserCtx) {
    return this.sessions.logout(ctx);
  }

  @Handles(revokeSession)
  async revoke(request: RequestOf<typeof revokeSession>, ctx: UserCtx) {
    return this.sessions.revoke(request, ctx);
  }
}
