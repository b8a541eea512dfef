import { z } from 'zod';

/** Test payments move no money. Whatever is paid by one has its mode, and so has what follows from it. */
export const paymentModes = ['test', 'live'] as const;
export const paymentMode = z.enum(paymentModes);
export type PaymentMode = z.output<typeof paymentMode>;

export const shownModes = ['all', ...paymentModes] as const;
export type ShownMode = (typeof shownModes)[number];

/** Of lists, figures and exports. Missing: live alone once the owner has connected a live account, all before. */
export const modeFilter = z.enum(shownModes).optional();

/** What a reply is of: the mode that was asked for, or else the one that it is by default. */
export const modesOfReply = {
  mode: z.enum(shownModes).default('all'),
  /** A test account was connected at some time, so that there may be test payments. */
  hasTest: z.boolean().default(false),
};

/** The condition on records that are shown. */
export const inMode = (mode: ShownMode): { mode?: PaymentMode } => (mode === 'all' ? {} : { mode });
