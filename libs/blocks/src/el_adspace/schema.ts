import { timeZone, refusedAs } from '@linkyard/contracts';
import { z } from 'zod';
import { parseWallTime } from '../el_countdown/zone-time.js';
import { optionalImage, optionalLink, text } from '../kit/fields.js';

/** image: a picture that links. html: markup without scripts. network: an advertising network's code, run after a click. */
export const adKinds = ['image', 'html', 'network'] as const;

/** Wall clock time in `timeZone`, `YYYY-MM-DDTHH:mm`; empty for no limit. */
const moment = z
  .string()
  .refine((value) => value === '' || parseWallTime(value) !== null, refusedAs('core.not_moment'))
  .default('');

/** @source models.md 3 el_adspace */
export const adSchema = z.object({
  kind: z.enum(adKinds).default('image'),
  image: optionalImage,
  /** Alternative text of the picture. */
  alt: text(300),
  url: optionalLink,
  /** What the ad is called; visitors always see that it is one. */
  label: text(40, 'Ad'),
  /** Markup of an html or network ad: shown in a sandboxed frame only. */
  html: text(20_000),
  /** CSS pixels of that frame. */
  height: z.int().min(50).max(1200).default(250),
  startAt: moment,
  endAt: moment,
  timeZone: timeZone.default('UTC'),
});
export type AdContent = z.output<typeof adSchema>;
