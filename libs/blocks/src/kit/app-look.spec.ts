import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { appLook, appLookCss, type SiteColours } from './app-look.js';
import type { AppTokens } from './app-tokens.js';
import { contrast } from './contrast.js';

const colours = (primary: string, ground: string, more: Partial<SiteColours> = {}): SiteColours => ({
  ...{ primaryColor: primary, secondaryColor: '#b4560f', titleColor: '#111111', textColor: '#444444' },
  ...{ sideBarColor: ground, bgColor: ground, ...more },
});
const flat = (colour: string): SiteColours =>
  colours(colour, colour, { secondaryColor: colour, titleColor: colour, textColor: colour });

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const anyColours: fc.Arbitrary<SiteColours> = fc.record({
  ...{ primaryColor: hex, secondaryColor: hex, titleColor: hex, textColor: hex, sideBarColor: hex, bgColor: hex },
});

/** Each pair of tokens that stand on each other somewhere in the app, with what they need. */
const grounds = ['paper', 'surface', 'sunken', 'hover'] as const;
const pairs: [keyof AppTokens, readonly (keyof AppTokens)[], number][] = [
  ...(
    ['ink', 'title', 'quiet', 'primary-text', 'accent-text', 'danger-text', 'warning-text', 'info-text'] as const
  ).map((letters): [keyof AppTokens, typeof grounds, number] => [letters, grounds, 4.5]),
  ['ink', ['primary-tint', 'primary-tint-hover', 'accent-tint', 'danger-tint', 'warning-tint', 'info-tint'], 4.5],
  ['primary-text', ['primary-tint', 'primary-tint-hover'], 4.5],
  ['accent-text', ['accent-tint'], 4.5],
  ['danger-text', ['danger-tint'], 4.5],
  ['warning-text', ['warning-tint'], 4.5],
  ['info-text', ['info-tint'], 4.5],
  ['on-primary', ['primary', 'primary-hover'], 4.5],
  ['on-accent', ['accent'], 4.5],
  ['on-danger', ['danger', 'danger-hover'], 4.5],
  ['on-warning', ['warning'], 4.5],
  ['on-info', ['info'], 4.5],
  ['on-toast', ['toast'], 4.5],
  ['toast-good', ['toast'], 3],
  ['toast-bad', ['toast'], 3],
  ...(['primary', 'primary-hover', 'accent', 'danger', 'warning', 'info', 'control-line'] as const).map(
    (control): [keyof AppTokens, typeof grounds, number] => [control, grounds, 3],
  ),
];
const lacking = (theme: SiteColours) => {
  const { light, dark } = appLook(theme);
  return [light.tokens, light.side, dark.tokens, dark.side].flatMap((tokens) =>
    pairs.flatMap(([over, unders, ratio]) =>
      unders
        .filter((under) => contrast(tokens[over], tokens[under]) < ratio)
        .map((under) => `${over} ${tokens[over]} on ${under} ${tokens[under]}`),
    ),
  );
};

describe('the look of the app of a site', () => {
  it.each([
    ['black on black', flat('#000000')],
    ['white on white', flat('#ffffff')],
    ['middling grey on the same grey', flat('#777777')],
    ['neon green', flat('#39ff14')],
    ['magenta', flat('#ff00ff')],
    ['a neon button on white', colours('#ffee00', '#ffffff')],
    ['a dark site', colours('#7c5cff', '#0b0b12', { titleColor: '#ffffff', textColor: '#c9c9d6' })],
    ['a dark side bar of a light site', colours('#2046d8', '#ffffff', { sideBarColor: '#101828' })],
  ])('of %s has text of 4.5 and controls of 3, by day and by night', (_name, theme) => {
    expect(lacking(theme)).toEqual([]);
  });

  it('of any six colours has text of 4.5 and controls of 3', () => {
    fc.assert(
      fc.property(anyColours, (theme) => expect(lacking(theme)).toEqual([])),
      { numRuns: 100 },
    );
  });

  it('keeps colours that can be read as they were chosen, and says nothing', () => {
    const theme = colours('#2046d8', '#fafafa', { sideBarColor: '#ffffff' });
    const { chosen, light, corrections } = appLook(theme);
    expect(chosen).toBe('light');
    expect(light.tokens).toMatchObject({ paper: '#fafafa', primary: '#2046d8', accent: '#b4560f', ink: '#111111' });
    expect(light.tokens).toMatchObject({ title: '#111111', quiet: '#444444' });
    expect(light.side.paper).toBe('#ffffff');
    expect(corrections.filter(({ scheme }) => scheme === 'light')).toEqual([]);
  });

  it('of a dark site is dark as chosen, and has a light one for who wants it', () => {
    const { chosen, light, dark } = appLook(
      colours('#7c5cff', '#0b0b12', { titleColor: '#ffffff', textColor: '#c9c9d6' }),
    );
    expect(chosen).toBe('dark');
    expect(dark.tokens).toMatchObject({ paper: '#0b0b12', title: '#ffffff' });
    expect(contrast(light.tokens.paper, '#000000')).toBeGreaterThan(15);
  });

  it('names each colour that had to be changed, with what it was and what it became', () => {
    const { corrections, light } = appLook(colours('#ffee00', '#ffffff', { textColor: '#dddddd' }));
    const ofDay = corrections.filter(({ scheme }) => scheme === 'light');
    expect(ofDay.map(({ colour }) => colour)).toEqual(['textColor', 'primaryColor']);
    expect(ofDay[1]).toMatchObject({ asked: '#ffee00', used: light.tokens.primary });
    expect(ofDay[1]?.ratio).toBeLessThan(1.3);
    expect(contrast(ofDay[0]?.used ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });

  it('keeps the hue of what it changes', () => {
    const { light } = appLook(colours('#ffee00', '#ffffff'));
    const [, red = '', green = '', blue = ''] = /#(..)(..)(..)/.exec(light.tokens.primary) ?? [];
    expect(blue).toBe('00');
    expect(Number.parseInt(red, 16)).toBeGreaterThan(Number.parseInt(green, 16));
  });

  it('is written as rules that win over the tokens of the app, for both schemes and the side bar', () => {
    const css = appLookCss(appLook(colours('#2046d8', '#fafafa')));
    expect(css).toMatch(/^:root:root\{--ly-paper:#fafafa;/);
    expect(css).toContain(":root:root[data-mantine-color-scheme='dark']{--ly-paper:");
    expect(css).toContain("[data-ground='side']{--ly-paper:#fafafa");
    expect(css.length).toBeLessThan(5000);
  });
});
