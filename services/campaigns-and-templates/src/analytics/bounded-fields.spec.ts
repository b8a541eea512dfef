import { describe, expect, it } from '@jest/globals';
import { boundFields } from './bounded-fields.js';

const change = (increments: Record<string, number>) => ({
  _id: 'c//2026-01-01',
  userId: 'u',
  campaignId: 'c',
  sectionId: null,
  date: '2026-01-01',
  increments,
});
const named = (count: number, stem: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`byTarget.${stem}${index}`, 1]));

describe('fields whose names visitors make up', () => {
  it('go on counting under names that are there, and under "other" beyond two hundred', () => {
    const byTarget = Object.fromEntries(Array.from({ length: 199 }, (_, index) => [`old${index}`, 1]));
    const [bounded] = boundFields(
      [change({ ...named(3, 'new'), 'byTarget.old5': 2, clicks: 5 })],
      [{ _id: 'c//2026-01-01', byTarget }],
    );
    expect(bounded?.increments).toEqual({ 'byTarget.new0': 1, 'byTarget.other': 2, 'byTarget.old5': 2, clicks: 5 });
  });

  it('loses no count', () => {
    const [bounded] = boundFields([change(named(1_000, 't'))], []);
    const counts = Object.values(bounded?.increments ?? {});
    expect([counts.length, counts.reduce((sum, count) => sum + count, 0)]).toEqual([201, 1_000]);
  });

  it('leaves fields of our own alone', () => {
    const increments = { views: 1, 'byDevice.mobile': 1, uniques: 1 };
    expect(boundFields([change(increments)], [])[0]?.increments).toEqual(increments);
  });
});
