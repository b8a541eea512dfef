import { Controller } from '@nestjs/common';
import { getTaxSettings, updateTaxSettings, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { Handles, fieldRefusal } from '@linkyard/service-kit';
import { TaxSettingsRepository } from './tax-settings.model.js';
import { isVatId, plainVatId } from './vat-id.js';

@Controller()
export class TaxSettingsController {
  constructor(private readonly settings: TaxSettingsRepository) {}

  @Handles(getTaxSettings)
  async get(_request: RequestOf<typeof getTaxSettings>, { userId }: UserCtx) {
    return { settings: await this.settings.of(userId) };
  }

  @Handles(updateTaxSettings)
  async update(settings: RequestOf<typeof updateTaxSettings>, { userId }: UserCtx) {
    const vatId = plainVatId(settings.vatId);
    if (vatId !== '' && !isVatId(vatId)) throw fieldRefusal('vatId', 'commerce.not_vat_id');
    return { settings: await this.settings.save(userId, { ...settings, vatId }) };
  }
}
