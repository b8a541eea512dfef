import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createECDH, randomBytes } from 'node:crypto';
import {
  activeAdmins,
  pushServiceRefuses,
  accountTransferred,
  campaignUnpublished,
  claimPushes,
  findFollowablePage,
  getVapidKey,
  listPushDevices,
  removePushDevice,
  reportPushes,
  sendPushes,
  subscribeToPush,
  unsubscribeFromPush,
  userDeleted,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { creator, ServiceUnderTest, visitor, visitorAt } from '@linkyard/service-kit/testing';
import { notificationsAndChatService } from '../notifications-and-chat.module.js';
import { PushDue } from './push-due.job.js';
import { PushSender } from './push-sender.js';
import { pushDeliveries, pushFollows, pushKeys, pushSubscriptions } from './push.schemas.js';
import { VapidKeys } from './vapid-keys.js';

const host = '127.0.0.1:4090';
const keysOfBrowser = () => ({
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
});
const aSubscription = (endpoint = `http://${host}/push/${newId()}`) => ({ endpoint, keys: keysOfBrowser() });

class PushUnderTest extends ServiceUnderTest {
  static async start(): Promise<PushUnderTest> {
    Object.assign(process.env, { DATA_KEY: 'd'.repeat(40), LINKYARD_MODE: 'development', PUSH_SERVICE_HOSTS: host });
    const harness = new PushUnderTest(await this.open(notificationsAndChatService));
    await harness.build(notificationsAndChatService.module, []);
    return harness;
  }
}

describe('push notifications', () => {
  let service: PushUnderTest;
  beforeAll(async () => {
    service = await PushUnderTest.start();
  }, 30_000);
  afterAll(() => service.stop());

  const newPerson = () => {
    const ctx = creator();
    return { userId: ctx.userId, ctx };
  };
  const subscribed = async (person = newPerson(), subscription = aSubscription()) => {
    const request = { subscription, from: 'user', userId: person.userId } as const;
    await service.call(subscribeToPush, request, person.ctx);
    return { ...person, ...subscription };
  };
  const note = (dedupeKey: string) => ({
    dedupeKey,
    title: 'New lead',
    body: 'Vera',
    link: '/myleads',
    tag: dedupeKey,
  });
  const claim = (limit = 50) => service.call(claimPushes, { service: host, limit }, visitor());
  const report = async (
    holder: string,
    results: { _id: string; outcome: 'sent' | 'gone' | 'refused' | 'later'; status: number; retryAfterMs?: number }[],
  ) =>
    service.call(
      reportPushes,
      { service: host, holder, results: results.map((one) => ({ retryAfterMs: 0, ...one })) },
      visitor(),
    );
  const isStored = async (endpoint: string) =>
    (await service.database.collection(pushSubscriptions).countDocuments({ endpoint })) === 1;

  describe('the key pair', () => {
    it('is one, however many processes start at the same time, and stays', async () => {
      const model = service.database.model(pushKeys);
      const config = {
        ...{ LINKYARD_MODE: 'development' as const, DATA_KEY: 'd'.repeat(40), DATA_KEY_PREVIOUS: undefined },
        ...{ PUSH_SERVICE_HOSTS: [], subject: null },
      };
      const logger = { warn: () => undefined, error: () => undefined, info: () => undefined };
      const process = () => new VapidKeys(model, config, logger);
      const keys = await Promise.all(Array.from({ length: 5 }, () => process().publicKey()));
      expect(new Set(keys).size).toBe(1);
      expect(await process().publicKey()).toBe(keys[0]);
      expect((await service.call(getVapidKey, {}, visitor())).publicKey).toBe(keys[0]);
      const stored = await service.database.collection(pushKeys).find({}).toArray();
      expect(stored).toHaveLength(1);
      expect(stored[0]?.privateKeyEnc).toMatch(/^ly1\./);
    });
  });

  describe('a device', () => {
    it('of a person is listed and removed by that person alone', async () => {
      const ana = await subscribed();
      const bea = await subscribed();
      const { devices } = await service.call(listPushDevices, { endpoint: ana.endpoint }, ana.ctx);
      expect(devices).toMatchObject([{ isThis: true, lastSuccessAt: null }]);
      const _id = devices[0]?._id ?? '';
      await expect(service.call(removePushDevice, { _id }, bea.ctx)).rejects.toMatchObject({ code: 'core.not_found' });
      await service.call(removePushDevice, { _id }, ana.ctx);
      expect(await isStored(ana.endpoint)).toBe(false);
      expect(await isStored(bea.endpoint)).toBe(true);
    });

    it('is one by its endpoint, and takes the place of the one it replaces', async () => {
      const ana = await subscribed();
      await subscribed(ana, { endpoint: ana.endpoint, keys: keysOfBrowser() });
      const fresh = aSubscription();
      const again = { subscription: fresh, replaces: ana.endpoint, from: 'user', userId: ana.userId } as const;
      await service.call(subscribeToPush, again, ana.ctx);
      expect((await service.call(listPushDevices, { endpoint: fresh.endpoint }, ana.ctx)).devices).toMatchObject([
        { isThis: true },
      ]);
      expect(await isStored(ana.endpoint)).toBe(false);
    });

    it('is refused for another person, and at an address that is no push service', async () => {
      const [ana, bea] = [newPerson(), newPerson()];
      const request = { subscription: aSubscription(), from: 'user', userId: bea.userId } as const;
      await expect(service.call(subscribeToPush, request, ana.ctx)).rejects.toMatchObject({ code: 'core.forbidden' });
      for (const endpoint of ['http://127.0.0.1:22/', 'https://evil.example/', 'http://169.254.169.254/latest']) {
        const own = { subscription: aSubscription(endpoint), from: 'user', userId: ana.userId } as const;
        await expect(service.call(subscribeToPush, own, ana.ctx)).rejects.toMatchObject({
          code: 'push.endpoint_unknown',
        });
      }
    });

    it('that its push service gave another address goes on under that', async () => {
      const ana = await subscribed();
      const fresh = aSubscription();
      const moved = { subscription: fresh, replaces: ana.endpoint, from: 'worker' } as const;
      await service.call(subscribeToPush, moved, visitor());
      expect((await service.call(listPushDevices, { endpoint: fresh.endpoint }, ana.ctx)).devices).toMatchObject([
        { isThis: true },
      ]);
      expect(await isStored(ana.endpoint)).toBe(false);
      await expect(service.call(subscribeToPush, moved, visitor())).rejects.toMatchObject({ code: 'core.not_found' });
    });

    it('of a visitor follows a page that is open and can be followed, and ends with it', async () => {
      const [page, closed] = [newId(), newId()];
      const ownerId = newId();
      service.answeringBus.answer(findFollowablePage, ({ campaignId }) => ({
        page: campaignId === page ? { ownerId, title: 'Mugs' } : null,
      }));
      const subscription = aSubscription();
      const follow = (campaignId: string) =>
        service.call(subscribeToPush, { subscription, from: 'template', campaignId, path: '/ana' }, visitor());
      await follow(page);
      await follow(page);
      expect(await service.database.collection(pushFollows).countDocuments({ userId: ownerId })).toBe(1);
      await expect(follow(closed)).rejects.toMatchObject({ code: 'core.not_found' });
      const ended = { campaignId: page, userId: ownerId, tenantId: null, campNames: ['ana'], version: 2 };
      await service.deliver(campaignUnpublished, { ...ended, reason: 'unpublished' });
      expect(await isStored(subscription.endpoint)).toBe(true);
      await service.deliver(campaignUnpublished, { ...ended, reason: 'deleted' });
      expect(await isStored(subscription.endpoint)).toBe(false);
    });

    it('beyond the twentieth takes the place of the oldest', async () => {
      const ana = await subscribed();
      for (let more = 0; more < 20; more += 1) await subscribed(ana, aSubscription());
      expect((await service.call(listPushDevices, {}, ana.ctx)).devices).toHaveLength(20);
      expect(await isStored(ana.endpoint)).toBe(false);
    });

    it('is forgotten with its account, and by the browser that knows its endpoint', async () => {
      const ana = await subscribed();
      await service.call(unsubscribeFromPush, { endpoint: ana.endpoint }, visitor());
      expect(await isStored(ana.endpoint)).toBe(false);
      const [reseller, tenantId, page] = [newId(), newId(), newId()];
      const ctx = creator(tenantId);
      const gone = await subscribed({ userId: ctx.userId, ctx });
      const follower = aSubscription();
      service.answeringBus.answer(findFollowablePage, () => ({ page: { ownerId: gone.userId, title: 'Mugs' } }));
      const follow = { subscription: follower, from: 'template', campaignId: page } as const;
      await service.call(subscribeToPush, follow, visitorAt('http://agency.example', tenantId));
      await service.deliver(accountTransferred, { from: gone.userId, to: reseller, tenantId }, new Date(), tenantId);
      expect([await isStored(gone.endpoint), await isStored(follower.endpoint)]).toEqual([false, true]);
      expect(await service.database.collection(pushFollows).countDocuments({ userId: reseller })).toBe(1);
      const bea = await subscribed();
      await service.deliver(userDeleted, { userId: bea.userId, tenantId: null });
      expect(await isStored(bea.endpoint)).toBe(false);
      await service.get(PushSender).toUser(bea.userId, null, note('gone'));
      expect((await claim()).deliveries).toEqual([]);
    });
  });

  describe('a note for a person', () => {
    it('goes to each of their devices once, however often it is sent', async () => {
      const ana = await subscribed();
      const second = await subscribed(ana, aSubscription());
      for (let time = 0; time < 3; time += 1) await service.get(PushSender).toUser(ana.userId, null, note('lead:1'));
      expect(service.recordedJobs.of(sendPushes).at(-1)).toMatchObject({ service: host });
      const { deliveries, authorizations, holder } = await claim();
      expect(deliveries.map(({ endpoint }) => endpoint).sort()).toEqual([ana.endpoint, second.endpoint].sort());
      expect(JSON.parse(deliveries[0]?.payload ?? '')).toMatchObject({
        title: 'New lead',
        body: 'Vera',
        url: '/myleads',
      });
      expect(authorizations[`http://${host}`]).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/);
      expect((await claim()).deliveries).toEqual([]);
      await report(
        holder,
        deliveries.map(({ _id }) => ({ _id, outcome: 'sent', status: 201 })),
      );
      await service.get(PushSender).toUser(ana.userId, null, note('lead:1'));
      expect((await claim()).deliveries).toEqual([]);
    });

    it('that was claimed and never reported is not sent a second time', async () => {
      const ana = await subscribed();
      await service.get(PushSender).toUser(ana.userId, null, note('lead:2'));
      const { deliveries, holder } = await claim();
      expect(deliveries).toHaveLength(1);
      await service.get(PushDue).run(new AbortController().signal, new Date(Date.now() + 3 * 60_000));
      expect((await claim()).deliveries).toEqual([]);
      const [{ _id } = { _id: '' }] = deliveries;
      await report(holder, [{ _id, outcome: 'later', status: 503 }]);
      expect(await service.database.collection(pushDeliveries).findOne({ _id })).toMatchObject({ state: 'failed' });
    });

    it('removes a browser that its push service no longer knows', async () => {
      const ana = await subscribed();
      await service.get(PushSender).toUser(ana.userId, null, note('lead:3'));
      const { deliveries, holder } = await claim();
      await report(
        holder,
        deliveries.map(({ _id }) => ({ _id, outcome: 'gone', status: 410 })),
      );
      expect(await isStored(ana.endpoint)).toBe(false);
    });

    it('that is refused counts, and the fifth refusal without a success ends the browser', async () => {
      const ana = await subscribed();
      const send = async (key: string, outcome: 'sent' | 'refused') => {
        await service.get(PushSender).toUser(ana.userId, null, note(key));
        const { deliveries, holder } = await claim();
        await report(
          holder,
          deliveries.map(({ _id }) => ({ _id, outcome, status: outcome === 'sent' ? 201 : 403 })),
        );
      };
      for (let time = 0; time < 4; time += 1) await send(`r:${time}`, 'refused');
      await send('r:sent', 'sent');
      for (let time = 5; time < 9; time += 1) await send(`r:${time}`, 'refused');
      expect(await isStored(ana.endpoint)).toBe(true);
      await send('r:9', 'refused');
      expect(await isStored(ana.endpoint)).toBe(false);
    });

    it('of which nothing is taken is made known to those who run the installation, once a day', async () => {
      const admins = [newId()];
      service.answeringBus.answer(activeAdmins, () => ({ userIds: admins }));
      const people = await Promise.all([subscribed(), subscribed(), subscribed()]);
      const news = () => service.rows('outbox').find({ name: pushServiceRefuses.name }).toArray();
      for (const key of ['f:1', 'f:2']) {
        for (const { userId } of people) await service.get(PushSender).toUser(userId, null, note(key));
        const { deliveries, holder } = await claim();
        await report(
          holder,
          deliveries.map(({ _id }) => ({ _id, outcome: 'refused', status: 403 })),
        );
      }
      expect(await news()).toMatchObject([{ tenantId: null, data: { service: host, status: 403, admins } }]);
    });

    it('waits as long as its push service asks, and so do all others for it', async () => {
      const ana = await subscribed();
      await service.get(PushSender).toUser(ana.userId, null, note('lead:4'));
      const { deliveries, holder } = await claim();
      await report(
        holder,
        deliveries.map(({ _id }) => ({ _id, outcome: 'later', status: 429, retryAfterMs: 60_000 })),
      );
      await service.get(PushSender).toUser(ana.userId, null, note('lead:5'));
      const paused = await claim();
      expect(paused.deliveries).toEqual([]);
      expect(paused.pausedMs).toBeGreaterThan(55_000);
    });
  });
});
