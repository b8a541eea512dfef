import { z } from 'zod';
import { objectId, refusedAs, refusedWith } from '@linkyard/contracts';
import { text } from '../kit/fields.js';

/** Donations below this are not worth their fees. Major units. @source spec 5 "Donation minimum 5" */
export const leastDonation = 5;
const maxDonation = 1_000_000;

/** Major units. */
const donation = z
  .number()
  .refine((amount) => amount >= leastDonation, refusedWith('blocks.below_least_donation', { least: leastDonation }))
  .max(maxDonation)
  .multipleOf(0.01);

/** @source spec 3 el_donate, models.md 3 */
export const donateSchema = z.object({
  title: text(200),
  description: text(1000),
  donatType: z.enum(['paypal', 'stripe']).default('paypal'),
  minimum: donation.default(leastDonation),
  /** ISO code, then a name for people. @source spec 3 */
  currency: z
    .string()
    .regex(/^[A-Z]{3}(?:\/[^<>]{1,60})?$/, refusedAs('blocks.not_currency'))
    .default('USD/United States'),
  amounts: z.array(donation).max(8).default([5, 10, 25]),
  allowCustom: z.boolean().default(true),
  /** Major units; 0 shows no goal. */
  goalAmount: z.number().min(0).max(1e9).default(0),
  /** What was given elsewhere before, in major units; what comes in here is added to it. */
  goalRaised: z.number().min(0).max(1e9).default(0),
  /** How often donors may give; one of them is always offered. */
  intervals: z
    .array(z.enum(['once', 'month', 'year']))
    .min(1)
    .max(3)
    .default(['once']),
  /** Donors may add what the provider keeps. */
  coverFees: z.boolean().default(true),
  /** A goal that is kept under Donations; empty: the amounts above. */
  goalId: z.union([z.literal(''), objectId]).default(''),
  /** Names and messages of those who do not stay anonymous. */
  showSupporters: z.boolean().default(true),
  message: z.boolean().default(true),
  anonymousAllowed: z.boolean().default(true),
  btnText: text(80, 'Donate'),
  /** Of the provider that takes the money; it decides what is in it. */
  payData: z.object({ connectionId: text(64) }).prefault({}),
});
export type DonateContent = z.output<typeof donateSchema>;

/** The code of 'USD/United States'. */
export const codeOf = (currency: string): string => currency.slice(0, 3);
