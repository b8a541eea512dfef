import { z } from 'zod';
import { mediaCredit } from './media-credit.js';

/** @source spec 9 "Stock providers" */
export const stockPlatforms = ['unsplash', 'pixabay', 'pexels'] as const;
export type StockPlatform = (typeof stockPlatforms)[number];
/** @source spec 9 "orientations" */
export const orientations = ['portrait', 'landscape', 'square'] as const;
export type Orientation = (typeof orientations)[number];

/** One result of a search. `file.thumb` is shown, `file.path` is what is put into the library; both lie at the provider. @source spec 3 */
export const stockPicture = z.object({
  /** The provider's own. */
  id: z.string(),
  platform: z.enum(stockPlatforms),
  title: z.string(),
  file: z.object({ thumb: z.string(), path: z.string() }),
  /** Pixels of the original. */
  width: z.int(),
  height: z.int(),
  credit: mediaCredit,
});
export type StockPicture = z.output<typeof stockPicture>;

/** Refusals of every call that asks a picture service. */
export const stockRefusals = [
  'integrations.stock_no_key',
  'integrations.stock_key_refused',
  'integrations.stock_limit',
  'integrations.stock_timeout',
  'integrations.stock_failed',
] as const;
