import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { errorCatalogue } from './index.js';

const root = join(import.meta.dirname, '../../../..');
const folders = ['gateway', 'services', 'libs'];
const ignored = /(^|\/)(node_modules|dist|e2e)\/|spec\.tsx?$/;
/** A contract that lists a code does not throw it. */
const declarations = 'libs/contracts/';
/** Codes whose last part is computed from an adapter's error. */
const computed = ['bookings.calendar_', 'bookings.webinar_provider_'];

describe('error codes', () => {
  it('are each thrown by a service, a library or the gateway', () => {
    const unused = new Set(Object.keys(errorCatalogue));
    const files = folders
      .flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
      )
      .filter((path) => /\.tsx?$/.test(path) && !ignored.test(path) && !path.startsWith(declarations));
    for (const file of files) {
      const text = readFileSync(join(root, file), 'utf8');
      for (const code of unused) if (text.includes(`'${code}'`)) unused.delete(code);
    }
    expect([...unused].filter((code) => !computed.some((start) => code.startsWith(start)))).toEqual([]);
  });
});
