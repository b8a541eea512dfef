import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { errorCatalogue } from './index.js';

const root = join(import.meta.dirname, '../../../..');
const folders = ['gateway', 'services', 'libs', 'frontend'];
const ignored = /(^|\/)(node_modules|dist|e2e)\/|spec\.tsx?$/;
const declarations = 'libs/contracts/src/errors/';

describe('error codes', () => {
  it('are each thrown, listed by a contract or read by a screen', () => {
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
    expect([...unused]).toEqual([]);
  });
});
