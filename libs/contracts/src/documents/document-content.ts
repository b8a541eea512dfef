import { z } from 'zod';

export const documentKinds = ['order-receipt', 'donation-receipt', 'payment-receipt'] as const;
export type DocumentKind = (typeof documentKinds)[number];
export const documentStates = ['queued', 'ready', 'failed'] as const;

const text = z.string().max(2_000);
const party = z.object({
  name: text,
  /** One line each; empty ones are left out. */
  details: z.array(text),
});

/** A document of one table, as it is printed: amounts, dates and words are those of its reader. */
export const documentContent = z.object({
  title: text,
  /** ISO 639-1; decides on hyphenation and the reading direction of numbers. */
  language: z.string().length(2),
  /** Of the file's metadata: a day of the seller's time zone. */
  issuedOn: z.iso.date(),
  facts: z.array(z.object({ label: text, value: text })),
  seller: party.extend({ label: text }),
  buyer: party.extend({ label: text }),
  /** The first column takes the width that the others leave. */
  columns: z.array(text).min(1).max(8),
  rows: z.array(z.array(text)).max(1_000),
  sums: z.array(z.object({ label: text, value: text, isStrong: z.boolean().default(false) })),
  notes: z.array(text),
  footer: text,
});
export type DocumentContent = z.output<typeof documentContent>;

/** @source models.md 6 "receipts (PDF)" */
export const documentLink = z.object({
  state: z.enum(documentStates),
  /** Opens the file for five minutes; null until it is ready. */
  url: z.string().nullable(),
});
