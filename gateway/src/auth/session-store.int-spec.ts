import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sessionsEnded, verifySession } from '@linkyard/contracts';
import { broadcast, Bus, BusConnection } from '@linkyard/service-kit';
import { until } from '@linkyard/testing';
import { SessionStore } from './session-store.js';

const natsUrl = process.env['NATS_URL'] ?? 'nats://127.0.0.1:4222';
const anId = () => randomBytes(12).toString('hex');

let gateway: BusConnection;
let auth: BusConnection;
/** Questions that the auth service has, and has not answered yet. */
const questions: (() => void)[] = [];

beforeAll(async () => {
  [gateway, auth] = await Promise.all([BusConnection.open(natsUrl, 'gateway'), BusConnection.open(natsUrl, 'auth')]);
  auth.nats.subscribe(verifySession.subject, {
    callback: (_error, message) => {
      const { id }: { id: string } = message.json();
      const response = { ok: true, data: { session: null } };
      questions.push(() => void message.respond(JSON.stringify({ id, response, isDisposed: true })));
    },
  });
  await auth.nats.flush();
}, 30_000);
afterAll(() => Promise.all([gateway.close(), auth.close()]));

it('a session is asked for once by all who ask at the same time, and again by who comes after its end', async () => {
  const store = new SessionStore(new Bus(gateway, 's'.repeat(32)));
  await gateway.nats.flush();
  const userId = anId();
  const answers = Array.from({ length: 300 }, () => store.factsOf(userId, 'one'));
  await until(() => questions.length === 1);
  await broadcast(auth, sessionsEnded, { userId, sessionIds: ['one'] });
  await gateway.nats.flush();
  const later = store.factsOf(userId, 'one');
  await until(() => questions.length === 2);
  for (const answer of questions) answer();
  expect(new Set(await Promise.all([...answers, later]))).toEqual(new Set([null]));
  expect(questions).toHaveLength(2);
}, 30_000);
