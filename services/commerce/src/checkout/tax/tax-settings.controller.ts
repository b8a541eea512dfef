import { Controller, Inject } from '@nestjs/common';
import { getTaxSettings, updateTaxSettings, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { TaxSettingsRepository } from './tax-settings.model.js';

@Controller()
export class TaxSettingsController {
  constructor(@Inject(TaxSettingsRepository) private readonly settings: TaxSettingsRepository) {}

  @Handles(getTaxSettings)
  async get(_request: RequestOf<typeof getTaxSettings>, { userId }: UserCtx) {
    return { settings: await this.settings.of(userId) };
  }

  @Handles(updateTaxSettings)
  async update(settings: RequestOf<typeof updateTaxSettings>, { userId }: UserCtx) {
    return { settings: await this.settings.save(userId, settings) };
  }
}
