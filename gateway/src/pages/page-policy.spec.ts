import { describe, expect, it } from '@jest/globals';
import { pixelNames } from '@linkyard/contracts';
import { pagePolicy, publicPagePolicy } from './page-policy.js';

describe('the policy of a page', () => {
  it('allows no third party on a page without third-party content', () => {
    expect(publicPagePolicy).toContain("script-src 'self';");
    expect(pagePolicy([])).toBe(publicPagePolicy);
  });
  it.each(pixelNames)('lets in %s alone, and never inline script', (name) => {
    const script = /script-src ([^;]*)/.exec(pagePolicy([name]))?.[1] ?? '';
    expect(script.split(' ').length).toBeGreaterThan(1);
    for (const source of script.split(' ').slice(1)) expect(source).toMatch(/^https:\/\/[a-z.-]+$/);
    expect(script).not.toMatch(/unsafe|\*/);
  });
  it('names a source once', () => {
    const script = /script-src ([^;]*)/.exec(pagePolicy(['ga4', 'gtm']))?.[1]?.split(' ') ?? [];
    expect(new Set(script).size).toBe(script.length);
  });
});
