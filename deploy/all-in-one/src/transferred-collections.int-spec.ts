import { describe, expect, it } from '@jest/globals';
import type { StoredCollection } from '@linkyard/mongo';
import { services } from './roles.js';
import { handedOverApart, notTransferred } from './transferred-collections.js';

const isOwned = (model: object): model is StoredCollection<unknown> =>
  'schema' in model &&
  ['userId', 'tenantId', 'rev'].every((path) => (model as StoredCollection<unknown>).schema.path(path));

describe('collections of a person who is deleted by a reseller', () => {
  it('go to the reseller, or say why they are erased', async () => {
    const decided = [...Object.keys(notTransferred), ...handedOverApart];
    const owned: string[] = [];
    for (const load of Object.values(services)) {
      const { name, models, transferred = [] } = await load();
      decided.push(...transferred.map((collection) => `${name} ${collection}`));
      owned.push(...models.filter(isOwned).map(({ collection }) => `${name} ${collection}`));
    }
    expect(owned.filter((name) => !decided.includes(name))).toEqual([]);
    expect(decided.filter((name) => decided.indexOf(name) !== decided.lastIndexOf(name))).toEqual([]);
    expect(owned.length).toBeGreaterThan(40);
  }, 60_000);
});
