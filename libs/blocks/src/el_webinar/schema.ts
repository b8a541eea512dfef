import { z } from 'zod';
import { refusedAs } from '@linkyard/contracts';
import { text } from '../kit/fields.js';

/** @source models.md 10 "provider" */
export const webinarTypes = ['all', 'gotowebinar', 'zoom', 'custom', 'native'] as const;

/** @source spec 3 el_webinar, models.md 3 */
export const webinarSchema = z.object({
  heading: text(200),
  /** Where the webinars to choose from are held. */
  webtype: z.enum(webinarTypes).default('all'),
  /** Chosen ones, with what they were called and when they began then; empty shows the newest. */
  webList: z
    .array(
      z.object({
        webinarId: z.string().regex(/^[\w-]{16,64}$/, refusedAs('core.not_id')),
        title: text(200),
        startAt: text(40),
      }),
    )
    .max(24)
    .default([]),
  btnText: text(80, 'Register'),
});
export type WebinarContent = z.output<typeof webinarSchema>;
