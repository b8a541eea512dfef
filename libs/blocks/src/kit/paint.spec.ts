import { describe, expect, it } from '@jest/globals';
import { paint as wirePaint } from '@linkyard/contracts';
import fc from 'fast-check';
import {
  asGradient,
  asSolid,
  type Gradient,
  gradientCss,
  paintCss,
  paintTone,
  paintTones,
  parseColour,
  parseGradient,
  readTypedPaint,
} from './paint.js';

describe('colours', () => {
  it.each([
    ['#FFF', '#ffffff'],
    [' rgb(255, 0, 0) ', '#ff0000'],
    ['rgb(255 0 0 / 50%)', '#ff000080'],
    ['hsl(120, 100%, 50%)', '#00ff00'],
    ['#11223380', '#11223380'],
  ])('re-emits %s as hex', (typed, hex) => expect(parseColour(typed)).toBe(hex));

  it.each(['', 'red;}', 'url(x)', 'var(--x)', '</style>', 'expression(1)', '#12345', 'x'.repeat(100)])(
    'refuses %j',
    (typed) => expect(parseColour(typed)).toBeNull(),
  );
});

describe('gradients', () => {
  it.each([
    ['linear-gradient(135deg,#ff0000 0%,#0000ff80 100%)', 'linear-gradient(135deg,#ff0000 0%,#0000ff80 100%)'],
    ['linear-gradient(#000, #fff)', 'linear-gradient(180deg,#000000 0%,#ffffff 100%)'],
    ['LINEAR-GRADIENT(TO RIGHT, #000, #fff)', 'linear-gradient(90deg,#000000 0%,#ffffff 100%)'],
    ['linear-gradient(to top left,#000,#fff)', 'linear-gradient(315deg,#000000 0%,#ffffff 100%)'],
    ['linear-gradient(to left top,#000,#fff)', 'linear-gradient(315deg,#000000 0%,#ffffff 100%)'],
    ['linear-gradient(-90deg,#000,#fff)', 'linear-gradient(270deg,#000000 0%,#ffffff 100%)'],
    ['linear-gradient(0.25turn,#000,#fff)', 'linear-gradient(90deg,#000000 0%,#ffffff 100%)'],
    ['linear-gradient(360deg,#000,#fff)', 'linear-gradient(360deg,#000000 0%,#ffffff 100%)'],
    ['linear-gradient(90deg, rgb(1,2,3), #fff)', 'linear-gradient(90deg,#010203 0%,#ffffff 100%)'],
    ['linear-gradient(90deg,#000,#111,#fff)', 'linear-gradient(90deg,#000000 0%,#111111 50%,#ffffff 100%)'],
    [
      'linear-gradient(90deg,#000 20%,#111,#222,#fff 80%)',
      'linear-gradient(90deg,#000000 20%,#111111 40%,#222222 60%,#ffffff 80%)',
    ],
    ['linear-gradient(90deg,#000 60%,#fff 20%)', 'linear-gradient(90deg,#000000 60%,#ffffff 60%)'],
    ['linear-gradient(90deg,#000 0% 50%,#fff)', 'linear-gradient(90deg,#000000 0%,#000000 50%,#ffffff 100%)'],
    ['linear-gradient(90deg,#000 -20%,#fff 140%)', 'linear-gradient(90deg,#000000 0%,#ffffff 100%)'],
    ['radial-gradient(circle at top, #000 10%, #fff)', 'radial-gradient(circle,#000000 10%,#ffffff 100%)'],
    ['radial-gradient(#000,#fff)', 'radial-gradient(circle,#000000 0%,#ffffff 100%)'],
    ['radial-gradient(farthest-corner at 40% 60%,#000,#fff)', 'radial-gradient(circle,#000000 0%,#ffffff 100%)'],
  ])('reads %s', (typed, css) => expect(paintCss(typed)).toBe(css));

  it.each([
    'linear-gradient(135deg,#fff)',
    'linear-gradient(135deg,#fff,url(x))',
    'linear-gradient(135deg,#fff,#000);background:url(x)',
    'linear-gradient(135deg,#fff,#000),url(x)',
    'linear-gradient(135deg,#fff 10px,#000)',
    'conic-gradient(#fff,#000)',
    'repeating-linear-gradient(#fff,#000)',
    'linear-gradient(135deg,#fff,#000)</style>',
    'radial-gradient(circle;}</style>,#fff,#000)',
    'linear-gradient(to nowhere,#fff,#000)',
    `linear-gradient(${'#fff,'.repeat(10)}#000)`,
    `linear-gradient(${'('.repeat(300)}#fff,#000)`,
  ])('refuses %j', (text) => expect(paintCss(text)).toBeNull());

  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const gradients: fc.Arbitrary<Gradient> = fc
    .record({
      type: fc.constantFrom('linear' as const, 'radial' as const),
      angle: fc.integer({ min: 0, max: 360 }),
      stops: fc.array(
        fc.record({ color: hex, position: fc.integer({ min: 0, max: 10_000 }).map((part) => part / 100) }),
        {
          minLength: 2,
          maxLength: 10,
        },
      ),
    })
    .map(({ type, angle, stops }) => ({
      type,
      angle: type === 'radial' ? 180 : angle,
      stops: stops.toSorted((a, b) => a.position - b.position).map((stop, at) => ({ id: String(at), ...stop })),
    }));

  it('come back from their text as they were, and the wire takes the text', () => {
    fc.assert(
      fc.property(gradients, (gradient) => {
        const text = gradientCss(gradient);
        expect(parseGradient(text)).toEqual(gradient);
        expect(wirePaint.safeParse(text).success).toBe(true);
      }),
    );
  });
  it('are the same text again once they are read, whatever was pasted', () => {
    const part = fc.oneof(
      hex,
      fc.constantFrom('red', '#fff 20%', '10%', 'rgb(1,2,3) 40% 60%', 'to top', '45deg', '(', ')', ';'),
    );
    const pasted = fc.array(part, { maxLength: 6 }).map((parts) => `linear-gradient(${parts.join(', ')})`);
    fc.assert(
      fc.property(fc.oneof(pasted, fc.string()), (text) => {
        const css = paintCss(text);
        if (css === null) return;
        expect(css).toMatch(/^[#a-z0-9(), %.-]+$/);
        expect(paintCss(css)).toBe(css);
        expect(wirePaint.safeParse(css).success).toBe(true);
      }),
    );
  });

  it('have a tone between their colours, and show what lies between', () => {
    expect(paintTone('linear-gradient(0deg,#000000,#ffffff)')).toBe('#808080');
    expect(paintTones('linear-gradient(0deg,#000000,#ffffff)')).toEqual([
      '#000000',
      '#333333',
      '#666666',
      '#999999',
      '#cccccc',
      '#ffffff',
    ]);
    expect(paintTones('#123456')).toEqual(['#123456']);
    expect(paintTones('no')).toEqual([]);
  });
});

describe('switching the kind of colour', () => {
  it('makes a colour the first gradient and a gradient the first colour', () => {
    expect(asGradient('#1f7a4d')).toBe('linear-gradient(90deg,#8EC5FC 0%,#E0C3FC 100%)');
    expect(asSolid('linear-gradient(90deg,#000000 0%,#ffffff 100%)')).toBe('#8EC5FC');
  });
  it('leaves what is of the kind already', () => {
    expect(asSolid('#1F7A4D')).toBe('#1f7a4d');
    expect(asGradient('radial-gradient(#000,#fff)')).toBe('radial-gradient(circle,#000000 0%,#ffffff 100%)');
  });
});

describe('typed and pasted paints', () => {
  it.each([
    ['1f7a4d', '#1f7a4d'],
    ['#abc', '#aabbcc'],
    ['background: linear-gradient(90deg, #8EC5FC 0%, #E0C3FC 100%);', 'linear-gradient(90deg,#8ec5fc 0%,#e0c3fc 100%)'],
    [
      'background-image:-webkit-radial-gradient(#000,#fff) !important;',
      'radial-gradient(circle,#000000 0%,#ffffff 100%)',
    ],
  ])('reads %s', (typed, paint) => expect(readTypedPaint(typed, true)).toEqual({ paint }));
  it.each([
    ['conic-gradient(#000,#fff)', /linear and radial/],
    ['linear-gradient(#000,#fff),linear-gradient(#000,#fff)', /one gradient/],
    ['linear-gradient(#000)', /2 to 10 colours/],
    ['greenish', /Type a colour/],
    ['', /Type a colour/],
  ])('says what would be taken instead of %j', (typed, problem) =>
    expect(readTypedPaint(typed, true)).toEqual({ problem: expect.stringMatching(problem) }),
  );
  it('takes no gradient where one colour stands', () => {
    expect(readTypedPaint('linear-gradient(#000,#fff)', false)).toEqual({
      problem: expect.stringMatching(/One colour/),
    });
  });
});
