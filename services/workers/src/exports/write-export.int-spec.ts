import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  beginExport,
  finishExport,
  leadRows,
  progressExport,
  type AnyCommand,
  type ExportPage,
} from '@linkyard/contracts';
import { createLogger } from '@linkyard/service-kit';
import { objectStoreFrom, type ObjectStore } from '@linkyard/storage';
import excel from 'exceljs';
import { writeExportProcessor } from './write-export.processor.js';

const id = (number: number) => number.toString(16).padStart(24, '0');
const [exportId, ownerId] = [id(1), id(2)];
const columns: ExportPage['columns'] = [
  { title: 'date', kind: 'time' },
  { title: 'name', kind: 'text' },
  { title: 'amount', kind: 'number' },
];
const first: ExportPage = {
  columns,
  rows: [
    ['2026-03-28T22:30:00.000Z', '=HYPERLINK("http://evil.test")', '24.00'],
    ['2026-03-29T12:00:00.000Z', 'Zoë, "the" one\nsecond line', '0.50'],
  ],
  next: id(9),
};
const second: ExportPage = { columns, rows: [['2026-03-30T12:00:00.000Z', '@SUM(A1)', null]], next: null };

let folder: string;
let store: ObjectStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkyard-exports-'));
  store = await objectStoreFrom({ STORAGE_DIR: folder, S3_ENDPOINT: '', MEDIA_SIGNING_KEY: 'm'.repeat(40) });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The services around a worker: one export of leads, and what was said of it. */
function around(format: 'csv' | 'xlsx', key: string, pages: (after: string | null) => ExportPage) {
  const ended: unknown[] = [];
  const progress: unknown[] = [];
  const answers = new Map<AnyCommand, (payload: never) => unknown>([
    [beginExport, () => ({ plan: { kind: 'leads', format, filters: {}, timeZone: 'Europe/Berlin', key } })],
    [leadRows, ({ after }: { after: string | null }) => pages(after)],
    [progressExport, ({ rows }: { rows: number }) => void progress.push(rows)],
    [finishExport, (ending: object) => (ended.push(ending), { kept: true })],
  ]);
  const request = async (command: AnyCommand, payload: never) => answers.get(command)?.(payload);
  const bus = { request: request as never };
  const processor = writeExportProcessor({ bus, store, logger: createLogger('spec', 'silent') });
  const run = (attempt = 1) => processor.process({ exportId, ownerId }, { jobId: exportId, attempt });
  return { run, ended, progress };
}
const bothPages = (after: string | null) => (after === null ? first : second);

describe('an export', () => {
  it('as CSV has a byte order mark, one head, wall-clock times with their offset and no cell that is a formula', async () => {
    const { run, ended, progress } = around('csv', 'exports/one.csv', bothPages);
    await run();
    const written = (await buffer((await store.get('exports/one.csv')).body)).toString('utf8');
    expect(written).toBe(
      '\uFEFFdate,name,amount\n' +
        '2026-03-28T23:30:00+01:00,"\'=HYPERLINK(""http://evil.test"")",24.00\n' +
        '2026-03-29T14:00:00+02:00,"Zoë, ""the"" one\nsecond line",0.50\n' +
        "2026-03-30T14:00:00+02:00,'@SUM(A1),\n",
    );
    expect(progress).toEqual([2, 3]);
    expect(ended).toEqual([{ exportId, ownerId, outcome: 'ready', rows: 3, size: Buffer.byteLength(written) }]);
  });

  it('as a workbook keeps strings as strings and amounts as numbers', async () => {
    const { run } = around('xlsx', 'exports/one.xlsx', bothPages);
    await run();
    const workbook = new excel.Workbook();
    await workbook.xlsx.load(new Uint8Array(await buffer((await store.get('exports/one.xlsx')).body)).buffer);
    const rows: unknown[] = [];
    workbook.worksheets[0]?.eachRow(({ values }) => rows.push(values));
    expect(rows).toHaveLength(4);
    expect(rows[1]).toEqual([undefined, '2026-03-28T23:30:00+01:00', '=HYPERLINK("http://evil.test")', 24]);
  });

  it('that breaks off is tried again, and at the last attempt said to have failed', async () => {
    const broken = (after: string | null): ExportPage => {
      if (after !== null) throw new Error('the service is away');
      return first;
    };
    const { run, ended } = around('csv', 'exports/two.csv', broken);
    await expect(run(1)).rejects.toThrow('the service is away');
    expect(ended).toEqual([]);
    await run(5);
    expect(ended).toEqual([{ exportId, ownerId, outcome: 'failed', rows: 0, size: 0 }]);
    expect(await store.stat('exports/two.csv')).toBeNull();
  });
});
