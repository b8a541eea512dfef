import { Controller } from '@nestjs/common';
import { addUpdateSetting, deleteSetting, getSettings, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { SettingsService } from './settings.service.js';

@Controller()
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Handles(getSettings)
  async get({ key }: RequestOf<typeof getSettings>, ctx: UserCtx) {
    return this.settings.get(key, ctx);
  }

  @Handles(addUpdateSetting)
  async put(request: RequestOf<typeof addUpdateSetting>, ctx: UserCtx) {
    return this.settings.put(request, ctx);
  }

  @Handles(deleteSetting)
  async remove({ key }: RequestOf<typeof deleteSetting>, ctx: UserCtx) {
    return this.settings.remove(key, ctx);
  }
}
