import { describe, expect, it } from '@jest/globals';
import { showRulesSchema } from '@linkyard/contracts';
import type { z } from 'zod';
import { fits, type VisitorFacts } from './show-rules.js';

const visitor: VisitorFacts = {
  now: new Date('2026-03-01T12:00:00Z'),
  country: null,
  device: 'desktop',
  inAppBrowser: null,
  referrerHost: null,
  language: null,
  isReturning: false,
};
type Rules = z.input<typeof showRulesSchema>;
const isShown = (rules: Rules, facts: Partial<VisitorFacts> = {}) =>
  fits(showRulesSchema.parse(rules), { ...visitor, ...facts });

const only = (...codes: string[]): Rules => ({ countries: { mode: 'include', codes } });
const not = (...codes: string[]): Rules => ({ countries: { mode: 'exclude', codes } });

describe('show rules', () => {
  it('that are empty show to all visitors', () => {
    expect(isShown({})).toBe(true);
    expect(isShown({ countries: { mode: 'exclude', codes: [] } })).toBe(true);
  });

  it.each<[string, Rules, Partial<VisitorFacts>, boolean]>([
    ['a listed country', only('DE', 'AT'), { country: 'AT' }, true],
    ['another country', only('DE'), { country: 'FR' }, false],
    ['an unknown country among the listed', only('DE'), {}, false],
    ['a country left out', not('DE'), { country: 'DE' }, false],
    ['an unknown country, some left out', not('DE'), {}, true],
    ['a phone', { devices: ['mobile', 'tablet'] }, { device: 'mobile' }, true],
    ['a computer where phones are meant', { devices: ['mobile'] }, {}, false],
    ['an unknown device', { devices: ['desktop'] }, { device: 'other' }, false],
    ['inside an app', { browsersInApp: ['Instagram'] }, { inAppBrowser: 'Instagram' }, true],
    ['inside another app', { browsersInApp: ['Instagram'] }, { inAppBrowser: 'TikTok' }, false],
    ['an ordinary browser', { browsersInApp: ['none'] }, {}, true],
    ['an app where an ordinary browser is meant', { browsersInApp: ['none'] }, { inAppBrowser: 'Line' }, false],
    ['a host', { referrers: ['instagram.com'] }, { referrerHost: 'instagram.com' }, true],
    ['a host below it', { referrers: ['instagram.com'] }, { referrerHost: 'l.instagram.com' }, true],
    ['a host that only ends alike', { referrers: ['gram.com'] }, { referrerHost: 'instagram.com' }, false],
    ['from nowhere', { referrers: ['instagram.com'] }, {}, false],
    ['a language of any region', { languages: ['pt'] }, { language: 'pt-BR' }, true],
    ['a language of one region', { languages: ['pt-BR'] }, { language: 'pt-PT' }, false],
    ['a language in other letters', { languages: ['pt-BR'] }, { language: 'PT-br' }, true],
    ['a language that only begins alike', { languages: ['de'] }, { language: 'den' }, false],
    ['a new visitor', { returning: 'new' }, {}, true],
    ['a returning visitor under a rule for new ones', { returning: 'new' }, { isReturning: true }, false],
    ['a returning visitor', { returning: 'returning' }, { isReturning: true }, true],
  ])('%s', (_what, rules, facts, expected) => {
    expect(isShown(rules, facts)).toBe(expected);
  });

  it('must all fit', () => {
    const both: Rules = { devices: ['mobile'], languages: ['de'] };
    expect(isShown(both, { device: 'mobile', language: 'de-AT' })).toBe(true);
    expect(isShown(both, { device: 'mobile', language: 'en' })).toBe(false);
    expect(isShown(both, { device: 'desktop', language: 'de' })).toBe(false);
  });
});
