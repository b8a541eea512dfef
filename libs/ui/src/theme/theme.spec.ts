import { describe, expect, it } from '@jest/globals';
import { DEFAULT_THEME } from '@mantine/core';
import { cssVariablesResolver } from './theme.js';

describe('the theme', () => {
  it('paints in dark mode with no grey of its own: each follows the tokens of the site', () => {
    const { dark } = cssVariablesResolver(DEFAULT_THEME);
    for (let step = 0; step <= 9; step += 1) expect(dark[`--mantine-color-dark-${step}`]).toContain('var(--ly-');
    for (const colour of Object.values(dark)) expect(colour).not.toMatch(/#(?!fff\b|000\b)/);
  });
});
