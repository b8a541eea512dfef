import { describe, expect, it } from '@jest/globals';
import { colord } from 'colord';
import { brandLookCss } from './brand-look.js';
import { contrast } from './contrast.js';

const coloursIn = (css: string) =>
  Object.fromEntries([...css.matchAll(/--(\w+):(#[0-9a-f]{6})/g)].map(([, name = '', colour = '']) => [name, colour]));

describe('the look of a site', () => {
  it.each([
    ['dark on light', '#223344', '#111111', '#fafafa'],
    ['yellow on white, which nobody could read', '#ffee00', '#ffff88', '#ffffff'],
    ['light on dark', '#ffcc66', '#ffffff', '#101014'],
  ])('%s: letters and buttons can be read by day and by night', (_name, primaryColor, titleColor, bgColor) => {
    const colours = { primaryColor, titleColor, bgColor, textColor: titleColor, secondaryColor: '#445566' };
    const css = brandLookCss({ ...colours, sideBarColor: '#ffffff' });
    const [day = '', night = day] = css.split('@media');
    for (const part of [day, night]) {
      const { paper = '', ink = '', go = '', on = '' } = coloursIn(part);
      expect(contrast(ink, paper)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(on, go)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(['#5b2a86', '#0a1440', '#0a6b3d'])('keeps the hue of a button of %s by night', (primaryColor) => {
    const { go = '' } = coloursIn(brandLookCss({ ...aTheme, primaryColor }, 'dark'));
    const [asked, used] = [colord(primaryColor).toHsl(), colord(go).toHsl()];
    expect(Math.abs(used.h - asked.h)).toBeLessThan(12);
    expect(used.s).toBeGreaterThan(20);
  });

  it('is for a preview that of the asked scheme alone, whatever the device is set to', () => {
    const light = { ...aTheme, bgColor: '#fafafa', titleColor: '#111111' };
    const [day = '', night = ''] = brandLookCss(light).split('@media (prefers-color-scheme:dark)');
    expect(brandLookCss(light, 'light')).toBe(day);
    expect(`{${brandLookCss(light, 'dark')}}`).toBe(night);
    const dark = { ...aTheme, bgColor: '#101014', titleColor: '#ffffff' };
    expect(brandLookCss(dark, 'light')).toBe(brandLookCss(dark, 'dark'));
  });
});

const aTheme = {
  ...{ primaryColor: '#223344', secondaryColor: '#445566', titleColor: '#111111', textColor: '#333333' },
  ...{ sideBarColor: '#ffffff', bgColor: '#fafafa' },
};
