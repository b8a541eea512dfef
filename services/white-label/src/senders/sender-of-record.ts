import { senderSchema, type Sender } from '@linkyard/contracts';
import type { WhiteLabel } from '../white-labels/white-label.schema.js';

/** @returns null where the mail server of a record is not set up */
export function senderOfRecord({ _id, smtp, dkim }: Pick<WhiteLabel, '_id' | 'smtp' | 'dkim'>): Sender | null {
  // A record that was written before it had a key has no such field.
  const parsed = senderSchema.safeParse({ ...smtp, tenantId: _id, dkim: dkim ?? null });
  return parsed.success ? parsed.data : null;
}
