import { describe, expect, it } from '@jest/globals';
import { fitDevice } from './devices.js';

describe('a device in a room', () => {
  it('is never drawn larger than life', () => {
    expect(fitDevice({ width: 390, height: 844 }, { width: 1200, height: 2000 })).toEqual({
      scale: 1,
      height: 844,
      shownWidth: 390,
      shownHeight: 844,
    });
  });

  it('shrinks to the width and keeps the height of the room', () => {
    const fit = fitDevice({ width: 1280, height: 800 }, { width: 640, height: 300 });
    expect(fit.scale).toBe(0.5);
    expect(fit.height).toBe(600);
    expect(fit.shownHeight).toBe(300);
  });
});
