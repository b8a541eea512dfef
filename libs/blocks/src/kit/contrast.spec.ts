import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { contrast, leastContrast, legibleOn, spanOf, worstContrast } from './contrast.js';
import { paintTones } from './paint.js';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('contrast on a ground of many tones', () => {
  it('is that of the closest tone', () => {
    expect(worstContrast('#ffffff', spanOf(['#000000', '#767676']))).toBeCloseTo(contrast('#ffffff', '#767676'));
    expect(worstContrast('#808080', spanOf(['#000000', '#ffffff']))).toBe(1);
  });
  it('is the same from both sides', () => {
    fc.assert(
      fc.property(fc.array(hex, { minLength: 1 }), fc.array(hex, { minLength: 1 }), (one, other) => {
        expect(leastContrast(spanOf(one), spanOf(other))).toBe(leastContrast(spanOf(other), spanOf(one)));
      }),
    );
  });
  it('keeps a wanted ink that can be read everywhere, and takes the better of two where it cannot', () => {
    const dusk = spanOf(paintTones('linear-gradient(90deg,#101014,#3b3b46)'));
    expect(legibleOn('#ffd1dc', dusk, 4.5)).toBe('#ffd1dc');
    expect(legibleOn('#333333', dusk, 4.5)).toBe('#ffffff');
  });
  it('never takes the worse of near-black and white', () => {
    fc.assert(
      fc.property(hex, hex, hex, (ink, from, to) => {
        const ground = spanOf(paintTones(`linear-gradient(90deg,${from},${to})`));
        const best = Math.max(worstContrast('#ffffff', ground), worstContrast('#111111', ground));
        expect(worstContrast(legibleOn(ink, ground, 4.5), ground)).toBeGreaterThanOrEqual(Math.min(4.5, best));
      }),
    );
  });
});
