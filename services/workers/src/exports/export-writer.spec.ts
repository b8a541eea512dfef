import { describe, expect, it } from '@jest/globals';
import { text } from 'node:stream/consumers';
import type { PrintedPage } from './export-rows.js';
import { jsonWriter } from './export-writer.js';

async function written(pages: PrintedPage[]): Promise<unknown> {
  const writer = jsonWriter();
  const body = text(writer.body);
  for (const page of pages) await writer.write(page);
  await writer.end();
  return JSON.parse(await body);
}

describe('an export as JSON', () => {
  it('is an array of objects whose keys are the titles of the columns, over all pages', async () => {
    const titles = ['name', 'amount'];
    const pages = [
      { titles, rows: [['Ann "A"', '12.50']] },
      { titles, rows: [['Bo\n', null]] },
    ];
    expect(await written(pages)).toEqual([
      { name: 'Ann "A"', amount: '12.50' },
      { name: 'Bo\n', amount: null },
    ]);
  });

  it('keeps both answers where two columns have the same title', async () => {
    const pages = [{ titles: ['City', 'City', 'City (2)'], rows: [['Oslo', 'Bergen', 'Rome']] }];
    expect(await written(pages)).toEqual([{ City: 'Oslo', 'City (2)': 'Bergen', 'City (2) (2)': 'Rome' }]);
  });

  it.each([[[]], [[{ titles: ['name'], rows: [] }]]])('is an empty array where there are no rows', async (pages) => {
    expect(await written(pages)).toEqual([]);
  });
});
