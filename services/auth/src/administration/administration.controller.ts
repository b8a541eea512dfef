import { Controller } from '@nestjs/common';
import { getUser, saveUser, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { Handles, requireFound } from '@linkyard/service-kit';
import { AccountUsage } from '../limits/account-usage.js';
import { UsersRepository } from '../user-records/users.repository.js';
import { presentAdminUser } from '../users/admin-user.presenter.js';
import { SaveUserService } from './save-user.service.js';

@Controller()
export class AdministrationController {
  constructor(
    private readonly saving: SaveUserService,
    private readonly users: UsersRepository,
    private readonly usage: AccountUsage,
  ) {}

  @Handles(getUser)
  async get({ _id }: RequestOf<typeof getUser>) {
    const user = requireFound(await this.users.byId(_id));
    return { user: presentAdminUser(user), usage: await this.usage.of(user) };
  }

  @Handles(saveUser)
  async save(request: RequestOf<typeof saveUser>, ctx: UserCtx) {
    return presentAdminUser(await this.saving.save(request, ctx));
  }
}
