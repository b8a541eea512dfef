import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { errorCatalogue, fieldCatalogue } from './index.js';

const root = join(import.meta.dirname, '../../../..');
const folders = ['gateway', 'services', 'libs'];
const ignored = /(^|\/)(node_modules|dist|e2e)\/|spec\.tsx?$/;
/** A contract that lists a code does not throw it. */
const declarations = 'libs/contracts/';
/** Codes whose last part is computed from an adapter's error. */
const computed = ['bookings.calendar_', 'bookings.webinar_provider_'];

function unusedOf(catalogue: object, isDeclaration: (path: string) => boolean): string[] {
  const unused = new Set(Object.keys(catalogue));
  const files = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
    )
    .filter((path) => /\.tsx?$/.test(path) && !ignored.test(path) && !isDeclaration(path));
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const code of unused) if (text.includes(`'${code}'`)) unused.delete(code);
  }
  return [...unused].filter((code) => !computed.some((start) => code.startsWith(start)));
}

describe('error codes', () => {
  it('are each thrown by a service, a library or the gateway', () => {
    expect(unusedOf(errorCatalogue, (path) => path.startsWith(declarations))).toEqual([]);
  });
});

describe('codes of refused fields', () => {
  it('are each used by a contract, a service, a library or the gateway', () => {
    expect(unusedOf(fieldCatalogue, (path) => path.startsWith(`${declarations}src/errors/`))).toEqual([]);
  });

  it('are none of the codes of errors', () => {
    expect(Object.keys(fieldCatalogue).filter((code) => code in errorCatalogue)).toEqual([]);
  });

  it('have each a sentence of their own', () => {
    const texts = Object.values(fieldCatalogue);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });
});
