import { describe, expect, it } from '@jest/globals';
import { consentBannerSchema } from './consent-banner.js';
import { pixelsSchema } from './pixels.js';
import { sectionAudienceSchema } from './section-audience.js';

describe('who sees a section', () => {
  it('is all visitors, always, when nothing is given', () => {
    const audience = sectionAudienceSchema.parse({});
    expect(audience).toMatchObject({ visibleFrom: null, visibleUntil: null, timeZone: '', gate: { type: 'none' } });
    expect(audience.rules).toMatchObject({ countries: { mode: 'include', codes: [] }, devices: [], returning: 'any' });
    expect(sectionAudienceSchema.parse(audience)).toEqual(audience);
  });

  it('folds hosts and fills in a gate', () => {
    const { rules, gate } = sectionAudienceSchema.parse({
      rules: { referrers: [' L.Instagram.com '] },
      gate: { type: 'age' },
    });
    expect(rules.referrers).toEqual(['l.instagram.com']);
    expect(gate).toEqual({ type: 'age', text: '', value: 18, ask: 'birthdate' });
  });

  it.each([
    { visibleFrom: 'tomorrow' },
    { timeZone: 'Mars/Olympus' },
    { rules: { countries: { mode: 'include', codes: ['de'] } } },
    { rules: { devices: ['watch'] } },
    { rules: { browsersInApp: ['Netscape'] } },
    { rules: { referrers: ['https://example.org/'] } },
    { rules: { referrers: ['localhost'] } },
    { rules: { languages: ['English'] } },
    { rules: { returning: 'maybe' } },
    { rules: { buyerOf: ['x'] } },
    { gate: { type: 'password', value: 'in plain sight' } },
    { gate: { type: 'age', value: 7 } },
    { gate: { type: 'follow' } },
  ])('refuses %j', (audience) => {
    expect(sectionAudienceSchema.safeParse(audience).success).toBe(false);
  });
});

describe('measuring services', () => {
  const ids = {
    ga4: 'G-AB12CD34EF',
    gtm: 'GTM-AB12CD3',
    metaPixel: '123456789012345',
    tiktokPixel: 'C4ABCDEFGH12345678IJ',
    pinterestTag: '2612345678901',
  };
  it('take ids, and nothing that could be more than one', () => {
    expect(pixelsSchema.parse(ids)).toEqual(ids);
    expect(Object.values(pixelsSchema.parse({}))).toEqual(['', '', '', '', '']);
    for (const name of Object.keys(ids)) {
      for (const hostile of ['x', `${'1'.repeat(15)}"><script>`, "G-AB12CD');alert(1", 'GTM-A&id=GTM-B', 'UA-12345-1'])
        expect(pixelsSchema.safeParse({ [name]: hostile }).success).toBe(false);
    }
  });
  it('are asked for in the default words or those of the owner', () => {
    expect(consentBannerSchema.parse({})).toEqual({ enabled: false, text: '' });
    expect(consentBannerSchema.safeParse({ enabled: true, text: 'x'.repeat(301) }).success).toBe(false);
  });
});
