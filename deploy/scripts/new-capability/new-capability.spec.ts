import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { withExports, withModule, withReserved } from './edits.mjs';
import { germanTexts, withTranslations } from './german.mjs';
import { fill, spellings } from './names.mjs';

const templates = join(import.meta.dirname, 'templates');

describe('the name of a capability', () => {
  it('is spelled as code, paths, collections and texts need it', () => {
    expect(spellings('gift-cards')).toEqual({
      one: 'giftCard',
      One: 'GiftCard',
      many: 'giftCards',
      Many: 'GiftCards',
      'one-': 'gift-card',
      'many-': 'gift-cards',
      many_: 'gift_cards',
      'one words': 'gift card',
      'many words': 'gift cards',
      'Many words': 'Gift cards',
    });
    expect(spellings('categories')).toMatchObject({ one: 'category' });
  });

  it.each(['GiftCards', 'gift_cards', 'gift-card', '../cards', ''])('is not %j', (name) => {
    expect(() => spellings(name)).toThrow('Use a plural with hyphens');
  });

  it.each(readdirSync(templates))('fills %s', (file) => {
    const filled = fill(readFileSync(join(templates, file), 'utf8'), {
      ...spellings('gift-cards'),
      service: 'commerce',
    });
    expect(filled).toMatch(/gift/i);
    expect(filled).not.toMatch(/\{\{[a-z]/i);
  });
});

describe('the German texts of the screen', () => {
  const texts = germanTexts(spellings('gift-cards'));

  it('are those of the messages in its templates', () => {
    const filled = readdirSync(templates)
      .filter((file) => file.startsWith('screen-'))
      .map((file) =>
        fill(readFileSync(join(templates, file), 'utf8'), { ...spellings('gift-cards'), service: 'commerce' }),
      )
      .join('\n')
      .replaceAll('${title}', '{title}');
    const isShown = (message: string) => filled.includes(`\`${message}\``) || filled.includes(`>${message}<`);
    expect(Object.keys(texts).filter((message) => !isShown(message))).toEqual([]);
  });

  it('fill what has no translation yet, and leave the others', () => {
    const catalogue = 'msgid "Add gift card"\nmsgstr ""\n\nmsgid "Gift cards"\nmsgstr "Gutscheine"\n';
    expect(withTranslations(catalogue, texts)).toBe(
      'msgid "Add gift card"\nmsgstr "gift card hinzufügen"\n\nmsgid "Gift cards"\nmsgstr "Gutscheine"\n',
    );
  });
});

describe('what the generator edits', () => {
  it('exports the contracts of the service', () => {
    const edited = withExports("export * from './a/b.js';\n", 'gift-cards', ['list.js']);
    expect(edited).toBe("export * from './a/b.js';\nexport * from './gift-cards/list.js';\n");
  });

  it('adds the module to the list of the service', () => {
    const source = "import { A } from './a.js';\n\nexport const s = serviceOf('commerce', [\n  A,\n]);\n";
    expect(withModule(source, spellings('cards'))).toBe(
      "import { A } from './a.js';\nimport { CardsModule } from './cards/cards.module.js';\n\nexport const s = serviceOf('commerce', [\n  A,\n  CardsModule,\n]);\n",
    );
  });

  it('reserves the first segment of the screen once', () => {
    const source = "  // The web app's own routes.\n  'products',\n";
    expect(withReserved(source, 'cards')).toBe("  // The web app's own routes.\n  'cards',\n  'products',\n");
    expect(withReserved(source, 'products')).toBe(source);
  });
});
