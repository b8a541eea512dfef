import { Controller } from '@nestjs/common';
import { forgotPassword, login, register, resetPassword, type Ctx, type RequestOf } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { MailRequests } from '../mails/mail-requests.js';
import { LoginService } from './login.service.js';
import { PasswordsService } from './passwords.service.js';
import { RegistrationService } from './registration.service.js';

/** The ways into an account. */
@Controller()
export class AccountsController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly logins: LoginService,
    private readonly passwords: PasswordsService,
    private readonly mails: MailRequests,
  ) {}

  @Handles(register)
  async register(request: RequestOf<typeof register>, ctx: Ctx) {
    return this.registration.register(request, ctx);
  }

  @Handles(login)
  async login(request: RequestOf<typeof login>, ctx: Ctx) {
    return this.logins.login(request, ctx);
  }

  @Handles(forgotPassword)
  async forgotPassword({ email }: RequestOf<typeof forgotPassword>, ctx: Ctx) {
    // Too soon after another is no news for the caller: the link sent then is still good.
    await this.mails.ask({ kind: 'resetPassword', email }, ctx);
    return {};
  }

  @Handles(resetPassword)
  async resetPassword(request: RequestOf<typeof resetPassword>, ctx: Ctx) {
    return this.passwords.reset(request, ctx);
  }
}
