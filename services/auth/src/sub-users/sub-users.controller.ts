import { Controller } from '@nestjs/common';
import {
  changeSubUserStatus,
  createSubUser,
  listSubUsers,
  updateSubUser,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { NewSubUsersService } from './new-sub-users.service.js';
import { SubUsersService } from './sub-users.service.js';

@Controller()
export class SubUsersController {
  constructor(
    private readonly people: SubUsersService,
    private readonly additions: NewSubUsersService,
  ) {}

  @Handles(listSubUsers)
  async list(request: RequestOf<typeof listSubUsers>, ctx: UserCtx) {
    return this.people.list(request, ctx);
  }

  @Handles(createSubUser)
  async create(request: RequestOf<typeof createSubUser>, ctx: UserCtx) {
    return this.additions.create(request, ctx);
  }

  @Handles(updateSubUser)
  async update(request: RequestOf<typeof updateSubUser>, ctx: UserCtx) {
    return this.people.update(request, ctx);
  }

  @Handles(changeSubUserStatus)
  async switch(request: RequestOf<typeof changeSubUserStatus>, ctx: UserCtx) {
    return this.people.switch(request, ctx);
  }
}
