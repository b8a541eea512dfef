import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  addUpdateWebinar,
  authWebinarProvider,
  bookingWalletItems,
  cancelRegistration,
  cancelWebinar,
  deleteWebinars,
  getPublicWebinar,
  getWebinar,
  getWebinarConnection,
  listRegistrations,
  manageRegistration,
  notifyWebinarConnection,
  revokeWebinarProvider,
  setWebinarCallback,
  setWebinarOrganizer,
  settlePayment,
  settleRegistration,
  startPayment,
  subscribeWebinar,
  syncWebinar,
  type WebinarView,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { creator, visitor } from '@linkyard/service-kit/testing';
import { startGotoWebinar } from '@linkyard/simulators';
import { dayMs, hourMs, minuteMs } from '@linkyard/time';
import { bookingsConfigFrom } from '../config/bookings-config.js';
import { BookingsHarness, type Creator } from '../testing/bookings-harness.js';
import { aSession, aSubscription, aWebinar } from '../testing/webinars.js';
import { WebinarJobs } from '../webinars/webinar-jobs.js';
import { ReadAttendanceJob } from './read-attendance.job.js';
import { GotoPerson, readAttendance, runSyncs } from './testing/goto-person.js';

// Each step is a request to another process, which shares the processors with all other suites.
jest.setTimeout(60_000);
const guest = visitor();
const provider = 'gotowebinar' as const;
let titles = 0;

