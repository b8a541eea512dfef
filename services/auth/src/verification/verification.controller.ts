import { Controller } from '@nestjs/common';
import { checkOtp, sendVerificationCode, verifyEmail, type Ctx, type RequestOf } from '@linkyard/contracts';
import { DomainError, Handles } from '@linkyard/service-kit';
import { MailRequests } from '../mails/mail-requests.js';
import { CodeChecks } from '../mailed-codes/code-checks.js';
import { ConfirmationService } from './confirmation.service.js';

@Controller()
export class VerificationController {
  constructor(
    private readonly mails: MailRequests,
    private readonly checks: CodeChecks,
    private readonly confirmation: ConfirmationService,
  ) {}

  @Handles(sendVerificationCode)
  async send({ email, purpose }: RequestOf<typeof sendVerificationCode>, ctx: Ctx) {
    const retryAfterSec = await this.mails.ask({ kind: purpose, email }, ctx);
    if (retryAfterSec > 0) throw new DomainError('auth.resend_too_soon', { retryAfterSec });
    return {};
  }

  @Handles(checkOtp)
  async check({ email, otp, purpose }: RequestOf<typeof checkOtp>) {
    return this.checks.exchange(email, purpose, otp);
  }

  @Handles(verifyEmail)
  async verify(request: RequestOf<typeof verifyEmail>, ctx: Ctx) {
    return this.confirmation.confirm(request, ctx);
  }
}
