import { senderSchema, type Sender } from '@linkyard/contracts';
import type { WhiteLabel } from '../white-labels/white-label.schema.js';

/** @returns null where the mail server of a record is not set up */
export function senderOfRecord({ _id, smtp, dkim }: Pick<WhiteLabel, '_id' | 'smtp' | 'dkim'>): Sender | null {
  const parsed = senderSchema.safeParse({ ...smtp, tenantId: _id, dkim });
  return parsed.success ? parsed.data : null;
}
