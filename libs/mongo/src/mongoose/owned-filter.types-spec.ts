import type { OwnedDocument } from '../documents.js';
import type { OwnedRepository } from './owned-repository.js';
import { dueBy, indexedString, trusted } from './trusted.js';

interface Bed extends OwnedDocument {
  name: string;
  plants: number;
  tags: string[];
  wateredAt: Date | null;
  kind?: 'flowers' | 'herbs';
  soil: { ph: number };
}

/** Compiled only: a filter of a repository takes values as they are, and operators that `trusted` has marked. */
export function filtersOf(beds: OwnedRepository<Bed>, ownerId: string, now: Date) {
  const taken = [
    beds.findOne({ ownerId, name: 'Roses', plants: 3, wateredAt: null, kind: 'herbs' }),
    beds.findMany({ ownerId, tags: 'shade', 'soil.ph': 6 }),
    beds.findMany({ ownerId, name: trusted({ $in: ['Roses', 'Sage'] }), plants: trusted({ $gt: 1, $lte: 5 }) }),
    beds.findMany({ ownerId, wateredAt: dueBy(now), name: indexedString('Roses'), tags: trusted({ $all: ['shade'] }) }),
    beds.count({ ownerId, $or: [{ plants: trusted({ $lt: 1 }) }, { kind: trusted({ $exists: false }) }] }),
    beds.update({ ownerId, 'soil.ph': trusted({ $gte: 6 }) }, { $set: { plants: 1 } }),
  ];
  const refused = [
    // @ts-expect-error operators that are not marked
    beds.findOne({ ownerId, plants: { $gt: 1 } }),
    // @ts-expect-error a date compares by operators, which are not marked
    beds.findMany({ ownerId, wateredAt: { $lte: now } }),
    // @ts-expect-error of a field that may be absent
    beds.findMany({ ownerId, kind: { $exists: false } }),
    // @ts-expect-error of a list
    beds.count({ ownerId, tags: { $in: ['shade'] } }),
    // @ts-expect-error of a field inside a record
    beds.update({ ownerId, 'soil.ph': { $gte: 6 } }, { $set: { plants: 1 } }),
    // @ts-expect-error inside an alternative
    beds.softDelete({ ownerId, $or: [{ name: 'Roses' }, { plants: { $gt: 1 } }] }),
    // @ts-expect-error marked operators of another type than the field's
    beds.findOne({ ownerId, plants: trusted({ $in: ['three'] }) }),
    // @ts-expect-error a field that is not stored
    beds.findOne({ ownerId, colour: 'red' }),
    // @ts-expect-error without an owner
    beds.findMany({ name: 'Roses' }),
    // @ts-expect-error of more than one owner
    beds.findMany({ ownerId: trusted({ $ne: ownerId }) }),
    // @ts-expect-error the stored field in place of `ownerId`
    beds.findMany({ ownerId, userId: ownerId }),
  ];
  return [...taken, ...refused];
}
