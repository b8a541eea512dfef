import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  addUpdateWebinar,
  authWebinarProvider,
  getPublicWebinar,
  getWebinar,
  getWebinarConnection,
  listRegistrations,
  manageRegistration,
  revokeWebinarProvider,
  setWebinarCallback,
  setWebinarOrganizer,
  subscribeWebinar,
  syncWebinar,
  type AnyCommand,
  type WebinarConnectionView,
} from '@linkyard/contracts';
import { baseUrl, call, must, newCreator, theAdmin, until, type Person } from '@linkyard/testing';
import { connectWebinars } from './provider-consent.js';

const missing = '0123456789abcdef01234567';
const session = { startAt: '2031-06-03T18:00:00Z', endAt: '2031-06-03T19:00:00Z', timeZone: 'Europe/Berlin' };
const held = { title: 'Glazing', provider: 'gotowebinar' as const, sessions: [session], state: 'scheduled' as const };

describe('GoToWebinar', () => {
  let ana: Person;
  let ben: Person;
  let admin: Person;
  let connection: WebinarConnectionView;
  beforeAll(async () => {
    [ana, ben, admin] = await Promise.all([newCreator('Ana'), newCreator('Ben'), theAdmin()]);
    connection = await connectWebinars(ana);
  });

  it('is connected, holds a webinar, and gives a visitor a personal link', async () => {
    expect((await must(getWebinarConnection, {}, ana.token)).connection).toMatchObject({
      _id: connection._id,
      state: 'connected',
    });
    const { webinar } = await must(addUpdateWebinar, held, ana.token);
    const person = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' };
    const sent = { publicId: webinar.publicId, timeZone: 'Asia/Tokyo', person, idempotencyKey: randomUUID() };
    const { registration, token } = await must(subscribeWebinar, sent);
    const { uid } = registration;
    const link = async () => (await must(manageRegistration, { uid, token })).registration.joinUrl;
    await until(link, (found) => found !== null, 40_000);
    expect((await must(getWebinar, { _id: webinar._id }, ana.token)).webinar.sync).toMatchObject({ state: 'synced' });
    const { data } = await must(listRegistrations, { filters: { webinarId: webinar._id } }, ana.token);
    expect(data).toMatchObject([{ uid, sync: { state: 'synced' } }]);
    expect((await must(syncWebinar, { _id: webinar._id }, ana.token)).sync.state).toBe('pending');
    expect((await call(syncWebinar, { _id: webinar._id }, ben.token)).http).toBe(404);
  }, 60_000);

  it('registers the callback, whose address is answered for the right key alone', async () => {
    const { _id, callbackUrl } = connection;
    const chosen = await must(setWebinarCallback, { _id, events: ['registrant.joined'] }, ana.token);
    expect(chosen.connection.subscribedEvents).toEqual(['registrant.joined']);
    const { pathname } = new URL(callbackUrl);
    const at = (path: string, init?: RequestInit) => fetch(new URL(path, baseUrl()), init);
    const body = JSON.stringify({ eventName: 'registrant.joined', webinarKey: '1' });
    const post = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
    expect([(await at(pathname)).status, (await at(pathname, post)).status]).toEqual([200, 200]);
    const other = pathname.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect([(await at(other)).status, (await at(other, post)).status]).toEqual([404, 404]);
  });

  it('notifies the gateway when a person joins, whose attendance is shown while the webinar runs', async () => {
    const { _id } = connection;
    await must(setWebinarCallback, { _id, events: ['registrant.joined'] }, ana.token);
    const [startAt = '', endAt = ''] = [-5, 55].map((minutes) => new Date(Date.now() + minutes * 60_000).toISOString());
    const running = { ...held, title: 'Raku', sessions: [{ startAt, endAt, timeZone: 'Europe/Berlin' }] };
    const { webinar } = await must(addUpdateWebinar, running, ana.token);
    const register = async (firstName: string) => {
      const person = { firstName, lastName: 'Visitor', email: `${randomUUID()}@example.com` };
      const sent = { publicId: webinar.publicId, timeZone: 'UTC', person, idempotencyKey: randomUUID() };
      const { registration, token } = await must(subscribeWebinar, sent);
      const { uid } = registration;
      const link = async () => (await must(manageRegistration, { uid, token })).registration.joinUrl;
      return { uid, link: await until(link, (found) => found !== null, 40_000) };
    };
    const [joining, late] = await Promise.all([register('Ada'), register('Ben')]);
    const joined = await fetch(joining.link ?? '', { method: 'POST' });
    expect(await joined.text()).toContain('You are in the webinar.');
    const states = async () => {
      const { data } = await must(listRegistrations, { filters: { webinarId: webinar._id } }, ana.token);
      return new Map(data.map(({ uid, state, attendedMinutes }) => [uid, { state, attendedMinutes }]));
    };
    const seen = await until(states, (all) => all.get(joining.uid)?.state === 'attended', 40_000);
    expect(seen.get(joining.uid)).toEqual({ state: 'attended', attendedMinutes: 45 });
    expect(seen.get(late.uid)?.state).toBe('approved');
  }, 150_000);

  it('asks visitors what the registration form at the provider requires', async () => {
    const { webinar } = await must(addUpdateWebinar, { ...held, title: `Kilns ${randomUUID()}` }, ana.token);
    const { _id, publicId } = webinar;
    const key = async () => (await must(getWebinar, { _id }, ana.token)).webinar.externalKey;
    const externalKey = await until(key, (found) => found !== null, 40_000);
    await fetch(`${process.env['GOTOWEBINAR_BASE_URL']}/simulator/webinars/${externalKey}`, {
      method: 'POST',
      body: JSON.stringify({ form: { questions: [{ question: 'Which kiln?' }] } }),
    });
    await must(syncWebinar, { _id }, ana.token);
    const asked = async () => (await must(getPublicWebinar, { publicId })).webinar.fields;
    const [question] = await until(asked, ({ length }) => length > 0, 40_000);
    expect(question).toMatchObject({ title: 'Which kiln?', required: true });
    const person = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' };
    const sent = { publicId, timeZone: 'UTC', person, idempotencyKey: randomUUID() };
    expect((await call(subscribeWebinar, sent)).http).toBe(422);
    const answers = { [question?.id ?? '']: 'Gas' };
    const { registration, token } = await must(subscribeWebinar, { ...sent, answers });
    const { uid } = registration;
    const link = async () => (await must(manageRegistration, { uid, token })).registration.joinUrl;
    expect(await until(link, (found) => found !== null, 40_000)).toContain(`/join/${externalKey}/`);
  }, 150_000);

  it('holds webinars for another organizer of the account, whose key is tried first', async () => {
    const { _id, organizerKey } = connection;
    expect((await call(setWebinarOrganizer, { _id, organizerKey: '123' }, ana.token)).http).toBe(422);
    const other = `7${organizerKey.slice(1)}`;
    expect((await must(setWebinarOrganizer, { _id, organizerKey: other }, ana.token)).connection).toMatchObject({
      organizerKey: other,
    });
    await must(setWebinarOrganizer, { _id, organizerKey }, ana.token);
  });

  it.each([
    ['revoke', revokeWebinarProvider, {}],
    ['callback-setting', setWebinarCallback, { events: [] }],
    ['organizer', setWebinarOrganizer, { organizerKey: '1' }],
    ['sync', syncWebinar, {}],
  ] as [string, AnyCommand, object][])('of another creator is missing: %s', async (_name, command, sent) => {
    expect((await call(command, { _id: connection._id, ...sent }, ben.token)).http).toBe(404);
    expect((await call(command, { _id: missing, ...sent }, ana.token)).http).toBe(404);
    expect((await call(command, { _id: 'x', ...sent }, ana.token)).http).toBe(422);
    expect((await call(command, { _id: missing, ...sent }, admin.token)).http).toBe(403);
    expect((await call(command, { _id: missing, ...sent })).http).toBe(401);
  });

  it('is chosen only by creators who have connected it, by an answer that was made for them', async () => {
    expect((await call(addUpdateWebinar, held, ben.token)).http).toBe(422);
    expect((await call(authWebinarProvider, { code: 'made-up', state: 'made-up' }, ben.token)).http).toBe(422);
    expect((await call(authWebinarProvider, { code: '' }, ben.token)).http).toBe(422);
    const callback: AnyCommand = setWebinarCallback;
    expect((await call(callback, { _id: connection._id, events: ['all'] }, ana.token)).http).toBe(422);
    for (const command of [authWebinarProvider, getWebinarConnection] as AnyCommand[]) {
      expect((await call(command, {}, admin.token)).http).toBe(403);
      expect((await call(command, {})).http).toBe(401);
    }
  });

  it('is disconnected, and its webinars say so', async () => {
    const ended = await must(revokeWebinarProvider, { _id: connection._id }, ana.token);
    expect([ended.connection.state, ended.isRevokedThere]).toEqual(['revoked', true]);
    expect((await call(addUpdateWebinar, held, ana.token)).http).toBe(422);
    const callback = { _id: connection._id, events: ['registrant.joined' as const] };
    expect((await call(setWebinarCallback, callback, ana.token)).http).toBe(409);
    expect((await fetch(new URL(new URL(connection.callbackUrl).pathname, baseUrl()))).status).toBe(404);
  });
});
