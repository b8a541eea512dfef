import { z } from 'zod';
import type { RateLimit } from '../../primitives/rates.js';

/** Mails to addresses that a reseller enters, by the reseller's own server. */
export const inviteRate: RateLimit[] = [{ limit: 60, windowSec: 600, by: 'account' }];

/** What is or would be done with one row of a list. */
export const inviteOutcomes = [
  'ready',
  'invited',
  'notAnAddress',
  'repeated',
  'emailExists',
  'nameTooLong',
  'planUnknown',
  'noRoom',
] as const;

export const maxInviteRows = 500;
/** Bytes of a list that is read. */
export const maxInviteCsv = 200_000;

/** As it stands in a list; one that cannot be used is reported and stops no other. */
const inviteRow = z.strictObject({
  email: z.string().max(1_000),
  name: z.string().max(1_000).default(''),
  planName: z.string().max(1_000).default(''),
});
export type InviteRow = z.output<typeof inviteRow>;
export const inviteRows = z.array(inviteRow).min(1).max(maxInviteRows);

export const inviteRowReport = z.object({
  /** From 1, without the heading of the list. */
  row: z.int(),
  email: z.string(),
  name: z.string(),
  planName: z.string(),
  outcome: z.enum(inviteOutcomes),
});
export type InviteRowReport = z.output<typeof inviteRowReport>;
