import { timeZone } from '@linkyard/contracts';
import { z } from 'zod';
import { text } from '../kit/fields.js';

/** @source models.md 3 el_greeting */
export const greetingSchema = z.object({
  morning: text(120),
  afternoon: text(120),
  evening: text(120),
  night: text(120),
  /** By the visitor's own clock; else by the one in `timeZone`. */
  useVisitorTime: z.boolean().default(true),
  /** Who is greeted; follows the greeting after a comma. */
  name: text(80),
  timeZone: timeZone.default('UTC'),
});
export type GreetingContent = z.output<typeof greetingSchema>;
