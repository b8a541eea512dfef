import { Controller } from '@nestjs/common';
import { changePlans, plansOfWhiteLabel, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { PlansService } from './plans.service.js';

@Controller()
export class PlansController {
  constructor(private readonly plans: PlansService) {}

  @Handles(changePlans)
  async change(request: RequestOf<typeof changePlans>, ctx: UserCtx) {
    return this.plans.change(request, ctx);
  }

  @Handles(plansOfWhiteLabel)
  async of({ whiteLabelId }: RequestOf<typeof plansOfWhiteLabel>) {
    return this.plans.of(whiteLabelId);
  }
}
