import type { RollupDocument } from './activity.schema.js';
import { fromFieldName } from './roll-up.js';

type Counts = Pick<RollupDocument, 'views' | 'uniques' | 'clicks'>;

/** Sums; a rollup that never saw a kind of visit has no field for it. */
export function totalsOf(rollups: readonly Partial<Counts>[]): Counts & { ctr: number } {
  const sum = (field: keyof Counts) => rollups.reduce((total, row) => total + (row[field] ?? 0), 0);
  const views = sum('views');
  const clicks = sum('clicks');
  return { views, uniques: sum('uniques'), clicks, ctr: views === 0 ? 0 : clicks / views };
}

/** Views by device, country or referrer, most first. */
export function sharesOf(
  rollups: readonly RollupDocument[],
  field: 'byDevice' | 'byCountry' | 'byReferrer',
  most = 10,
): { name: string; views: number }[] {
  const sums = new Map<string, number>();
  for (const row of rollups)
    for (const [name, views] of Object.entries(row[field] ?? {})) sums.set(name, (sums.get(name) ?? 0) + views);
  return [...sums]
    .sort((one, other) => other[1] - one[1])
    .slice(0, most)
    .map(([name, views]) => ({ name: fromFieldName(name), views }));
}

export interface TargetClicks {
  campaignId: string;
  sectionId: string | null;
  target: string;
  clicks: number;
}

/** Addresses by clicks, most first. */
export function topTargets(rollups: readonly RollupDocument[], most: number): TargetClicks[] {
  const sums = new Map<string, TargetClicks>();
  for (const { campaignId, sectionId, byTarget, clicks } of rollups) {
    const named = Object.entries(byTarget ?? {});
    for (const [name, count] of named.length > 0 ? named : [['', clicks] as const]) {
      const key = `${sectionId}|${name}`;
      const row = sums.get(key) ?? { campaignId, sectionId, target: fromFieldName(name), clicks: 0 };
      sums.set(key, { ...row, clicks: row.clicks + count });
    }
  }
  return [...sums.values()].sort((one, other) => other.clicks - one.clicks).slice(0, most);
}
