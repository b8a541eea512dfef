import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from '@jest/globals';
import { activateLanguage } from '@linkyard/ui';
import { categoryName } from './category-name.js';

const catalogue = new URL('../../../../services/campaigns-and-templates/catalogue/categories.json', import.meta.url);
const names: string[] = JSON.parse(readFileSync(catalogue, 'utf8')).map(({ name }: { name: string }) => name);

afterEach(() => activateLanguage('en'));

describe('the name of a category of templates', () => {
  it('is known for every one of the catalogue, in another language', () => {
    expect(names.map(categoryName)).toEqual(names);
    // Accents in place of a catalogue: a name that bypasses it stays plain.
    activateLanguage('de', new Proxy({}, { get: (_messages, id) => [`‹${String(id)}›`], has: () => true }));
    expect(names.filter((name) => categoryName(name) === name)).toEqual([]);
  });

  it('is as an admin has written it for any other', () => {
    expect(['Ceramics', 'toString'].map(categoryName)).toEqual(['Ceramics', 'toString']);
  });
});
