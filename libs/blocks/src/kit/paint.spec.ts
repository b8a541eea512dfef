import { describe, expect, it } from '@jest/globals';
import { gradientCss, paintCss, paintTone, parseColour, parseGradient } from './paint.js';

describe('colours', () => {
  it.each([
    ['#FFF', '#ffffff'],
    [' rgb(255, 0, 0) ', '#ff0000'],
    ['#11223380', '#11223380'],
  ])('re-emits %s as hex', (typed, hex) => expect(parseColour(typed)).toBe(hex));

  it.each(['', 'red;}', 'url(x)', 'var(--x)', '</style>', 'expression(1)', '#12345', 'x'.repeat(100)])(
    'refuses %j',
    (typed) => expect(parseColour(typed)).toBeNull(),
  );
});

describe('gradients', () => {
  it('reads angle and stops and writes them again', () => {
    const text = 'linear-gradient(135deg,#ff0000 0%,#0000ff80 100%)';
    const gradient = parseGradient(text);
    expect(gradient).toMatchObject({ type: 'linear', angle: 135 });
    expect(gradient && gradientCss(gradient)).toBe(text);
  });

  it('reads sides, negative angles, functions with commas and missing positions', () => {
    expect(parseGradient('linear-gradient(to right, rgb(1,2,3), #fff)')).toMatchObject({
      angle: 90,
      stops: [
        { color: '#010203', position: 0 },
        { color: '#ffffff', position: 100 },
      ],
    });
    expect(parseGradient('linear-gradient(-90deg,#000,#111,#222)')).toMatchObject({ angle: 270 });
    expect(paintCss('radial-gradient(circle at top, #000 10%, #fff)')).toBe(
      'radial-gradient(circle,#000000 10%,#ffffff 100%)',
    );
  });

  it.each([
    'linear-gradient(135deg,#fff)',
    'linear-gradient(135deg,#fff,url(x))',
    'linear-gradient(135deg,#fff,#000);background:url(x)',
    'conic-gradient(#fff,#000)',
    'linear-gradient(135deg,#fff,#000)</style>',
  ])('refuses %j', (text) => expect(paintCss(text)).toBeNull());

  it('has a tone between its colours', () => {
    expect(paintTone('linear-gradient(0deg,#000000,#ffffff)')).toBe('#808080');
  });
});
