import { Controller } from '@nestjs/common';
import { limitsOfAccount, type RequestOf } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { UsersRepository } from '../user-records/users.repository.js';

@Controller()
export class LimitsController {
  constructor(private readonly users: UsersRepository) {}

  @Handles(limitsOfAccount)
  async of({ userId }: RequestOf<typeof limitsOfAccount>) {
    const user = await this.users.byId(userId);
    if (!user) return { account: null };
    const { tenantId, planName, limits } = user;
    return { account: { userId, tenantId, planName, limits } };
  }
}
