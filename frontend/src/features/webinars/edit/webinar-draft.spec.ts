import { describe, expect, it } from '@jest/globals';
import type { WebinarView } from '@linkyard/contracts';
import { draftAfterSave, draftOf, inputOf } from './webinar-draft.js';

const limits = {
  registrationOpensAt: '2031-06-01T06:00:00.000Z',
  registrationClosesAt: '2031-06-03T15:30:00.000Z',
  replayUntil: '2031-12-31T22:59:00.000Z',
};
const session = {
  sessionKey: 'AAAAAAAAAAAAAAAAAAAAAA',
  startAt: '2031-06-03T16:00:00.000Z',
  endAt: '2031-06-03T17:00:00.000Z',
  timeZone: 'Europe/Berlin',
  registered: 0,
};
const webinar: WebinarView = {
  ...limits,
  _id: '0'.repeat(24),
  rev: 1,
  createdAt: '2031-01-01T00:00:00.000Z',
  updatedAt: '2031-01-01T00:00:00.000Z',
  publicId: 'AAAAAAAAAAAAAAAAAAAAAA',
  title: 'Glazing',
  description: '',
  image: '',
  hosts: [],
  type: 'single',
  price: null,
  currency: 'EUR',
  personFields: [],
  fields: [],
  requiresApproval: false,
  state: 'scheduled',
  provider: 'custom',
  connectionId: null,
  externalKey: null,
  providerQuestions: [],
  sessions: [session],
  registrationUrl: '',
  joinUrl: '',
  capacity: 0,
  registered: 0,
  waitlist: false,
  confirmation: { thanktype: 'text', text: '', redirectUrl: '' },
  reminders: [],
  replayUrl: '',
  status: 1,
  lastSyncAt: null,
  sync: null,
};

describe('the draft of a webinar', () => {
  it('shows when registration opens and closes by the clock of the first session', () => {
    expect(draftOf(webinar)).toMatchObject({
      opens: '2031-06-01T08:00',
      closes: '2031-06-03T17:30',
      replayEnds: '2031-12-31T23:59',
    });
  });

  it('saves the same moments again, and nothing for a limit that was emptied', () => {
    const draft = draftOf(webinar);
    expect(inputOf(draft)).toMatchObject(limits);
    expect(inputOf({ ...draft, closes: '' }).registrationClosesAt).toBeNull();
  });
});

describe('the draft of a webinar whose save was answered', () => {
  const newSession = { start: '2031-07-01T18:00', minutes: 60, timeZone: 'Europe/Berlin' };
  const saved = draftOf(webinar);
  const sent = { ...saved, sessions: [...saved.sessions, newSession] };
  const stored = { ...saved, sessions: [...saved.sessions, { ...newSession, sessionKey: 'BBBBBBBBBBBBBBBBBBBBBB' }] };

  it('keeps what was typed while it was saved', () => {
    const current = { ...sent, description: 'Bring an apron.' };
    expect(draftAfterSave(stored, sent, current)).toEqual({ ...stored, description: 'Bring an apron.' });
  });

  it('keeps a session that was changed while the save made it, under the key that it has now', () => {
    const current = { ...sent, sessions: [...saved.sessions, { ...newSession, start: '2031-07-02T18:00' }] };
    expect(draftAfterSave(stored, sent, current).sessions[1]).toEqual({
      ...newSession,
      start: '2031-07-02T18:00',
      sessionKey: 'BBBBBBBBBBBBBBBBBBBBBB',
    });
  });
});
