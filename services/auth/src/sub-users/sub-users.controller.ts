import { Controller } from '@nestjs/common';
import {
  acceptInvitation,
  changeSubUserStatus,
  createSubUser,
  deleteSubUser,
  getInvitation,
  getSubUserUsage,
  inviteSubUser,
  listSubUsers,
  readInvites,
  resendInvite,
  subUserRows,
  updateSubUser,
  type Ctx,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { AcceptanceService } from './acceptance.service.js';
import { InvitesService } from './invites.service.js';
import { NewSubUsersService } from './new-sub-users.service.js';
import { SubUserExport } from './sub-user-export.js';
import { SubUserDeletionService } from './sub-user-deletion.service.js';
import { SubUserUsageService } from './usage.service.js';
import { SubUsersService } from './sub-users.service.js';

@Controller()
export class SubUsersController {
  constructor(
    private readonly people: SubUsersService,
    private readonly additions: NewSubUsersService,
    private readonly deletion: SubUserDeletionService,
    private readonly usages: SubUserUsageService,
    private readonly invites: InvitesService,
    private readonly acceptance: AcceptanceService,
    private readonly exports: SubUserExport,
  ) {}

  @Handles(listSubUsers)
  async list(request: RequestOf<typeof listSubUsers>, ctx: UserCtx) {
    return this.people.list(request, ctx);
  }

  @Handles(subUserRows)
  async exportRows(request: RequestOf<typeof subUserRows>, ctx: Ctx) {
    return this.exports.page(request, ctx);
  }

  @Handles(createSubUser)
  async create(request: RequestOf<typeof createSubUser>, ctx: UserCtx) {
    return this.additions.create(request, ctx);
  }

  @Handles(getSubUserUsage)
  async usage(request: RequestOf<typeof getSubUserUsage>, ctx: UserCtx) {
    return this.usages.of(request, ctx);
  }

  @Handles(inviteSubUser)
  async invite(request: RequestOf<typeof inviteSubUser>, ctx: UserCtx) {
    return this.invites.invite(request, ctx);
  }

  @Handles(readInvites)
  async readInvites(request: RequestOf<typeof readInvites>, ctx: UserCtx) {
    return this.invites.read(request, ctx);
  }

  @Handles(resendInvite)
  async resendInvite(request: RequestOf<typeof resendInvite>, ctx: UserCtx) {
    return this.invites.resend(request, ctx);
  }

  @Handles(getInvitation)
  async invitation({ token }: RequestOf<typeof getInvitation>) {
    return this.acceptance.show(token);
  }

  @Handles(acceptInvitation)
  async accept(request: RequestOf<typeof acceptInvitation>, ctx: Ctx) {
    return this.acceptance.accept(request, ctx);
  }

  @Handles(updateSubUser)
  async update(request: RequestOf<typeof updateSubUser>, ctx: UserCtx) {
    return this.people.update(request, ctx);
  }

  @Handles(deleteSubUser)
  async delete(request: RequestOf<typeof deleteSubUser>, ctx: UserCtx) {
    return this.deletion.delete(request, ctx);
  }

  @Handles(changeSubUserStatus)
  async switch(request: RequestOf<typeof changeSubUserStatus>, ctx: UserCtx) {
    return this.people.switch(request, ctx);
  }
}
