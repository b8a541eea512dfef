import { timeZone, refusedAs } from '@linkyard/contracts';
import { z } from 'zod';
import { optionalImage, optionalLink, text } from '../kit/fields.js';
import { parseWallTime } from './zone-time.js';

const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, refusedAs('blocks.not_time'));

export const countdownTypes = ['date', 'daily', 'evergreen'] as const;
export const endActions = ['message', 'hide', 'redirect'] as const;

/** @source spec 3 el_countdown, models.md 3 */
export const countdownSchema = z.object({
  /** date: to one moment. evergreen: so long from each visitor's first look. daily: to the end of a daily window. */
  type: z.enum(countdownTypes).default('date'),
  /** Wall clock time in `timeZone`, `YYYY-MM-DDTHH:mm`; empty shows nothing. */
  date: z
    .string()
    .refine((value) => value === '' || parseWallTime(value) !== null, refusedAs('core.not_moment'))
    .default(''),
  timeZone: timeZone.default('UTC'),
  /** Daily window, wall clock time in `timeZone`; an end at or before the start is on the next day. */
  startAt: clock.default('00:00'),
  endAt: clock.default('00:00'),
  /** Length of an evergreen countdown. */
  minutes: z.int().min(1).max(525_600).default(60),
  title: text(200),
  /** What is said once it has ended. */
  text: text(500, 'This has ended.'),
  img: optionalImage,
  btnText: text(80),
  /** Where the button leads, and where visitors are sent at the end when `onEnd` is redirect. */
  url: optionalLink,
  onEnd: z.enum(endActions).default('message'),
});
export type CountdownContent = z.output<typeof countdownSchema>;
