import { Controller } from '@nestjs/common';
import { saveUser, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { presentAdminUser } from '../users/admin-user.presenter.js';
import { SaveUserService } from './save-user.service.js';

@Controller()
export class AdministrationController {
  constructor(private readonly saving: SaveUserService) {}

  @Handles(saveUser)
  async save(request: RequestOf<typeof saveUser>, ctx: UserCtx) {
    return presentAdminUser(await this.saving.save(request, ctx));
  }
}
