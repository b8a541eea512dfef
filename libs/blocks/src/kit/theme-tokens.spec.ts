import { describe, expect, it } from '@jest/globals';
import { contrast } from './contrast.js';
import { pageLayouts, themeSchema } from './design.js';
import { themeCss } from './theme-css.js';
import { themeTokens } from './theme-tokens.js';

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
  it.each(pageLayouts)('make CSS without holes for %s', (layout) => {
    const css = themeCss(themeSchema.parse({ layout, font: 'No Such Font' }));
    expect(css).not.toMatch(/undefined|null|NaN|\[object/);
    expect(css).toContain('system-ui');
  });
});
