import { once } from 'node:events';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { stringify } from 'csv-stringify';
import excel from 'exceljs';
import type { PrintedPage } from './export-rows.js';

/** A file that grows page by page; `body` is read while it is written, so that no export is ever whole in memory. */
export interface ExportWriter {
  body: Readable;
  contentType: string;
  write(page: PrintedPage): Promise<void>;
  end(): Promise<void>;
}

/** UTF-8 with a byte order mark; a cell that a spreadsheet would run as a formula begins with an apostrophe. @source models.md 21 */
export function csvWriter(): ExportWriter {
  const csv = stringify({ bom: true, escape_formulas: true });
  let hasHead = false;
  return {
    body: csv,
    contentType: 'text/csv; charset=utf-8',
    async write({ titles, rows }) {
      for (const row of hasHead ? rows : [titles, ...rows]) await drained(csv, row);
      hasHead = true;
    },
    async end() {
      csv.end();
    },
  };
}

/** Strings stay strings in a workbook, so nothing there can become a formula. */
export function xlsxWriter(): ExportWriter {
  const body = new PassThrough();
  const workbook = new excel.stream.xlsx.WorkbookWriter({ stream: body, useSharedStrings: false, useStyles: false });
  const sheet = workbook.addWorksheet('Export');
  let hasHead = false;
  return {
    body,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    async write({ titles, rows }) {
      for (const row of hasHead ? rows : [titles, ...rows]) sheet.addRow(row).commit();
      hasHead = true;
      // The writer has no back pressure of its own: what is written leaves before the next page is asked for.
      if (body.writableNeedDrain) await once(body, 'drain');
    },
    async end() {
      sheet.commit();
      await workbook.commit();
    },
  };
}

/** An array of objects, each with its row under the titles of the columns. A title that is there twice gets a number. */
export function jsonWriter(): ExportWriter {
  const body = new PassThrough();
  let names: string[] | null = null;
  let before = '[';
  return {
    body,
    contentType: 'application/json; charset=utf-8',
    async write({ titles, rows }) {
      const keys = (names ??= unique(titles));
      for (const row of rows) {
        const record = Object.fromEntries(keys.map((key, at) => [key, row[at] ?? null]));
        await drained(body, `${before}\n${JSON.stringify(record)}`);
        before = ',';
      }
    },
    async end() {
      body.end(before === '[' ? '[]\n' : '\n]\n');
    },
  };
}

function unique(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  for (const title of titles) {
    let key = title;
    for (let number = 2; taken.has(key); number++) key = `${title} (${number})`;
    taken.add(key);
  }
  return [...taken];
}

async function drained(stream: Writable, row: PrintedPage['rows'][number] | string) {
  if (!stream.write(row)) await once(stream, 'drain');
}
