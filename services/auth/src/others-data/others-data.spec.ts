import { describe, expect, it } from '@jest/globals';
import { getOthersData, gradientText, hexColour, listCurrencies } from '@linkyard/contracts';
import { Bus, DomainError } from '@linkyard/service-kit';
import { Clock, hour } from '../config/clock.js';
import { countries } from './countries.js';
import { palette } from './design-choices.js';
import { emojis } from './emojis.js';
import { OthersDataService } from './others-data.service.js';
import { siteCategories } from './site-categories.js';

class SteppedClock extends Clock {
  at = new Date('2026-11-21T10:00:00Z');
  override now() {
    return this.at;
  }
}

/** A bus on which commerce and bookings answer until they are away. */
function busWith(state: { isAway: boolean; asked: number }): Bus {
  const bus: Bus = Object.create(Bus.prototype);
  return Object.assign(bus, {
    request: async ({ subject }: { subject: string }) => {
      state.asked += 1;
      if (state.isAway) throw new DomainError('core.unavailable');
      if (subject !== listCurrencies.subject) return { zones: [{ zone: 'UTC', offsetMinutes: 0, label: 'UTC' }] };
      return { currencies: [{ code: 'USD', symbol: '$', title: 'US Dollar', exponent: 2 }] };
    },
  });
}

describe('the lists every form needs', () => {
  it('hold 249 countries by name, each with a prefix', () => {
    const all = countries();
    expect(all).toHaveLength(249);
    expect(new Set(all.map(({ code }) => code)).size).toBe(249);
    expect(all.every(({ code, name, dialCode }) => name !== code && /^\+\d{1,4}$/.test(dialCode))).toBe(true);
    expect(all.find(({ code }) => code === 'DE')).toEqual({ code: 'DE', name: 'Germany', dialCode: '+49' });
  });

  it('hold about 90 categories and no emoji twice', () => {
    expect(siteCategories.length).toBeGreaterThanOrEqual(85);
    expect(siteCategories.length).toBeLessThanOrEqual(100);
    expect(new Set(siteCategories).size).toBe(siteCategories.length);
    expect(new Set(emojis).size).toBe(emojis.length);
  });

  it('hold 40 colours and 48 gradients that the colour picker can read', () => {
    expect(palette.colors).toHaveLength(40);
    expect(palette.gradients).toHaveLength(48);
    expect(palette.colors.every((text) => hexColour.safeParse(text).success)).toBe(true);
    expect(palette.gradients.every((text) => gradientText.safeParse(text).success)).toBe(true);
  });

  it('are asked for once, fit their contract and keep their version while nothing changes', async () => {
    const state = { isAway: false, asked: 0 };
    const clock = new SteppedClock();
    const sut = new OthersDataService(busWith(state), clock);
    const [one, other] = await Promise.all([sut.get(), sut.get()]);
    expect(state.asked).toBe(2);
    expect(getOthersData.reply.parse(one)).toEqual(other);
    clock.at = new Date(clock.at.getTime() + hour);
    expect((await sut.get()).version).toBe(one.version);
    expect(state.asked).toBe(4);
  });

  it('are the last known ones while another service is away, and refused when there are none', async () => {
    const state = { isAway: true, asked: 0 };
    const clock = new SteppedClock();
    const sut = new OthersDataService(busWith(state), clock);
    await expect(sut.get()).rejects.toHaveCode('core.unavailable');
    state.isAway = false;
    const known = await sut.get();
    state.isAway = true;
    clock.at = new Date(clock.at.getTime() + hour);
    expect(await sut.get()).toEqual(known);
  });
});
