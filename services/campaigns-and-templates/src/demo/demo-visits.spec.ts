import { describe, expect, it } from '@jest/globals';
import { activity } from '@linkyard/contracts';
import { demoDays, demoVisits } from './demo-visits.js';

const page = {
  campaignId: 'c'.repeat(24),
  pageId: 'a'.repeat(24),
  links: ['1', '2', '3'].map((digit) => ({ sectionId: digit.repeat(24), target: `https://example.com/${digit}` })),
};
const now = new Date('2026-05-04T15:30:00Z');
const visits = demoVisits(page, now);

describe('the visits of the demo', () => {
  it('are the same for the same seed, each with an id of its own, and as the contract wants them', () => {
    expect(demoVisits(page, now)).toEqual(visits);
    expect(new Set(visits.map(({ id }) => id)).size).toBe(visits.length);
    for (const one of visits) expect(activity.safeParse(one).success).toBe(true);
  });

  it('fill each of ninety days and end before now, oldest first', () => {
    const days = new Set(visits.map(({ at }) => at.slice(0, 10)));
    expect(days.size).toBe(demoDays);
    expect(visits.at(-1)?.at.localeCompare(now.toISOString())).toBe(-1);
    expect(visits.map(({ at }) => at)).toEqual(visits.map(({ at }) => at).sort());
  });

  it('click the first link most, and less often than they view', () => {
    const clicks = visits.filter(({ kind }) => kind === 'click');
    const of = (place: number) => clicks.filter(({ sectionId }) => sectionId === page.links[place]?.sectionId).length;
    expect(of(0)).toBeGreaterThan(of(1));
    expect(of(1)).toBeGreaterThan(of(2));
    expect(clicks.length / (visits.length - clicks.length)).toBeGreaterThan(0.3);
    expect(clicks.length / (visits.length - clicks.length)).toBeLessThan(0.6);
  });

  it('have no clicks where there is nothing to click', () => {
    expect(demoVisits({ ...page, links: [] }, now).every(({ kind }) => kind === 'view')).toBe(true);
  });
});
