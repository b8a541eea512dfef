import { Controller } from '@nestjs/common';
import { disableTwoFactor, enrolTwoFactor, verifyTwoFactor, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { TwoFactorService } from './two-factor.service.js';

@Controller()
export class TwoFactorController {
  constructor(private readonly twoFactor: TwoFactorService) {}

  @Handles(enrolTwoFactor)
  async enrol(request: RequestOf<typeof enrolTwoFactor>, ctx: UserCtx) {
    return this.twoFactor.enrol(request, ctx);
  }

  @Handles(verifyTwoFactor)
  async verify(request: RequestOf<typeof verifyTwoFactor>, ctx: UserCtx) {
    return this.twoFactor.verify(request, ctx);
  }

  @Handles(disableTwoFactor)
  async disable(request: RequestOf<typeof disableTwoFactor>, ctx: UserCtx) {
    return this.twoFactor.disable(request, ctx);
  }
}
