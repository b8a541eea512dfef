import { describe, expect, it } from '@jest/globals';
import type { Activity } from '@linkyard/contracts';
import { fieldName, fromFieldName, rollUp } from './roll-up.js';

const campaignId = 'a'.repeat(24);
const sectionId = 'b'.repeat(24);
const owners = new Map([[campaignId, { userId: 'c'.repeat(24), timeZone: 'Europe/Berlin' }]]);
const view = (more: Partial<Activity> = {}): Activity => ({
  id: 'x'.repeat(12),
  at: '2026-11-20T23:30:00.000Z',
  kind: 'view',
  campaignId,
  pageId: 'd'.repeat(24),
  sectionId: null,
  target: null,
  visitorKey: 'v',
  isBot: false,
  device: 'mobile',
  os: 'iOS',
  browser: 'Safari',
  inAppBrowser: null,
  country: 'DE',
  language: 'de',
  referrerHost: 'example.org',
  utm: {},
  ...more,
});

describe('rolling up visits', () => {
  it("counts on the owner's calendar day", () => {
    const [change] = rollUp([view(), view({ referrerHost: null, device: 'desktop' })], owners);
    expect(change).toMatchObject({
      date: '2026-11-21',
      sectionId: null,
      increments: { views: 2, 'byDevice.mobile': 1, 'byDevice.desktop': 1, 'byCountry.DE': 2, 'byReferrer.direct': 1 },
    });
    expect(change?.increments[`byReferrer.${fieldName('example.org')}`]).toBe(1);
  });

  it('counts a click for its campaign and for its section', () => {
    const changes = rollUp([view({ kind: 'click', sectionId, target: 'https://shop.example/a' })], owners);
    expect(changes.map(({ sectionId: id, increments }) => [id, increments['clicks'], increments['views']])).toEqual([
      [null, 1, undefined],
      [sectionId, 1, undefined],
    ]);
  });

  it('counts no bot and no campaign that is not there', () => {
    expect(rollUp([view({ isBot: true }), view({ campaignId: 'e'.repeat(24) })], owners)).toEqual([]);
  });

  it.each(['https://a.b.c/$x', '$where', '..', 'plain'])('%s survives as a field name', (text) => {
    const name = fieldName(text);
    expect(name).not.toMatch(/\.|^\$/);
    expect(fromFieldName(name)).toBe(text);
  });
});
