import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  addUpdateWebinar,
  authWebinarProvider,
  getWebinar,
  getWebinarConnection,
  listRegistrations,
  manageRegistration,
  revokeWebinarProvider,
  setWebinarCallback,
  subscribeWebinar,
  syncWebinar,
  type AnyCommand,
  type WebinarConnectionView,
} from '@linkyard/contracts';
import { baseUrl, call, must, newCreator, theAdmin, until, type Person } from '@linkyard/testing';

const missing = '0123456789abcdef01234567';
const session = { startAt: '2031-06-03T18:00:00Z', endAt: '2031-06-03T19:00:00Z', timeZone: 'Europe/Berlin' };
const held = { title: 'Glazing', provider: 'gotowebinar' as const, sessions: [session], state: 'scheduled' as const };

/** Allows the access at the provider as the browser of a person would. */
async function connected({ token, email }: Person): Promise<WebinarConnectionView> {
  const { authorizeUrl } = await must(authWebinarProvider, {}, token);
  const url = new URL(authorizeUrl ?? '');
  url.searchParams.set('prompt', 'none');
  url.searchParams.set('login_hint', email);
  const back = new URL((await fetch(url, { redirect: 'manual' })).headers.get('location') ?? '').searchParams;
  const answer = { code: back.get('code') ?? '', state: back.get('state') ?? '' };
  const { connection } = await must(authWebinarProvider, answer, token);
  if (!connection) throw new Error('nothing was connected');
  return connection;
}

describe('GoToWebinar', () => {
  let ana: Person;
  let ben: Person;
  let admin: Person;
  let connection: WebinarConnectionView;
  beforeAll(async () => {
    [ana, ben, admin] = await Promise.all([newCreator('Ana'), newCreator('Ben'), theAdmin()]);
    connection = await connected(ana);
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

  it.each([
    ['revoke', revokeWebinarProvider, {}],
    ['callback-setting', setWebinarCallback, { events: [] }],
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