describe('GoToWebinar', () => {
  let goto: Awaited<ReturnType<typeof startGotoWebinar>>;
  let organizer: GotoPerson;
  let bookings: BookingsHarness;
  let lateMs = 0;
  beforeAll(async () => {
    goto = await startGotoWebinar({ now: () => Date.now() + lateMs });
    organizer = new GotoPerson(goto.url);
    Object.assign(process.env, {
      GOTOWEBINAR_BASE_URL: goto.url,
      GOTOWEBINAR_CLIENT_ID: goto.clientId,
      GOTOWEBINAR_CLIENT_SECRET: goto.clientSecret,
    });
    bookings = await BookingsHarness.start();
  }, 60_000);
  afterAll(async () => {
    await bookings.stop();
    await goto.close();
  });

  const held = async (sent: Parameters<typeof aWebinar>[1] = {}, email?: string) => {
    const ctx = creator();
    const connection = await organizer.connect(bookings, ctx, email);
    const title = `Glazing ${(titles += 1)}`;
    const { webinar } = await aWebinar(bookings, { title, provider, joinUrl: '', reminders: [], ...sent }, ctx);
    return { ctx, connection, webinar, title };
  };
  const subscribe = (webinar: WebinarView, sent = {}) =>
    bookings.call(subscribeWebinar, aSubscription(webinar, sent), guest);
  const stateOf = async ({ _id }: WebinarView, ctx: Creator) => (await bookings.call(getWebinar, { _id }, ctx)).webinar;
  const only = async (title: string) => {
    const found = await organizer.webinars(title);
    expect(found).toHaveLength(1);
    return found[0]?.webinarKey ?? '';
  };
  const mailed = (email: string) =>
    bookings.jobs.flatMap(({ data }) => (data.to === email ? [data.key.split(':')[2]] : []));

  describe('the connection', () => {
    it('is made by consent, keeps its tokens sealed, and is ended at the provider too', async () => {
      const ctx = creator();
      expect((await bookings.call(getWebinarConnection, {}, ctx)).connection).toBeNull();
      const connection = await organizer.connect(bookings, ctx, 'ana@goto.test');
      expect(connection).toMatchObject({ email: 'ana@goto.test', state: 'connected', lastError: '' });
      expect(BigInt(connection.organizerKey) > BigInt(Number.MAX_SAFE_INTEGER)).toBe(true);
      const row = JSON.stringify(await bookings.rows('webinar_connections').findOne({ _id: connection._id }));
      expect(row).not.toContain('eyJ');
      const ended = await bookings.call(revokeWebinarProvider, { _id: connection._id }, ctx);
      expect([ended.connection.state, ended.isRevokedThere]).toEqual(['revoked', true]);
      const draft = bookings.call(addUpdateWebinar, { title: 'Later', provider }, ctx);
      await expect(draft).rejects.toHaveCode('core.invalid_input');
    });

    it('is refused to another creator than the one who began, and without an allowed code', async () => {
      const answer = await organizer.consent(bookings, creator());
      await expect(bookings.call(authWebinarProvider, answer, creator())).rejects.toHaveCode(
        'bookings.webinar_provider_refused',
      );
      const ctx = creator();
      const { state } = await organizer.consent(bookings, ctx);
      await expect(bookings.call(authWebinarProvider, { code: 'made-up', state }, ctx)).rejects.toHaveCode(
        'bookings.webinar_provider_refused',
      );
    });

    it('fetches a new access token when the old one has run out', async () => {
      const { ctx, webinar, title } = await held();
      lateMs = 2 * hourMs;
      await runSyncs(bookings);
      lateMs = 0;
      await only(title);
      expect((await stateOf(webinar, ctx)).sync).toMatchObject({ state: 'synced', error: '' });
    });

    it('that was withdrawn at the provider is shown, and what failed follows when it is connected again', async () => {
      const { ctx, webinar, title, connection } = await held();
      await organizer.post('/simulator/withdraw', { email: connection.email });
      await runSyncs(bookings);
      const { connection: shown } = await bookings.call(getWebinarConnection, {}, ctx);
      expect([shown?.state, shown?.lastError]).toEqual(['expired', expect.stringContaining('connect it again')]);
      expect((await stateOf(webinar, ctx)).sync).toMatchObject({ state: 'failed', attempts: 1 });
      await expect(bookings.call(syncWebinar, { _id: webinar._id }, ctx)).rejects.toHaveCode(
        'bookings.webinar_provider_not_connected',
      );
      await organizer.connect(bookings, ctx, connection.email);
      await runSyncs(bookings);
      await only(title);
      expect((await stateOf(webinar, ctx)).sync?.state).toBe('synced');
    });

    it('of another creator is not found', async () => {
      const { connection, webinar } = await held();
      const { _id } = connection;
      const other = creator();
      await expect(bookings.call(revokeWebinarProvider, { _id }, other)).rejects.toHaveCode('core.not_found');
      await expect(bookings.call(setWebinarCallback, { _id, events: [] }, other)).rejects.toHaveCode('core.not_found');
      await expect(bookings.call(syncWebinar, { _id: webinar._id }, other)).rejects.toHaveCode('core.not_found');
    });
  });

  describe('another organizer of the account', () => {
    it('holds the webinars once the provider has accepted its key, and stays when the account is connected again', async () => {
      const { ctx, title, connection, webinar } = await held();
      const { _id, email, organizerKey: own } = connection;
      const choose = (organizerKey: string) => bookings.call(setWebinarOrganizer, { _id, organizerKey }, ctx);
      await expect(choose('123')).rejects.toMatchObject({
        code: 'core.invalid_input',
        details: { errors: [{ path: 'organizerKey' }] },
      });
      await organizer.fault({ status: 500, times: 2 });
      await expect(choose('123')).rejects.toHaveCode('bookings.webinar_provider_unavailable');
      const other = `7${own.slice(1)}`;
      expect((await choose(other)).connection).toMatchObject({ organizerKey: other, state: 'connected' });
      await runSyncs(bookings);
      expect(await organizer.webinars(title)).toMatchObject([{ organizer: other }]);
      expect((await stateOf(webinar, ctx)).sync).toMatchObject({ state: 'synced' });
      expect((await organizer.connect(bookings, ctx, email)).organizerKey).toBe(other);
      const foreign = bookings.call(setWebinarOrganizer, { _id, organizerKey: other }, creator());
      await expect(foreign).rejects.toHaveCode('core.not_found');
      await bookings.call(revokeWebinarProvider, { _id }, ctx);
      await expect(choose(own)).rejects.toHaveCode('bookings.webinar_provider_not_connected');
    });
  });

  describe('the registration form at the provider', () => {
    const form = {
      fields: [{ field: 'phone' }, { field: 'industry', required: false }],
      questions: [{ question: 'Which kiln?' }, { question: 'Level?', answers: ['New', 'Master'] }],
    };
    const drawnUp = async () => {
      const there = await held({ personFields: ['phone', 'jobTitle'] });
      await runSyncs(bookings);
      const key = await only(there.title);
      await organizer.form(key, form);
      await runSyncs(bookings, 61 * minuteMs);
      return { ...there, key };
    };

    it('is asked of visitors as far as it is required, and its answers are sent with the registration', async () => {
      const { ctx, webinar, key } = await drawnUp();
      const { publicId } = webinar;
      const { webinar: shown } = await bookings.call(getPublicWebinar, { publicId }, guest);
      expect(shown.fields).toMatchObject([
        { title: 'Phone', type: 'text', required: true },
        { title: 'Which kiln?', type: 'text', required: true },
        { title: 'Level?', type: 'select', required: true, options: ['New', 'Master'] },
      ]);
      expect(shown.personFields).toEqual(['jobTitle']);
      expect((await stateOf(webinar, ctx)).providerQuestions).toEqual(['Phone', 'Which kiln?', 'Level?']);
      const [phone = '', kiln = '', level = ''] = shown.fields.map(({ id }) => id);
      await expect(subscribe(webinar, { answers: { [phone]: '1', [kiln]: 'Gas' } })).rejects.toHaveCode(
        'core.invalid_input',
      );
      const answers = { [phone]: '+43 1 234', [kiln]: 'Gas, small', [level]: 'Master' };
      const { registration, token } = await subscribe(webinar, { answers });
      await runSyncs(bookings);
      const kept = await organizer.kept(key);
      expect(kept).toContain('"phone":"+43 1 234"');
      expect(kept).toContain('"responseText":"Gas, small"');
      const { uid } = registration;
      const seen = await bookings.call(manageRegistration, { uid, token }, guest);
      expect(seen.registration.joinUrl).toContain(`/join/${key}/`);
    });

    it('is read again when a registration is refused for what it did not ask', async () => {
      const { ctx, webinar, title } = await held();
      await runSyncs(bookings);
      await organizer.form(await only(title), { questions: [{ question: 'Which kiln?' }] });
      const { registration } = await subscribe(webinar);
      await runSyncs(bookings);
      const { data } = await bookings.call(listRegistrations, { filters: { webinarId: webinar._id } }, ctx);
      expect(data).toMatchObject([
        { uid: registration.uid, sync: { state: 'failed', error: expect.stringContaining('Which kiln?') } },
      ]);
      await runSyncs(bookings);
      expect((await stateOf(webinar, ctx)).providerQuestions).toEqual(['Which kiln?']);
    });
  });

  describe('a webinar', () => {
    it('is created when it is published, follows its changes, and is cancelled there', async () => {
      const { ctx, webinar, title } = await held();
      await runSyncs(bookings);
      const key = await only(title);
      const saved = await stateOf(webinar, ctx);
      expect(saved).toMatchObject({ externalKey: key, sync: { state: 'synced' }, rev: webinar.rev });
      const sessions = saved.sessions.map(({ sessionKey, timeZone }) => ({
        ...{ sessionKey, timeZone, startAt: '2031-06-04T18:00:00Z', endAt: '2031-06-04T19:00:00Z' },
      }));
      await bookings.call(addUpdateWebinar, { _id: webinar._id, rev: saved.rev, sessions }, ctx);
      await runSyncs(bookings);
      expect(await organizer.webinars(title)).toMatchObject([
        { webinarKey: key, times: [{ startTime: '2031-06-04T18:00:00Z' }] },
      ]);
      await bookings.call(cancelWebinar, { _id: webinar._id }, ctx);
      await runSyncs(bookings);
      expect(await organizer.webinars(title)).toEqual([]);
    });

    it('that is in session is cancelled there once it has ended', async () => {
      const { ctx, webinar, title } = await held();
      await runSyncs(bookings);
      const key = await only(title);
      await organizer.post(`/simulator/webinars/${key}`, { isInSession: true });
      await bookings.call(cancelWebinar, { _id: webinar._id }, ctx);
      await runSyncs(bookings);
      expect(await organizer.webinars(title)).toHaveLength(1);
      await organizer.post(`/simulator/webinars/${key}`, { isInSession: false });
      await runSyncs(bookings, 11 * minuteMs);
      expect(await organizer.webinars(title)).toEqual([]);
    });

    it('that is a series stands there once for each session, and is removed when it is deleted', async () => {
      const other = { ...aSession, startAt: '2031-06-10T18:00:00Z', endAt: '2031-06-10T19:00:00Z' };
      const { ctx, webinar, title } = await held({ type: 'series', sessions: [aSession, other] });
      await runSyncs(bookings);
      expect(await organizer.webinars(title)).toHaveLength(2);
      const { registration } = await subscribe(webinar, { sessionKey: webinar.sessions[1]?.sessionKey });
      await runSyncs(bookings);
      const [, second] = await organizer.webinars(title);
      expect(await organizer.registrants(second?.webinarKey ?? '')).toMatchObject([
        { email: registration.person.email },
      ]);
      await bookings.call(cancelWebinar, { _id: webinar._id }, ctx);
      await bookings.call(deleteWebinars, { _id: webinar._id }, ctx);
      await runSyncs(bookings);
      expect(await organizer.webinars(title)).toEqual([]);
    });

    it('is made once although the answer to its creation came too late', async () => {
      const { ctx, webinar, title } = await held();
      await organizer.fault({ delayMs: 20_000, match: 'POST' });
      await runSyncs(bookings);
      expect((await stateOf(webinar, ctx)).sync).toMatchObject({ state: 'pending', attempts: 1 });
      await runSyncs(bookings, minuteMs);
      const key = await only(title);
      expect(await stateOf(webinar, ctx)).toMatchObject({ externalKey: key, sync: { state: 'synced', attempts: 0 } });
    });

    it('is shown as failed after three failures of the provider, and tried again at once when asked', async () => {
      const { ctx, webinar, title } = await held();
      await organizer.fault({ status: 500, times: 6 });
      for (const laterMs of [0, minuteMs, 2 * minuteMs]) await runSyncs(bookings, laterMs);
      const failed = await stateOf(webinar, ctx);
      expect(failed.sync).toMatchObject({
        state: 'failed',
        attempts: 3,
        error: expect.stringContaining('cannot be reached'),
      });
      const { sync } = await bookings.call(syncWebinar, { _id: webinar._id }, ctx);
      expect(sync).toMatchObject({ state: 'pending', error: '' });
      await runSyncs(bookings);
      await only(title);
    });

    it('waits as long as the provider asks for, and retries soon when it names no time', async () => {
      const { title } = await held();
      await organizer.fault({ status: 429, retryAfter: 600 });
      await runSyncs(bookings);
      await runSyncs(bookings, 5 * minuteMs);
      expect(await organizer.webinars(title)).toEqual([]);
      await organizer.fault({ status: 429, times: 2 });
      await runSyncs(bookings, 11 * minuteMs);
      expect(await organizer.webinars(title)).toEqual([]);
      await runSyncs(bookings, 13 * minuteMs);
      await only(title);
    });
  });

  describe('a registration', () => {
    it('is confirmed here at once, and gets its personal link when the provider has given it', async () => {
      const { ctx, webinar, title } = await held();
      const { registration, token } = await subscribe(webinar);
      expect(registration).toMatchObject({ state: 'approved', joinUrl: null });
      const wallet = { ownerId: ctx.userId, email: registration.person.email };
      expect((await bookings.call(bookingWalletItems, wallet, guest)).items).toMatchObject([{ joinPath: '' }]);
      await runSyncs(bookings);
      await runSyncs(bookings, minuteMs);
      const [registrant] = await organizer.registrants(await only(title));
      const { uid, person } = registration;
      const seen = await bookings.call(manageRegistration, { uid, token }, guest);
      expect(seen.registration.joinUrl).toBe(registrant?.joinUrl);
      const joinPath = expect.stringContaining(`/webinar/${webinar.publicId}/join?`);
      expect((await bookings.call(bookingWalletItems, wallet, guest)).items).toMatchObject([{ joinPath }]);
      expect(await (await fetch(registrant?.joinUrl ?? '')).text()).toContain('Ada Lovelace');
      expect(mailed(person.email).filter((kind) => kind === 'joinLink')).toHaveLength(1);
      const { data } = await bookings.call(listRegistrations, { filters: { webinarId: webinar._id } }, ctx);
      expect(data).toMatchObject([
        { externalRegistrantKey: registrant?.registrantKey, sync: { state: 'synced', error: '' } },
      ]);
    });

    it('is removed there when it is cancelled here', async () => {
      const { webinar, title } = await held();
      const { registration, token } = await subscribe(webinar);
      await runSyncs(bookings);
      const key = await only(title);
      expect(await organizer.registrants(key)).toHaveLength(1);
      await bookings.call(cancelRegistration, { uid: registration.uid, token }, guest);
      await runSyncs(bookings);
      expect(await organizer.registrants(key)).toEqual([]);
    });

    it('stays there while its address is paid for by another one', async () => {
      const paid = { state: 'settled', amount: 1000, currency: 'EUR', authorizedUntil: null, retryUrl: null };
      bookings.answers.set(startPayment.subject, () => ({
        paymentId: newId(),
        redirectUrl: 'https://pay.example/1',
        mode: 'live',
      }));
      bookings.answers.set(settlePayment.subject, ({ paymentId }) => ({ paymentId, ...paid }));
      const { webinar, title } = await held({ price: '10', currency: 'EUR' });
      const first = await subscribe(webinar);
      const second = await subscribe(webinar, { person: first.registration.person });
      for (const { registration } of [first, second])
        await bookings.call(settleRegistration, { uid: registration.uid }, guest);
      await runSyncs(bookings);
      const key = await only(title);
      for (const [{ registration, token }, left] of [
        [first, 1],
        [second, 0],
      ] as const) {
        await bookings.call(cancelRegistration, { uid: registration.uid, token }, guest);
        await runSyncs(bookings);
        expect(await organizer.registrants(key)).toHaveLength(left);
      }
    });

    it('whose answer was lost is found again by its address', async () => {
      const { webinar, title } = await held();
      await runSyncs(bookings);
      const { registration, token } = await subscribe(webinar);
      await organizer.fault({ delayMs: 20_000, match: 'registrants' });
      await runSyncs(bookings);
      await runSyncs(bookings, minuteMs);
      const registrants = await organizer.registrants(await only(title));
      expect(registrants).toHaveLength(1);
      const seen = await bookings.call(manageRegistration, { uid: registration.uid, token }, guest);
      expect(seen.registration.joinUrl).toBe(registrants[0]?.joinUrl);
    });

    it('that the organizer approves at the provider waits for its link', async () => {
      const { webinar, title } = await held();
      await runSyncs(bookings);
      const key = await only(title);
      await organizer.post(`/simulator/webinars/${key}`, { isApproved: true });
      const { registration, token } = await subscribe(webinar);
      const { uid } = registration;
      await runSyncs(bookings);
      const link = async () => (await bookings.call(manageRegistration, { uid, token }, guest)).registration.joinUrl;
      expect(await link()).toBeNull();
      const [waiting] = await organizer.registrants(key);
      await organizer.post(`/simulator/registrants/${waiting?.registrantKey}`, { status: 'APPROVED' });
      await runSyncs(bookings, 6 * minuteMs);
      expect(await link()).toContain(`/join/${key}/`);
      expect(await organizer.registrants(key)).toHaveLength(1);
    });

    it('follows into the webinar that replaces one deleted by the organizer', async () => {
      const { webinar, title, ctx } = await held();
      const { registration } = await subscribe(webinar);
      await runSyncs(bookings);
      const key = await only(title);
      await organizer.post(`/simulator/webinars/${key}/delete`, {});
      const second = await subscribe(webinar);
      for (const laterMs of [0, minuteMs, 2 * minuteMs]) await runSyncs(bookings, laterMs);
      const next = await only(title);
      expect(next).not.toBe(key);
      const emails = (await organizer.registrants(next)).map(({ email }) => email).toSorted();
      expect(emails).toEqual([registration.person.email, second.registration.person.email].toSorted());
      expect((await stateOf(webinar, ctx)).externalKey).toBe(next);
    });
  });

  describe('attendance', () => {
    it('is read once a minute unless the installation says otherwise', () => {
      const { GOTOWEBINAR_ATTENDANCE_SEC } = bookingsConfigFrom(process.env);
      expect(bookings.get(ReadAttendanceJob).everyMs).toBe(GOTOWEBINAR_ATTENDANCE_SEC * 1_000);
      expect(bookingsConfigFrom({ DATA_KEY: 'd'.repeat(32) })).toMatchObject({ GOTOWEBINAR_ATTENDANCE_SEC: 60 });
    });

    it('is read when the provider shows it, and what the host marks by hand stays', async () => {
      const { ctx, webinar, title } = await held();
      const [present, missing] = [await subscribe(webinar), await subscribe(webinar)];
      await runSyncs(bookings);
      const key = await only(title);
      const end = new Date(aSession.endAt);
      await bookings.get(WebinarJobs).run(new AbortController().signal, new Date(end.getTime() + minuteMs));
      const uids = [present, missing].map(({ registration }) => registration.uid);
      const seen = async () => {
        const { data } = await bookings.call(listRegistrations, { filters: { webinarId: webinar._id } }, ctx);
        return uids.map((uid) => {
          const found = data.find((one) => one.uid === uid);
          return [found?.state, found?.attendedMinutes];
        });
      };
      await readAttendance(bookings, new Date(end.getTime() + 11 * minuteMs));
      expect(await seen()).toEqual([
        ['approved', null],
        ['approved', null],
      ]);
      const { email } = present.registration.person;
      const times = { startTime: aSession.startAt, endTime: aSession.endAt };
      await organizer.post(`/simulator/webinars/${key}/sessions`, { ...times, attendees: [{ email, minutes: 50 }] });
      await readAttendance(bookings, new Date(end.getTime() + 31 * minuteMs));
      expect(await seen()).toEqual([
        ['attended', 50],
        ['absent', 0],
      ]);
      const sync = await bookings.rows('webinar_syncs').findOne({ webinarId: webinar._id });
      expect(sync?.['attendanceAt']).toEqual(new Date(end.getTime() + 2 * hourMs));
      await readAttendance(bookings, new Date(end.getTime() + 2 * dayMs));
      const last = await bookings.rows('webinar_syncs').findOne({ webinarId: webinar._id });
      expect(last?.['attendanceAt']).toBeNull();
    });
  });

  describe('notifications', () => {
    it('are registered at the provider once its check is answered, and have the webinar compared again', async () => {
      const { ctx, webinar, title, connection } = await held();
      await runSyncs(bookings);
      const elsewhere = { _id: connection._id, callbackUrl: 'https://evil.example/', events: [] };
      await expect(bookings.call(setWebinarCallback, elsewhere, ctx)).rejects.toMatchObject({
        details: { errors: [{ path: 'callbackUrl' }] },
      });
      const refused = bookings.call(setWebinarCallback, { _id: connection._id, events: ['webinar.changed'] }, ctx);
      // The address of this suite is answered by no server.
      await expect(refused).rejects.toHaveCode('bookings.webinar_provider_unreadable');
      const [, , , connectionId = '', key = ''] = new URL(connection.callbackUrl).pathname.split('/');
      const rawBody = `{"eventName":"webinar.changed","webinarKey":${await only(title)}}`;
      const wrong = { connectionId, key: `${key.slice(1)}x`, rawBody };
      const { connection: other } = await held();
      const [, , , otherId = '', otherKey = ''] = new URL(other.callbackUrl).pathname.split('/');
      const forged = [
        wrong,
        { connectionId, key: otherKey, rawBody },
        { connectionId: otherId, key, rawBody },
        { connectionId, key: key.toUpperCase(), rawBody },
        { connectionId, key: key.slice(0, -1), rawBody },
        { connectionId: 'a'.repeat(24), key, rawBody },
      ];
      for (const message of forged)
        await expect(bookings.call(notifyWebinarConnection, message, guest)).rejects.toHaveCode('core.not_found');
      await bookings.call(notifyWebinarConnection, { connectionId, key, rawBody }, guest);
      const sync = await bookings.rows('webinar_syncs').findOne({ webinarId: webinar._id });
      expect(sync?.['nextAt']).toBeInstanceOf(Date);
      await bookings.call(revokeWebinarProvider, { _id: connection._id }, ctx);
      await expect(bookings.call(notifyWebinarConnection, { connectionId, key, rawBody }, guest)).rejects.toHaveCode(
        'core.not_found',
      );
    });
  });
});
