import { describe, expect, it } from '@jest/globals';
import { themeSchema, type ThemeInput } from '@linkyard/contracts';
import fc from 'fast-check';
import { contrast } from './contrast.js';
import { screenColours, visitorLookCss } from './visitor-look.js';

const theme = (about: ThemeInput) => themeSchema.parse(about);
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('the colours of a visitor’s screens', () => {
  it('can be read in every theme', () => {
    fc.assert(
      fc.property(hex, hex, hex, hex, hex, (ground, primaryColor, secondaryColor, titleColor, textColor) => {
        const background = { type: 'solid' as const, value: ground };
        const colours = screenColours(theme({ primaryColor, secondaryColor, titleColor, textColor, background }));
        const { paper, card, ink, quiet, go, on, soft, bad, badsoft, warn, edge } = colours;
        const pairs = [
          ...[paper, card].flatMap((under) => [ink, quiet, go, bad].map((letters) => [letters, under, 4.4] as const)),
          ...([
            [ink, soft, 4.4],
            [bad, badsoft, 4.4],
            [ink, warn, 4.4],
            [on, go, 4.4],
            [edge, card, 3],
          ] as const),
        ];
        for (const [letters, under, ratio] of pairs) expect(contrast(letters, under)).toBeGreaterThanOrEqual(ratio);
      }),
      { numRuns: 300 },
    );
  });

  it('keep the accent of a theme that can be seen', () => {
    const colours = screenColours(theme({ primaryColor: '#7a1f4d', background: { type: 'solid', value: '#fff8f0' } }));
    expect(colours).toMatchObject({ paper: '#fff8f0', go: '#7a1f4d', on: '#ffffff' });
  });
});

describe('the style sheet of a look', () => {
  it('has font, shape of buttons, and colours for dark devices only where the theme follows them', () => {
    const day = theme({ font: 'Fraunces', button: { shape: 'pill' } });
    const css = visitorLookCss(day);
    expect(css).toContain('font-family:"Fraunces"');
    expect(css).toContain('.btn{border-radius:999px}');
    expect(css).not.toContain('prefers-color-scheme');
    expect(visitorLookCss({ ...day, darkMode: true })).toContain('prefers-color-scheme:dark');
  });
});
