import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { stockPicture, stockPlatforms, stockRefusals } from './stock-picture.js';

/**
 * For the media service: what the provider itself says of a picture that somebody picked, so that neither address nor credit is the
 * browser's word. By its id, or by the address a search lately gave for it; null when there is none.
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
