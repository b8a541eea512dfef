import { describe, expect, it } from '@jest/globals';
import { createPushMessage, type PushMessageView } from '@linkyard/contracts';
import { audienceOf, emptyMessage, messageRequest, messageValues } from './message-values.js';

const stored: PushMessageView = {
  ...{ _id: 'a'.repeat(24), rev: 1, createdAt: '2026-11-26T10:00:00.000Z', updatedAt: '2026-11-26T10:00:00.000Z' },
  ...{ title: 'New mugs', body: 'Fresh', image: '/media/a.webp', url: 'https://shop.example.com' },
  actions: [{ title: 'See', url: 'https://shop.example.com/mugs' }],
  audience: { campaignIds: ['b'.repeat(24)], countries: ['DE'], since: '2026-11-01T00:00:00.000Z' },
  schedule: { at: '2026-11-27T08:00:00.000Z', timeZone: 'UTC', inFollowersZone: true },
  quietHours: { from: '21:00', to: '07:30' },
  state: 'draft',
  counts: { targeted: 0, sent: 0, failed: 0, gone: 0, left: 0, clicked: 0 },
  ...{ startedAt: null, endedAt: null },
};

describe('the form of a push notification', () => {
  it('saves what it has loaded', () => {
    const { title, body, image, url, actions, audience, schedule, quietHours } = stored;
    const request = messageRequest(messageValues(stored));
    expect(request).toEqual({
      ...{ title, body, image, url, actions, audience, quietHours },
      schedule: { ...schedule, timeZone: request.schedule?.timeZone },
    });
  });

  it('begins with everything that a draft may have', () => {
    const request = messageRequest({ ...emptyMessage(), title: 'News' });
    expect(createPushMessage.request.safeParse(request).success).toBe(true);
    expect(request).toMatchObject({ schedule: { at: null }, quietHours: null });
    expect(audienceOf(emptyMessage())).toEqual({ campaignIds: [], countries: [], since: null });
  });
});
