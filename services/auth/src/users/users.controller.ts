import { Controller } from '@nestjs/common';
import {
  activeAdmins,
  changeUserStatus,
  getBusinessDetails,
  getPublicProfile,
  getUserContact,
  listUsers,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { ActiveAdmins } from '../user-records/active-admins.js';
import { UsersService } from './users.service.js';

@Controller()
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly admins: ActiveAdmins,
  ) {}

  @Handles(listUsers)
  async list(request: RequestOf<typeof listUsers>) {
    return this.users.list(request);
  }

  @Handles(changeUserStatus)
  async switch(request: RequestOf<typeof changeUserStatus>, ctx: UserCtx) {
    return this.users.switch(request, ctx);
  }

  @Handles(getUserContact)
  async contact({ userId }: RequestOf<typeof getUserContact>) {
    return this.users.contact(userId);
  }

  @Handles(activeAdmins)
  async activeAdmins() {
    return { userIds: (await this.admins.all()).map(({ _id }) => _id) };
  }

  @Handles(getBusinessDetails)
  async business({ userId }: RequestOf<typeof getBusinessDetails>) {
    return { business: await this.users.business(userId) };
  }

  @Handles(getPublicProfile)
  async publicProfile({ userId }: RequestOf<typeof getPublicProfile>) {
    return { profile: await this.users.publicProfile(userId) };
  }
}
