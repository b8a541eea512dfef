import { describe, expect, it } from '@jest/globals';
import { foldersOf, isForAll } from './affected.mjs';

const projects = new Map([
  ['@linkyard/money', 'libs/money'],
  ['@linkyard/commerce', 'services/commerce'],
]);

describe('what npm test -- --affected runs', () => {
  it.each(['package-lock.json', 'jest.config.mjs', 'deploy/scripts/test.mjs', 'libs/moneybox/src/index.ts'])(
    'is everything when %s changed, which belongs to no project',
    (file) => expect(isForAll(file, projects)).toBe(true),
  );

  it.each(['libs/money/src/units.ts', 'docs/adr/0001-reply.md', 'README.md'])('is not everything for %s', (file) =>
    expect(isForAll(file, projects)).toBe(false),
  );

  it('are the folders of the projects that Nx names', () => {
    expect(foldersOf(['@linkyard/commerce', '@linkyard/money'], projects)).toEqual(['services/commerce', 'libs/money']);
  });
});
