import { describe, expect, it } from '@jest/globals';
import { contrast } from './contrast.js';
import { pageLayouts, themeSchema } from './design.js';
import { themeCss } from './theme-css.js';
import { fittingVeil, themeTokens } from './theme-tokens.js';

describe('theme tokens', () => {
  it.each(['#ffffff', '#000000', '#e8833a', '#808080', '#1f7a4d'])('keep letters readable on %s', (ground) => {
    const theme = themeSchema.parse({
      background: { type: 'solid', value: ground },
      titleColor: ground,
      textColor: ground,
    });
    const { title, ink, tone } = themeTokens(theme);
    expect(contrast(title, tone)).toBeGreaterThan(4);
    expect(contrast(ink, tone)).toBeGreaterThan(4);
  });
  it('keep the ink of a button readable on it', () => {
    const { button } = themeTokens(themeSchema.parse({ primaryColor: '#111111', secondaryColor: '#000000' }));
    expect(contrast(button.ink, button.background)).toBeGreaterThan(4.5);
  });
  it('draw an edge around a white button on a white page', () => {
    expect(themeTokens(themeSchema.parse({})).button.borderWidth).toBe(1);
  });
  it('judge contrast against the card in the card layout', () => {
    const theme = themeSchema.parse({ layout: 'card', background: { type: 'solid', value: '#222222' } });
    expect(contrast(themeTokens(theme).title, themeTokens(theme).tone)).toBeGreaterThan(7);
  });
  it('judge letters by the worst place of a gradient, not by its mean', () => {
    const value = 'linear-gradient(90deg,#ffffff 0%,#ffffff 90%,#5b5b5b 100%)';
    const background = { type: 'gradient' as const, value, overlay: 0, blur: 0 };
    const tokens = themeTokens(themeSchema.parse({ background, titleColor: '#767676', textColor: '#767676' }));
    expect([tokens.title, tokens.ink]).toEqual(['#111111', '#111111']);
    expect(tokens.needsHalo).toBe(true);
  });
  it('let a veil make a hard gradient readable', () => {
    const value = 'linear-gradient(90deg,#ffffff 0%,#000000 100%)';
    const of = (overlay: number) =>
      themeTokens(
        themeSchema.parse({ background: { type: 'gradient', value, overlay, blur: 0 }, textColor: '#ffffff' }),
      );
    expect(of(0).needsHalo).toBe(true);
    expect(of(0.6).needsHalo).toBe(false);
    expect(themeCss(themeSchema.parse({ background: { type: 'gradient', value, overlay: 0.5, blur: 0 } }))).toMatch(
      /--bg:linear-gradient\(#ffffff80,#ffffff80\),linear-gradient\(90deg/,
    );
  });
  it.each([
    [0.1, true],
    [0.6, false],
  ])('give letters a halo on a picture under a veil of %d: %s', (overlay, needsHalo) => {
    const background = { type: 'image' as const, value: '/media/a.webp', overlay, blur: 0 };
    const theme = themeSchema.parse({ background, titleColor: '#111111', textColor: '#222222' });
    expect(themeTokens(theme).needsHalo).toBe(needsHalo);
    expect(themeCss(theme).includes('text-shadow')).toBe(needsHalo);
  });
  it('know the thinnest veil under which a picture can be written on', () => {
    const light = themeSchema.parse({ titleColor: '#ffffff', textColor: '#ffffff' });
    const dark = themeSchema.parse({ titleColor: '#111111', textColor: '#222222' });
    expect(fittingVeil(light, ['#101010', '#303040'])).toBe(0);
    expect(fittingVeil(dark, ['#f0f0f0', '#ffffff'])).toBe(0);
    expect(fittingVeil(dark, ['#101010', '#303040'])).toBeGreaterThan(0.4);
    expect(fittingVeil(themeSchema.parse({ titleColor: '#888888', textColor: '#888888' }), ['#888888'])).toBe(0.8);
  });
  it.each(pageLayouts)('make CSS without holes for %s', (layout) => {
    const css = themeCss(themeSchema.parse({ layout, font: 'No Such Font' }));
    expect(css).not.toMatch(/undefined|null|NaN|\[object/);
    expect(css).toContain('system-ui');
  });
});
