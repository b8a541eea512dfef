import { Controller } from '@nestjs/common';
import { countPeopleOfPlans, limitsOfAccount, limitsOfCaller, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { Handles, requireFound } from '@linkyard/service-kit';
import { PlanPeopleRepository } from '../user-records/plan-people.repository.js';
import { UsersRepository } from '../user-records/users.repository.js';
import { AccountUsage } from './account-usage.js';

@Controller()
export class LimitsController {
  constructor(
    private readonly users: UsersRepository,
    private readonly people: PlanPeopleRepository,
    private readonly usage: AccountUsage,
  ) {}

  @Handles(limitsOfAccount)
  async of({ userId }: RequestOf<typeof limitsOfAccount>) {
    const user = await this.users.byId(userId);
    if (!user) return { account: null };
    const { tenantId, planName, limits } = user;
    return { account: { userId, tenantId, planName, limits } };
  }

  @Handles(limitsOfCaller)
  async mine(_request: RequestOf<typeof limitsOfCaller>, { userId }: UserCtx) {
    const user = requireFound(await this.users.byId(userId));
    return { planName: user.planName, limits: user.limits, usage: await this.usage.of(user) };
  }

  @Handles(countPeopleOfPlans)
  async peopleOfPlans({ whiteLabelId }: RequestOf<typeof countPeopleOfPlans>) {
    return { counts: await this.people.counts(whiteLabelId) };
  }
}
