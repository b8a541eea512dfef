import { Controller } from '@nestjs/common';
import { getWhiteLabel, updateWhiteLabel, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { SettingsService } from './settings.service.js';

@Controller()
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Handles(getWhiteLabel)
  async get(_request: object, { userId }: UserCtx) {
    return this.settings.get(userId);
  }

  @Handles(updateWhiteLabel)
  async update(request: RequestOf<typeof updateWhiteLabel>, { userId }: UserCtx) {
    return this.settings.update(userId, request);
  }
}
