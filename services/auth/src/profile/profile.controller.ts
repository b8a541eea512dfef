import { Controller } from '@nestjs/common';
import { getProfile, updateProfile, updateProfilePicture, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { ProfileService } from './profile.service.js';

@Controller()
export class ProfileController {
  constructor(private readonly profile: ProfileService) {}

  @Handles(getProfile)
  async get(_request: object, ctx: UserCtx) {
    return this.profile.get(ctx);
  }

  @Handles(updateProfile)
  async update(request: RequestOf<typeof updateProfile>, ctx: UserCtx) {
    return this.profile.update(request, ctx);
  }

  @Handles(updateProfilePicture)
  async updatePicture(request: RequestOf<typeof updateProfilePicture>, ctx: UserCtx) {
    return this.profile.updatePicture(request, ctx);
  }
}
