import { Controller } from '@nestjs/common';
import { getOnboarding, updateOnboarding, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { OnboardingService } from './onboarding.service.js';

@Controller()
export class OnboardingController {
  constructor(private readonly onboarding: OnboardingService) {}

  @Handles(getOnboarding)
  async get(_request: object, ctx: UserCtx) {
    return this.onboarding.get(ctx);
  }

  @Handles(updateOnboarding)
  async update(request: RequestOf<typeof updateOnboarding>, ctx: UserCtx) {
    return this.onboarding.update(request, ctx);
  }
}
