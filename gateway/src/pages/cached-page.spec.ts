import { describe, expect, it } from '@jest/globals';
import { publicPagePolicy } from './page-policy.js';

const rules = new Map(
  publicPagePolicy.split('; ').map((rule): [string, string[]] => {
    const [name = '', ...sources] = rule.split(' ');
    return [name, sources];
  }),
);

describe('the policy of a public page', () => {
  it('lets no script run but the page’s own files', () => {
    expect(rules.get('default-src')).toEqual(["'none'"]);
    expect(rules.get('script-src')).toEqual(["'self'"]);
    expect(rules.get('connect-src')).toEqual(["'self'"]);
    expect(rules.get('base-uri')).toEqual(["'none'"]);
  });
  it('frames the players and the map the blocks offer, by their paths, and no host whole', () => {
    const [own, ...frames] = rules.get('frame-src') ?? [];
    expect(own).toBe("'self'");
    expect(frames.map((source) => new URL(source).host)).toEqual([
      'www.youtube-nocookie.com',
      'player.vimeo.com',
      'www.tiktok.com',
      'www.instagram.com',
      'www.openstreetmap.org',
    ]);
    for (const source of frames) {
      expect(source).toMatch(/^https:\/\/[a-z.-]+\/[\w./-]+$/);
    }
  });
});
