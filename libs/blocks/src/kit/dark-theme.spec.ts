import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { contrast, luminance, spanOf, worstContrast } from './contrast.js';
import { darkTheme } from './dark-theme.js';
import { type PageBackground, pageLayouts, type Theme, themeSchema } from './design.js';
import { paintTones } from './paint.js';
import { darkLettersCss, darkThemeCss } from './theme-css.js';
import { themeTokens } from './theme-tokens.js';

const follows = (part: Partial<Theme> = {}) => themeSchema.parse({ darkMode: true, ...part });
const night = (theme: Theme, background: PageBackground | null = null) => {
  const found = darkTheme(theme, background);
  if (!found) throw new Error('This theme has no night');
  return found;
};
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('a theme that follows the device', () => {
  it('is dark by night, with letters that can be read on every part of it', () => {
    fc.assert(
      fc.property(hex, hex, hex, hex, fc.constantFrom(...pageLayouts), (from, to, title, text, layout) => {
        const value = `linear-gradient(90deg,${from} 0%,${to} 100%)`;
        const background = { type: 'gradient' as const, value, overlay: 0, blur: 0 };
        const dark = darkTheme(follows({ background, titleColor: title, textColor: text, layout }));
        if (!dark) return;
        const tokens = themeTokens(dark);
        expect(tokens.isDark).toBe(true);
        const ground = layout === 'card' ? spanOf([tokens.tone]) : spanOf(paintTones(dark.background.value));
        expect(worstContrast(tokens.ink, ground)).toBeGreaterThanOrEqual(4.5);
        expect(worstContrast(tokens.title, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(tokens.button.ink, tokens.button.background)).toBeGreaterThanOrEqual(3);
      }),
    );
  });
  it('keeps the hue of its ground and a button that can be seen', () => {
    const theme = follows({
      background: { type: 'solid', value: '#e6f3ec', overlay: 0, blur: 0 },
      primaryColor: '#1f7a4d',
    });
    expect(night(theme).background.value).toMatch(/^#1\w2\w1\w$/);
    expect(night(theme).primaryColor).toBe('#1f7a4d');
    expect(night(follows({ primaryColor: '#111111', secondaryColor: '#ffffff' })).primaryColor).toBe('#ffffff');
  });
  it('darkens the veil of a picture', () => {
    const picture = { type: 'image' as const, value: '/media/a.webp', overlay: 0.1, blur: 4 };
    const dark = night(follows({ background: picture }));
    expect(dark.background).toEqual({ ...picture, overlay: 0.5 });
    expect(luminance(themeTokens(dark).groundTone)).toBeLessThan(0.05);
  });
  it('darkens the background that a page has of its own', () => {
    const own = { type: 'solid' as const, value: '#ffeecc', overlay: 0, blur: 0 };
    expect(night(follows(), own).background.value).not.toBe('#ffeecc');
  });
  it('stays as it is when it is dark already, and when it is not to follow', () => {
    expect(darkTheme(follows({ background: { type: 'solid', value: '#101010', overlay: 0, blur: 0 } }))).toBeNull();
    expect(darkTheme(themeSchema.parse({}))).toBeNull();
  });
  it('turns letters of blocks that stand on the page itself, and no others', () => {
    const section = {
      _id: 'b'.repeat(24),
      type: 'el_heading',
      title: '',
      sectionData: {},
      animation: { animType: 'none' as const, isanim: false, delay: 0, repeat: false },
      status: 1 as const,
      order: 0,
    };
    const css = darkLettersCss(follows(), [{ ...section, style: { colors: { text: '#222222' } } }], null);
    expect(css).toMatch(/^@media \(prefers-color-scheme:dark\)\{\.lp #s-b{24}\{--s-fg:#ffffff\}\}$/);
    const boxed = { ...section, style: { colors: { text: '#222222', background: '#ffffff' } } };
    expect(darkLettersCss(follows(), [boxed], null)).toBe('');
    expect(darkThemeCss(follows(), null)).toMatch(/^@media \(prefers-color-scheme:dark\)\{\.lp\{/);
    expect(darkThemeCss(themeSchema.parse({}), null)).toBe('');
  });
});
