import { Controller } from '@nestjs/common';
import {
  changeEmail,
  changePassword,
  deleteAccount,
  exportMyData,
  me,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { EmailChangeService } from './email-change.service.js';
import { DeletionRequestService, OwnAccountService } from './own-account.service.js';
import { OwnPasswordService } from './passwords.service.js';

/** What a signed-in person does with their account. */
@Controller()
export class OwnAccountController {
  constructor(
    private readonly account: OwnAccountService,
    private readonly passwords: OwnPasswordService,
    private readonly emails: EmailChangeService,
    private readonly deletion: DeletionRequestService,
  ) {}

  @Handles(me)
  async me(_request: object, ctx: UserCtx) {
    return this.account.me(ctx);
  }

  @Handles(exportMyData)
  async export(_request: object, ctx: UserCtx) {
    return this.account.export(ctx);
  }

  @Handles(changePassword)
  async changePassword(request: RequestOf<typeof changePassword>, ctx: UserCtx) {
    return this.passwords.set(request, ctx);
  }

  @Handles(changeEmail)
  async changeEmail(request: RequestOf<typeof changeEmail>, ctx: UserCtx) {
    return this.emails.ask(request, ctx);
  }

  @Handles(deleteAccount)
  async deleteAccount(request: RequestOf<typeof deleteAccount>, ctx: UserCtx) {
    return this.deletion.ask(request, ctx);
  }
}
