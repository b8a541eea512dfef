import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { claimPushes, reportPushes, sendPushes, type AnyCommand } from '@linkyard/contracts';
import { createGuardedPost, type GuardedPost } from '@linkyard/egress';
import { createLogger } from '@linkyard/service-kit';
import { startPush, type PushSimulator } from '@linkyard/simulators';
import { z } from 'zod';
import webPush from 'web-push';
import { sendPushesProcessor } from './send-pushes.processor.js';
import { ServiceLanes } from './service-lanes.js';

const keys = webPush.generateVAPIDKeys();
type Deliveries = z.input<(typeof claimPushes)['reply']>['deliveries'];
type Report = z.output<(typeof reportPushes)['request']>;

describe('the push worker', () => {
  const services: PushSimulator[] = [];
  let post: GuardedPost;
  beforeAll(async () => {
    services.push(await startPush(), await startPush());
    post = createGuardedPost({ allowHosts: services.map(({ url }) => new URL(url).host) });
  });
  afterAll(async () => {
    post.close();
    await Promise.all(services.map((service) => service.close()));
  });
  const waiting = new Map<string, Deliveries>();
  let reports: Report[] = [];
  beforeEach(() => {
    waiting.clear();
    reports = [];
  });
  afterEach(() => {
    for (const { browsers, taken } of services) {
      browsers.behaviour = null;
      taken.length = 0;
    }
  });

  const hostOf = ({ url }: PushSimulator) => new URL(url).host;
  const wait = (service: PushSimulator, subscriptions: ReturnType<PushSimulator['subscribe']>[]) =>
    waiting.set(
      hostOf(service),
      subscriptions.map(({ endpoint, keys: own }, index) => ({
        ...{ _id: `d${index}`, endpoint, keys: own, payload: JSON.stringify({ title: `News ${index}` }) },
        ...{ ttlSec: 60, urgency: 'normal', topic: '' },
      })),
    );
  /** The service's side: gives each delivery once, and keeps what is reported. */
  const bus = {
    async request(command: AnyCommand, sent: unknown) {
      if (command.subject === reportPushes.subject) {
        reports.push(reportPushes.request.parse(sent));
        return z.any().parse({});
      }
      const { service, limit } = claimPushes.request.parse(sent);
      const deliveries = waiting.get(service)?.splice(0, limit) ?? [];
      const origin = `http://${service}`;
      const { Authorization } = webPush.getVapidHeaders(
        origin,
        'mailto:a@b.example.com',
        keys.publicKey,
        keys.privateKey,
        'aes128gcm',
      );
      return z.any().parse({ holder: 'h', deliveries, authorizations: { [origin]: Authorization }, pausedMs: 0 });
    },
  };
  const run = (service: PushSimulator, lanes = new ServiceLanes()) =>
    sendPushesProcessor({ bus, post, lanes, logger: createLogger('spec', 'silent') }).process(
      { service: hostOf(service), cause: 'spec' },
      { jobId: '1', attempt: 1 },
    );
  const outcomes = () => reports.flatMap(({ results }) => results);
  const first = () => services[0] ?? services[1]!;
  const second = () => services[1]!;

  it('is a job that takes what the contract has', () => {
    expect(sendPushes.idempotencyKey({ service: 'a', cause: 'b' })).toBe('a:b');
  });

  it('sends each notification once, so that its browser can read it, in batches that are reported', async () => {
    const browsers = Array.from({ length: 120 }, () => first().subscribe(keys.publicKey));
    wait(first(), browsers);
    await run(first());
    expect(reports.map(({ results }) => results.length)).toEqual([50, 50, 20]);
    expect(new Set(outcomes().map(({ outcome }) => outcome))).toEqual(new Set(['sent']));
    expect(first().taken).toHaveLength(120);
    expect(new Set(first().taken.map(({ endpoint }) => endpoint)).size).toBe(120);
    expect(
      first()
        .taken.map(({ payload }) => JSON.parse(payload))
        .sort(),
    ).toHaveLength(120);
  });

  it.each([
    [404, undefined, 'gone', 0],
    [410, undefined, 'gone', 0],
    [403, undefined, 'refused', 0],
    [400, undefined, 'refused', 0],
    [429, '30', 'later', 30_000],
    [503, '10', 'later', 10_000],
    [500, undefined, 'later', 0],
  ] as const)('reports %i', async (status, retryAfter, outcome, retryAfterMs) => {
    first().browsers.behaviour = { status, retryAfter };
    wait(first(), [first().subscribe()]);
    await run(first());
    expect(outcomes()).toEqual([{ _id: 'd0', outcome, status, retryAfterMs }]);
  });

  it('goes to no address but those that are allowed, and encrypts for no keys that are none', async () => {
    const [one, other] = [first().subscribe(), first().subscribe()];
    wait(first(), [
      { ...one, endpoint: 'http://127.0.0.1:22/' },
      { ...other, keys: { p256dh: 'AAAA', auth: 'AAAA' } },
    ]);
    await run(first());
    expect(outcomes().map(({ outcome }) => outcome)).toEqual(['gone', 'gone']);
    expect(first().taken).toEqual([]);
  });

  it('is delayed by a slow service in that service alone', async () => {
    first().browsers.behaviour = { status: 201, delayMs: 1_500 };
    wait(first(), [first().subscribe()]);
    wait(second(), [second().subscribe()]);
    const order: string[] = [];
    await Promise.all([run(first()).then(() => order.push('slow')), run(second()).then(() => order.push('quick'))]);
    expect(order).toEqual(['quick', 'slow']);
    expect(outcomes().map(({ outcome }) => outcome)).toEqual(['sent', 'sent']);
  });

  it('works on two jobs of one service at a time, and leaves a third one to them', async () => {
    const lanes = new ServiceLanes();
    first().browsers.behaviour = { status: 201, delayMs: 300 };
    wait(first(), [first().subscribe(), first().subscribe(), first().subscribe()]);
    await Promise.all([1, 2, 3].map(() => run(first(), lanes)));
    expect(outcomes()).toHaveLength(3);
    expect(reports).toHaveLength(1);
  });
});
