import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { currencyCode } from '../../primitives/index.js';

/** `exponent`: digits after the decimal sign. @source spec 3 "Currency entry" */
export const currencyView = z.object({
  code: currencyCode,
  symbol: z.string(),
  title: z.string(),
  exponent: z.literal([0, 2, 3, 4]),
});

/** USD, CAD, EUR first. */
export const listCurrencies = defineCommand({
  subject: 'commerce.currencies.list',
  summary: 'Currencies a price can be in',
  request: z.strictObject({}),
  reply: z.object({ currencies: z.array(currencyView) }),
  timeoutMs: 2000,
});
