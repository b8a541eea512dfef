import { Controller } from '@nestjs/common';
import {
  endImpersonation,
  extendImpersonation,
  openImpersonation,
  recordImpersonatedAct,
  startImpersonation,
  startImpersonationAsOwner,
  type Ctx,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { ImpersonatedSessions } from '../sessions/impersonated-sessions.js';
import { ImpersonationService } from './impersonation.service.js';

@Controller()
export class ImpersonationController {
  constructor(
    private readonly impersonation: ImpersonationService,
    private readonly sessions: ImpersonatedSessions,
  ) {}

  @Handles(startImpersonation)
  async start(request: RequestOf<typeof startImpersonation>, ctx: UserCtx) {
    return this.impersonation.startAsAdmin(request, ctx);
  }

  @Handles(startImpersonationAsOwner)
  async startAsOwner(request: RequestOf<typeof startImpersonationAsOwner>, ctx: UserCtx) {
    return this.impersonation.startAsOwner(request, ctx);
  }

  @Handles(openImpersonation)
  async open({ ticket }: RequestOf<typeof openImpersonation>, ctx: Ctx) {
    return this.impersonation.open(ticket, ctx);
  }

  @Handles(endImpersonation)
  async back({ returnToken }: RequestOf<typeof endImpersonation>, ctx: UserCtx) {
    return this.sessions.back(ctx, 'back', returnToken);
  }

  @Handles(extendImpersonation)
  async extend(_request: object, ctx: UserCtx) {
    return this.sessions.extend(ctx);
  }

  @Handles(recordImpersonatedAct)
  async recordAct({ act, outcome }: RequestOf<typeof recordImpersonatedAct>, ctx: UserCtx) {
    return this.impersonation.recordAct(act, outcome, ctx);
  }
}
