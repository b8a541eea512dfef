import { Controller } from '@nestjs/common';
import { getDonationForm, type RequestOf } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { z } from 'zod';
import { PublishedForms, settingsOf } from '../leads/published-forms.js';

/** What of the block's saved data decides about a donation. */
const settingsSchema = z.object({
  title: z.string(),
  donatType: z.enum(['paypal', 'stripe']),
  minimum: z.number(),
  currency: z.string(),
  amounts: z.array(z.number()),
  allowCustom: z.boolean(),
  intervals: z.array(z.enum(['once', 'month', 'year'])),
  coverFees: z.boolean(),
  message: z.boolean(),
  anonymousAllowed: z.boolean(),
  goalId: z.string(),
});

@Controller()
export class DonationFormsController {
  constructor(private readonly forms: PublishedForms) {}

  @Handles(getDonationForm)
  async get(request: RequestOf<typeof getDonationForm>) {
    const place = await this.forms.find(request);
    const { userId, tenantId, title: campaignName, campName } = place.campaign;
    const { donatType, currency, goalId, ...settings } = settingsOf(place, 'donation', settingsSchema);
    return {
      ...settings,
      ...{ userId, tenantId, campaignName, pagePath: `/${campName}`, provider: donatType },
      // The block keeps 'USD/United States'.
      currency: currency.slice(0, 3),
      goalId: goalId || null,
    };
  }
}
