import type { RollupDocument } from './activity.schema.js';
import type { RollupChange } from './roll-up.js';

/** Fields whose keys a visitor can make up. */
export const openFields = ['byReferrer', 'byTarget', 'byCountry'] as const;
type Known = Pick<RollupDocument, '_id'> & Partial<Pick<RollupDocument, (typeof openFields)[number]>>;

/** Different addresses, hosts or countries of one day and place. */
const most = 200;
const rest = 'other';

/**
 * Beacons are unauthenticated and may name any address: after the first two hundred of a record the rest counts as "other", so that no record
 * grows beyond MongoDB's document limit.
 * @param known  the records as they are
 */
export function boundFields(changes: readonly RollupChange[], known: readonly Known[]): RollupChange[] {
  const present = new Map(known.map((row) => [row._id, row]));
  return changes.map((change) => ({ ...change, increments: bounded(change.increments, present.get(change._id)) }));
}

function bounded(increments: Readonly<Record<string, number>>, row: Known | undefined): Record<string, number> {
  const names = new Map(openFields.map((field) => [field as string, new Set(Object.keys(row?.[field] ?? {}))]));
  const result: Record<string, number> = {};
  for (const [path, count] of Object.entries(increments)) {
    const [field = '', name] = path.split('.');
    const kept = name === undefined ? path : `${field}.${admitted(names.get(field), name)}`;
    result[kept] = (result[kept] ?? 0) + count;
  }
  return result;
}

function admitted(names: Set<string> | undefined, name: string): string {
  if (!names || names.has(name)) return name;
  if (names.size >= most) return rest;
  names.add(name);
  return name;
}
