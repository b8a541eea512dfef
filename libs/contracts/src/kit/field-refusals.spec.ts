import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { fieldRefusals } from './field-refusals.js';

const root = join(import.meta.dirname, '../../../..');
const isSource = (path: string) => /\.ts$/.test(path) && !/(^|\/)(node_modules|dist)\/|spec\.ts$/.test(path);
const filesOf = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((path) => join(root, folder, path));
/** `invalidField('title', 'Add a title.')`, also with a template. */
const refusal = /invalidField\(\s*[^,()]+,\s*(?:'((?:[^'\\]|\\.)+)'|`([^`]+)`),?\s*\)/g;
/** `new DomainError('core.conflict', { text: 'The first page is always shown.' })` */
const ownText = /DomainError\(\s*'[^']+',\s*\{[^}]*?\btext:\s*(?:'((?:[^'\\]|\\.)+)'|`([^`]+)`)/g;

it('declares every refusal of a field and every text of an error that a service writes, so that the app can translate it', () => {
  const anyValue = (text: string) => text.replaceAll(/\$?\{(?:[^{}]|\([^()]*\))*\}/g, '{}');
  const declared = new Set(fieldRefusals.map(anyValue));
  const written = ['services', 'gateway/src', 'libs']
    .flatMap(filesOf)
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((source) => [...source.matchAll(refusal), ...source.matchAll(ownText)])
    .map(([, plain, template]) => anyValue(plain ?? template ?? ''));
  expect(written.length).toBeGreaterThan(70);
  expect([...new Set(written)].filter((text) => !declared.has(text))).toEqual([]);
});
