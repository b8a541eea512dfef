import { describe, expect, it } from '@jest/globals';
import { pageParts } from '@linkyard/contracts';
import { asksForVisits, composed, gatedSlots, stateOf } from './conditional-page.js';
import type { VisitorFacts } from './show-rules.js';

const at = (time: string): VisitorFacts => ({
  now: new Date(time),
  country: null,
  device: 'mobile',
  inAppBrowser: null,
  referrerHost: null,
  language: 'de',
  isReturning: false,
});
const none = new Set<string>();
const fragment = { visibleFrom: null, visibleUntil: null, rules: {}, door: null };
const parts = (more: object[], lock: object | null = null) =>
  pageParts.parse({
    pieces: ['<a>', ...more.map((_, place) => `<${place}>`)],
    fragments: more.map((part, place) => ({ ...fragment, slot: `slot${place}`, html: `[${place}]`, ...part })),
    lock,
  });

describe('a page in parts', () => {
  it('puts in what is shown, the door of what is closed, and nothing of the rest', () => {
    const page = parts([{}, { door: '(door)' }, { rules: { devices: ['desktop'] } }]);
    const state = stateOf(page, at('2026-03-01T12:00:00Z'), none);
    expect(state).toBe('sdn');
    expect(composed(page, state)).toBe('<a>[0]<0>(door)<1><2>');
    expect(composed(page, stateOf(page, at('2026-03-01T12:00:00Z'), new Set(['slot1'])))).toBe('<a>[0]<0>[1]<1><2>');
  });

  it.each([
    ['2026-03-01T11:59:59.999Z', 'n'],
    ['2026-03-01T12:00:00.000Z', 's'],
    ['2026-03-01T12:59:59.999Z', 's'],
    ['2026-03-01T13:00:00.000Z', 'n'],
  ])('at %s: %s', (time, state) => {
    const page = parts([{ visibleFrom: '2026-03-01T13:00:00+01:00', visibleUntil: '2026-03-01T13:00:00Z' }]);
    expect(stateOf(page, at(time), none)).toBe(state);
  });

  it('shows no door outside of the window, and none to whom the rules leave out', () => {
    const past = { visibleUntil: '2026-01-01T00:00:00Z', door: '(door)' };
    const page = parts([past, { rules: { languages: ['fr'] }, door: '(door)' }]);
    expect(stateOf(page, at('2026-03-01T12:00:00Z'), new Set(['slot0', 'slot1']))).toBe('nn');
  });

  it('asks only for tokens and visits that matter', () => {
    expect(gatedSlots(parts([{}, { door: 'd' }]))).toEqual(['slot1']);
    expect(gatedSlots(parts([], { door: 'd', redirectTo: null }))).toEqual(['page']);
    expect(asksForVisits(parts([{}]))).toBe(false);
    expect(asksForVisits(parts([{ rules: { returning: 'new' } }]))).toBe(true);
  });
});
