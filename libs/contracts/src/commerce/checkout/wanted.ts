import { z } from 'zod';
import { email, line, majorAmount, prose, publicId } from '../../primitives/index.js';
import { refusedAs } from '../../errors/reasons.js';

export const wantedItem = z.strictObject({
  publicId,
  variantId: line(40).nullable().default(null),
  qty: z.int().min(1).max(1000),
  /** What the buyer wants to pay for one, in major units; only where the product's price is the buyer's choice. */
  price: majorAmount.optional(),
});
export const countryCode = z.union([z.literal(''), z.string().regex(/^[A-Z]{2}$/, refusedAs('core.not_country'))]);
export const buyerInput = z.strictObject({
  email,
  name: line(120).default(''),
  phone: line(40).default(''),
  address: prose(500).default(''),
  country: countryCode.default(''),
  vatId: line(20).default(''),
});
/** What a buyer asks of the seller or lets them know. */
export const buyerNote = prose(1_000);
/** Answers to the seller's questions by the id of the question; a ticked box answers `yes`. */
export const answersInput = z.record(z.string().regex(/^[^.$]{1,40}$/), prose(1_000));
