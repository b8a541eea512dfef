import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Gradient, maxStops, paintCss } from '../../kit/paint.js';
import { gradientPalette, solidPalette } from '../palette.js';
import { changeStop, colourAt, freeStopId, widestGap, withoutStop, withStop } from './stops.js';

const gradient: Gradient = {
  type: 'linear',
  angle: 90,
  stops: [
    { id: '0', color: '#000000', position: 0 },
    { id: '1', color: '#ffffff', position: 100 },
  ],
};

describe('stops of a gradient', () => {
  it('are added with the colour that is there already', () => {
    expect(colourAt(gradient.stops, 50)).toBe('#808080');
    expect(withStop(gradient, 25, '2').stops).toEqual([
      { id: '0', color: '#000000', position: 0 },
      { id: '2', color: '#404040', position: 25 },
      { id: '1', color: '#ffffff', position: 100 },
    ]);
  });
  it('are added in the middle of the widest gap', () => {
    expect(widestGap(gradient.stops)).toBe(50);
    expect(widestGap([...gradient.stops, { id: '2', color: '#000000', position: 20 }])).toBe(60);
  });
  it('are at least two and at most ten, with ids of their own', () => {
    expect(withoutStop(gradient, '0')).toBe(gradient);
    let full = gradient;
    for (let count = 0; count < 20; count += 1) full = withStop(full, widestGap(full.stops), freeStopId(full.stops));
    expect(full.stops).toHaveLength(maxStops);
    expect(new Set(full.stops.map(({ id }) => id)).size).toBe(maxStops);
    expect(withoutStop(full, '5').stops).toHaveLength(maxStops - 1);
  });
  it('stay between 0 and 100 percent', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), (position) => {
        const moved = changeStop(gradient, '0', { position }).stops[0]?.position ?? -1;
        expect(moved).toBeGreaterThanOrEqual(0);
        expect(moved).toBeLessThanOrEqual(100);
        expect(Number.isInteger(moved)).toBe(true);
      }),
    );
  });
});

describe('pre-defined paints', () => {
  it('are 40 colours and 48 gradients, each with a name and a look of its own', () => {
    expect(solidPalette()).toHaveLength(40);
    expect(gradientPalette()).toHaveLength(48);
    const all = [...solidPalette(), ...gradientPalette()];
    expect(new Set(all.map(({ name }) => name)).size).toBe(88);
    expect(new Set(all.map(({ paint }) => paintCss(paint))).size).toBe(88);
    for (const { paint } of all) expect(paintCss(paint)).toBe(paint);
  });
});
