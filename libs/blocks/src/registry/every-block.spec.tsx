import { describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { blockCategories } from '../kit/types.js';
import { pageTexts } from '../locales/texts.js';
import { SectionView, viewOf } from '../page/SectionView.js';
import { editors } from './editors.gen.js';
import { broken, faultsIn, payloads, withStrings } from './hostile.js';
import { blockDefinitions, blockOf, parseSection, upgradeSection } from './index.js';
import { aContext, aSection } from './sample-page.js';

const context = aContext();
const draw = (type: string, data: unknown, mode: 'public' | 'editor' = 'public') =>
  renderToStaticMarkup(<SectionView section={aSection(type, data)} context={{ ...context, mode }} />);

const codes = Object.keys(blockDefinitions);

/** Everything written in data that could be a text: it has a capital at its beginning, or several words. */
const textsOf = (data: unknown): string[] => {
  if (typeof data === 'string') return /^[\p{Lu}€]|\S\s+\S/u.test(data) ? [data] : [];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsOf) : [];
};
/** The same in every language: names, and values of settings. */
const untranslated = new Set([
  ...['Northwind', 'Alder & Co', 'Harbour', 'Fieldnote', 'Tomlin', 'Ostra', 'Sam Rivera'],
  ...['UTC', 'USD/United States', 'Full'],
]);

describe('the registry', () => {
  it('knows exactly the block folders', () => {
    const folders = readdirSync(new URL('..', import.meta.url)).filter((name) => name.startsWith('el_'));
    expect(codes.toSorted()).toEqual(folders.toSorted());
  });

  it('has a form for every block', () => {
    expect(Object.keys(editors).toSorted()).toEqual(codes.toSorted());
  });

  it('knows no block by the name of an inherited property', () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      expect(blockOf(name)).toBeUndefined();
      expect(viewOf(name)).toBeUndefined();
      expect(parseSection(name, {})).toMatchObject({ ok: false, reason: 'unknown_block' });
    }
  });

  it('renders nothing for an unknown block in public and a card in the editor', () => {
    expect(draw('el_from_the_future', { text: 'x' })).toBe('');
    expect(draw('el_from_the_future', {}, 'editor')).toContain('not available');
  });
});

describe.each(codes)('%s', (code) => {
  const block = blockOf(code);
  if (!block) throw new Error(`No block ${code}`);

  it('is declared under its folder with texts for the picker', () => {
    expect(block.code).toBe(code);
    expect(blockCategories).toContain(block.category);
    expect(block.label.length).toBeGreaterThan(2);
    expect(block.hint.length).toBeGreaterThan(8);
  });

  it('accepts its own default, unchanged by a second save', () => {
    const first = parseSection(code, block.createDefault(pageTexts('en')));
    expect(first).toMatchObject({ ok: true });
    if (first.ok) expect(parseSection(code, first.data)).toEqual(first);
  });

  it('begins with texts of the language of its page, all of them', () => {
    const english = new Set(textsOf(block.createDefault(pageTexts('en'))));
    const german = textsOf(block.createDefault(pageTexts('de-AT')));
    expect(german.filter((text) => english.has(text) && !untranslated.has(text))).toEqual([]);
    expect(german.length > 0).toBe(english.size > 0);
  });

  it('shows its default: in public, or in the editor where it first needs a picture or a video', () => {
    const html = draw(code, block.createDefault(pageTexts('en')), 'editor');
    expect(html).toContain(`data-t="${code}"`);
    expect(html.length).toBeGreaterThan(90);
    expect(faultsIn(html)).toEqual([]);
    expect(faultsIn(draw(code, block.createDefault(pageTexts('en'))))).toEqual([]);
  });

  it('gives every field a default of its own', () => {
    expect(block.schema.safeParse({}).success).toBe(true);
  });

  it.each(payloads.map((payload) => [payload.slice(0, 40), payload]))('lets nothing of %j run', (_name, payload) => {
    const stored = withStrings(block.createDefault(pageTexts('en')), payload);
    for (const data of [stored, upgradeSection(code, stored)]) {
      for (const mode of ['public', 'editor'] as const) expect(faultsIn(draw(code, data, mode))).toEqual([]);
    }
    const parsed = parseSection(code, stored);
    if (parsed.ok) expect(faultsIn(draw(code, parsed.data))).toEqual([]);
  });

  it.each(broken.map((data) => [JSON.stringify(data) ?? 'undefined', data]))('survives %s', (_name, data) => {
    expect(() => draw(code, data)).not.toThrow();
    expect(() => parseSection(code, data)).not.toThrow();
    expect(faultsIn(draw(code, data, 'editor'))).toEqual([]);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('refuses what is far too large', () => {
    const huge = withStrings(block.createDefault(pageTexts('en')), 'x'.repeat(300_000));
    const hasText = JSON.stringify(huge).length > 300_000;
    if (hasText) expect(parseSection(code, huge).ok).toBe(false);
  });
});
