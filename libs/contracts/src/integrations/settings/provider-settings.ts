import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { timestamp } from '../../primitives/index.js';

/** What the screen may know of a stored key: never the key. */
export const keyView = z.object({
  /** `settings`: typed in by an admin; `environment`: from the server's environment; null: there is none. */
  from: z.enum(['settings', 'environment']).nullable(),
  /** Its last four characters. Empty for none, and for a key so short that four would be much of it. */
  ending: z.string(),
});
export type KeyView = z.output<typeof keyView>;

/** @source models.md 13 SiteSetting "providers{stock,ai}" */
export const providerSettings = z.object({
  group: z.literal('providers'),
  /** Counts the changes; 0 before the first. */
  rev: z.int().min(0),
  stock: z.object({ unsplash: keyView, pixabay: keyView, pexels: keyView }),
  ai: z.object({
    key: keyView,
    /** Where the API is; empty when the default is used. */
    baseUrl: z.string(),
    model: z.string(),
    /** What is used where the two are empty. */
    defaults: z.object({ baseUrl: z.string(), model: z.string() }),
    /** Pictures one account may have drawn in 24 hours. */
    dailyLimit: z.int(),
  }),
  /** Null before the first change. */
  updatedAt: timestamp.nullable(),
});
export type ProviderSettings = z.output<typeof providerSettings>;

/** Empty clears; absent leaves as it is. */
export const keyInput = z
  .string()
  .trim()
  .max(300)
  .regex(/^[\x21-\x7e]*$/, refusedAs('core.plain_key'))
  .optional();

export const providerNames = ['unsplash', 'pixabay', 'pexels', 'openai'] as const;
export type ProviderName = (typeof providerNames)[number];
