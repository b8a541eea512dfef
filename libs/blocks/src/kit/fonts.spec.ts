import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fontFaceCss, fontFamilies, fontKinds, fontOf, fontSheetUrl, fontStack, leadingFontUrl } from './fonts.js';

const family = (name: string) => {
  const found = fontOf(name);
  if (!found) throw new Error(`No family ${name}`);
  return found;
};
const filesIn = (css: string) => [...css.matchAll(/url\(([^)]+)\)/g)].map(([, url]) => url);

describe('the hundred families', () => {
  it('are a hundred, Outfit first, each with latin and a stand-in of its measures', () => {
    expect(fontFamilies).toHaveLength(100);
    expect(new Set(fontFamilies.map(({ name }) => name)).size).toBe(100);
    expect(fontFamilies[0]?.name).toBe('Outfit');
    for (const one of fontFamilies) {
      expect(one.scripts.split(' ')).toContain('latin');
      expect(one.fit.every((value) => value >= 0 && value < 200)).toBe(true);
      expect(/^[A-Za-z][A-Za-z0-9 -]{0,47}$/.test(one.name)).toBe(true);
    }
  });
  it('are the same that the lists of every form name', () => {
    const listed = new URL('../../../../services/auth/src/others-data/font-names.gen.ts', import.meta.url);
    const names = [...readFileSync(listed, 'utf8').matchAll(/^ {2}'(.+)',$/gm)].map(([, name]) => name);
    expect(names).toEqual(fontFamilies.map(({ name }) => name));
  });
  it.each(fontKinds)('have several of kind %s', (kind) => {
    expect(fontFamilies.filter((one) => one.kind === kind).length).toBeGreaterThanOrEqual(7);
  });
  it.each(['arabic', 'hebrew', 'cyrillic', 'greek', 'devanagari', 'thai', 'vietnamese'])('can write %s', (script) => {
    expect(fontFamilies.filter(({ scripts }) => scripts.split(' ').includes(script)).length).toBeGreaterThanOrEqual(3);
  });
  it('can write Japanese, Korean and both Chinese scripts, from a style sheet of slices', () => {
    const sliced = fontFamilies.filter(({ isSliced }) => isSliced);
    expect(sliced.map(({ name }) => name).sort()).toEqual([
      'Noto Sans JP',
      'Noto Sans KR',
      'Noto Sans SC',
      'Noto Sans TC',
    ]);
    expect(fontSheetUrl(family('Noto Sans JP'))).toBe('/assets/fonts/noto-sans-jp-faces-v1.css');
    expect(fontFaceCss(family('Noto Sans JP'), 'こんにちは')).not.toContain('.woff2');
  });
});

describe('faces of a family', () => {
  it('are those of the signs a page has', () => {
    expect(filesIn(fontFaceCss(family('Inter'), 'Hello “world” … 10 €'))).toEqual([
      '/assets/fonts/inter-latin-v1.woff2',
    ]);
    expect(filesIn(fontFaceCss(family('Inter'), 'Привет, мир, this is Ada Lovelace'))).toEqual([
      '/assets/fonts/inter-latin-v1.woff2',
      '/assets/fonts/inter-cyrillic-v1.woff2',
    ]);
    expect(filesIn(fontFaceCss(family('Cairo'), 'مرحبا'))).toContain('/assets/fonts/cairo-arabic-v1.woff2');
  });
  it('are all there while the words are still being written', () => {
    expect(filesIn(fontFaceCss(family('Rubik'), null)).length).toBe(family('Rubik').scripts.split(' ').length);
  });
  it('cover every weight without a false bold', () => {
    expect(fontFaceCss(family('Poppins'), 'x').match(/font-weight:[\d ]+/g)).toEqual([
      'font-weight:100 400',
      'font-weight:500',
      'font-weight:600 900',
    ]);
    expect(fontFaceCss(family('Anton'), 'x')).toContain('font-weight:100 900');
    expect(fontFaceCss(family('Outfit'), 'x')).toContain('font-weight:100 900');
  });
  it('swap in over a stand-in of the same measures', () => {
    const css = fontFaceCss(family('Outfit'), 'x');
    expect(css).toContain('font-display:swap');
    expect(css).toMatch(/"Outfit Fallback";src:local\("Arial"\).*size-adjust:98\.8%;ascent-override:101\.2%/);
    expect(fontStack('Outfit')).toMatch(/^"Outfit","Outfit Fallback",system-ui/);
  });
  it('are led by the file most of the page is drawn with', () => {
    expect(leadingFontUrl(family('Outfit'), 'Hello')).toBe('/assets/fonts/outfit-latin-v1.woff2');
    expect(leadingFontUrl(family('Heebo'), 'שלום עולם Ada')).toBe('/assets/fonts/heebo-hebrew-v1.woff2');
    expect(leadingFontUrl(family('Poppins'), 'Hello')).toBe('/assets/fonts/poppins-latin-400-v1.woff2');
    expect(leadingFontUrl(family('Noto Sans SC'), '你好')).toBeNull();
  });
});

const built = new URL('../../../fonts/dist/', import.meta.url);
// Without a build there are no files to look for; the build itself fails for a missing one.
(existsSync(built) ? describe : describe.skip)('the built folder', () => {
  it('has every file that CSS names', () => {
    const files = new Set(readdirSync(built));
    const named = fontFamilies.flatMap((one) => [...filesIn(fontFaceCss(one, null)), fontSheetUrl(one) ?? []].flat());
    const missing = named.filter((url) => !files.has(String(url).replace('/assets/fonts/', '')));
    expect(missing).toEqual([]);
  });
});
