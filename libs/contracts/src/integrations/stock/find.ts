import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { stockPicture, stockPlatforms, stockRefusals } from './stock-picture.js';

/**
 * For the media service: the provider's own record of a chosen picture, so that neither address nor credit is taken from the
 * browser. By its id, or by the address of a recent search result; null when there is none.
 */
export const findStockPicture = defineCommand({
  subject: 'integrations.stock.find',
  summary: 'One picture of a picture service',
  request: z.strictObject({
    platform: z.enum(stockPlatforms),
    id: z.string().min(1).max(64).optional(),
    path: z.string().max(2048).optional(),
  }),
  reply: z.object({
    picture: stockPicture.nullable(),
    /** Where the provider wants its use reported; null where it does not. */
    useReport: z.string().nullable(),
  }),
  errors: stockRefusals,
  timeoutMs: 10_000,
});
