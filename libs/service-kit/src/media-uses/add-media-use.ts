import type { DomainEvent, mediaUsed } from '@linkyard/contracts';
import type { OwnedDocument } from '@linkyard/mongo';
import type { Outbox } from '../events/outbox.js';
import { mediaPathsIn } from './media-paths.js';

interface TitledRecord extends OwnedDocument {
  title: string;
}

interface MediaUseChange<Stored extends TitledRecord> {
  /** Null for a new record, or to publish the state of one regardless of what was published before. */
  before: Stored | null;
  after: Stored;
  /** Of files that the record names by their id; those named by their address are found without it. */
  mediaIdsOf?: (record: Stored) => readonly string[];
}

/**
 * Publishes which library files a record uses if that or its title has changed, within the transaction of the change. Its `rev` is the version,
 * so every change of what it uses has to count `rev` up. A deleted record uses none.
 */
export async function addMediaUse<Stored extends TitledRecord>(
  outbox: Outbox,
  event: DomainEvent<typeof mediaUsed>,
  { before, after, mediaIdsOf = () => [] }: MediaUseChange<Stored>,
): Promise<void> {
  const usedBy = (record: Stored | null) =>
    record && record.deletedAt === null
      ? { paths: mediaPathsIn([record]), mediaIds: [...new Set(mediaIdsOf(record))].sort() }
      : { paths: [], mediaIds: [] };
  const [previous, used] = [usedBy(before), usedBy(after)];
  const isUsing = used.paths.length + used.mediaIds.length > 0;
  const isSameTitle = before?.title === after.title || !isUsing;
  if (isSameTitle && JSON.stringify(previous) === JSON.stringify(used)) return;
  const { _id: recordId, userId, tenantId, title, rev: version } = after;
  await outbox.add(event, { recordId, userId, title, version, ...used }, { tenantId });
}
