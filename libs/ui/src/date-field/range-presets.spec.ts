import { describe, expect, it } from '@jest/globals';
import { rangeOf, type RangePreset } from './range-presets.js';

describe('a usual period', () => {
  it.each<[RangePreset, string, string]>([
    ['7days', '2025-02-25', '2025-03-03'],
    ['30days', '2025-02-02', '2025-03-03'],
    ['month', '2025-03-01', '2025-03-03'],
    ['lastMonth', '2025-02-01', '2025-02-28'],
    ['year', '2025-01-01', '2025-03-03'],
  ])('%s is %s to %s on 3 March', (preset, from, to) => {
    expect(rangeOf(preset, '2025-03-03')).toEqual({ from, to });
  });

  it('goes back over the new year', () => {
    expect(rangeOf('lastMonth', '2025-01-15')).toEqual({ from: '2024-12-01', to: '2024-12-31' });
  });
});
