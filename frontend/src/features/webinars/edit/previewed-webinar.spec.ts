import { describe, expect, it } from '@jest/globals';
import { previewedWebinar } from './previewed-webinar.js';
import type { WebinarDraft } from './webinar-draft.js';

const draft: WebinarDraft = {
  ...{ title: 'Glazing', description: '', image: '', type: 'series', provider: 'custom', joinUrl: '', capacity: 20 },
  ...{ waitlist: false, currency: 'EUR', personFields: [], requiresApproval: false, replayUrl: '', reminders: [] },
  confirmation: { thanktype: 'text', text: '', redirectUrl: '' },
  ...{ priceMinor: 4_900, opens: '', closes: '', replayEnds: '', fields: [] },
  hosts: [
    { name: 'Ana', title: 'Potter', avatar: '' },
    { name: '', title: '', avatar: '' },
  ],
  sessions: [
    { start: '2031-06-03T18:00', minutes: 60, timeZone: 'Europe/Berlin' },
    { start: '', minutes: 60, timeZone: 'Europe/Berlin' },
  ],
};
const host = { name: 'Ana', picture: '', look: null };

describe('the preview of a webinar', () => {
  it('shows what is filled in, with the seats of each session', () => {
    const shown = previewedWebinar(draft, host);
    expect(shown.price).toEqual({ amount: 4_900, currency: 'EUR' });
    expect(shown.hosts.map(({ name }) => name)).toEqual(['Ana']);
    expect(shown.sessions).toEqual([
      expect.objectContaining({
        startAt: '2031-06-03T16:00:00.000Z',
        endAt: '2031-06-03T17:00:00.000Z',
        seatsLeft: 20,
      }),
    ]);
  });

  it('has no sessions of a recording', () => {
    expect(previewedWebinar({ ...draft, type: 'onDemand' }, host).sessions).toEqual([]);
  });
});
