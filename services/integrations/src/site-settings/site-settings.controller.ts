import { Controller } from '@nestjs/common';
import {
  getSiteSettings,
  testSiteSettings,
  updateSiteSettings,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { ProviderSettingsService } from '../provider-settings/provider-settings.service.js';
import { ProviderTest } from './provider-test.js';

@Controller()
export class SiteSettingsController {
  constructor(
    private readonly settings: ProviderSettingsService,
    private readonly tests: ProviderTest,
  ) {}

  @Handles(getSiteSettings)
  async get() {
    return this.settings.view();
  }

  @Handles(updateSiteSettings)
  async update(request: RequestOf<typeof updateSiteSettings>, ctx: UserCtx) {
    return this.settings.update(request, ctx);
  }

  @Handles(testSiteSettings)
  async test({ provider }: RequestOf<typeof testSiteSettings>) {
    return this.tests.run(provider);
  }
}
