import { describe, expect, it } from '@jest/globals';
import type { RollupDocument } from './activity.schema.js';
import { linkRows } from './link-analytics.js';
import { sharesOf, topTargets, totalsOf } from './summarise.js';

const rollup = (more: Partial<RollupDocument>): RollupDocument => ({
  _id: 'x',
  userId: 'u',
  campaignId: 'c',
  sectionId: null,
  date: '2026-01-01',
  views: 0,
  uniques: 0,
  clicks: 0,
  byDevice: {},
  byCountry: {},
  byReferrer: {},
  byTarget: {},
  ...more,
});

describe('numbers of pages', () => {
  it('add up, and without a view there is no rate', () => {
    expect(
      totalsOf([
        { views: 4, clicks: 1 },
        { uniques: 2, clicks: 1 },
      ]),
    ).toEqual({
      views: 4,
      uniques: 2,
      clicks: 2,
      ctr: 0.5,
    });
    expect(totalsOf([])).toEqual({ views: 0, uniques: 0, clicks: 0, ctr: 0 });
  });

  it('shares come most first, under the names that visitors had', () => {
    const rows = [rollup({ byReferrer: { 'a．example': 1, direct: 2 } }), rollup({ byReferrer: { 'a．example': 4 } })];
    expect(sharesOf(rows, 'byReferrer')).toEqual([
      { name: 'a.example', views: 5 },
      { name: 'direct', views: 2 },
    ]);
    expect(sharesOf(rows, 'byReferrer', 1)).toHaveLength(1);
  });

  it('addresses are added up over days, apart by section', () => {
    const rows = [
      rollup({ sectionId: 's1', clicks: 2, byTarget: { 'https://x．example': 2 } }),
      rollup({ sectionId: 's1', clicks: 1, byTarget: { 'https://x．example': 1 } }),
      rollup({ sectionId: 's2', clicks: 5, byTarget: {} }),
    ];
    expect(topTargets(rows, 5).map(({ sectionId, target, clicks }) => [sectionId, target, clicks])).toEqual([
      ['s2', '', 5],
      ['s1', 'https://x.example', 3],
    ]);
  });

  it('rows are by day in order, by section with their titles, by country without clicks', () => {
    const days = [
      rollup({ date: '2026-01-02', views: 1, uniques: 1, byCountry: { DE: 1 } }),
      rollup({ date: '2026-01-01', views: 2, clicks: 1, byCountry: { FR: 2 } }),
    ];
    const sections = [rollup({ sectionId: 's1', clicks: 1 }), rollup({ sectionId: 's2', clicks: 3 })];
    const titles = new Map([['s2', 'Shop']]);
    const keys = (group: 'day' | 'section' | 'country') =>
      linkRows(group, days, sections, titles).map(({ key, label, views, clicks }) => [key, label, views, clicks]);
    expect(keys('day')).toEqual([
      ['2026-01-01', '2026-01-01', 2, 1],
      ['2026-01-02', '2026-01-02', 1, 0],
    ]);
    expect(keys('section')).toEqual([
      ['s2', 'Shop', 0, 3],
      ['s1', 's1', 0, 1],
    ]);
    expect(keys('country')).toEqual([
      ['FR', 'FR', 2, 0],
      ['DE', 'DE', 1, 0],
    ]);
  });
});
