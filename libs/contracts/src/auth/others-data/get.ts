import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { publicReadRate } from '../../primitives/rates.js';
import { currencyView } from '../../commerce/currencies/list.js';
import { timeZoneView } from '../../bookings/time-zones/list.js';

/** The lists every form needs; cacheable by `version`. @source models.md 13 othersData */
export const getOthersData = defineCommand({
  subject: 'auth.others-data.get',
  http: { path: '/user/others-data', role: 'public', needsActiveOwner: false, rate: publicReadRate },
  summary: 'Currencies, countries, categories, fonts, time zones, animations, palette',
  request: z.strictObject({}),
  reply: z.object({
    version: z.string(),
    currencies: z.array(currencyView),
    countries: z.array(z.object({ code: z.string(), name: z.string(), dialCode: z.string() })),
    siteCategories: z.array(z.string()),
    emojis: z.array(z.string()),
    fonts: z.array(z.string()),
    timeZones: z.array(timeZoneView),
    animations: z.array(z.string()),
    palette: z.object({ colors: z.array(z.string()), gradients: z.array(z.string()) }),
  }),
  timeoutMs: 3000,
});
