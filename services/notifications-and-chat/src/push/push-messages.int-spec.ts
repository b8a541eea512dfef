import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createECDH, randomBytes } from 'node:crypto';
import {
  cancelPushMessage,
  claimPushes,
  createPushMessage,
  deletePushMessages,
  duplicatePushMessage,
  findFollowablePage,
  listPushMessages,
  openPush,
  pausePushMessage,
  pushStats,
  reportPushes,
  resumePushMessage,
  sendPushMessage,
  subscribeToPush,
  updatePushMessage,
  type PushOutcome,
  type ReplyOf,
  type RequestInput,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { creator, ServiceUnderTest, visitor } from '@linkyard/service-kit/testing';
import { notificationsAndChatService } from '../notifications-and-chat.module.js';
import { DemoMessages } from './demo-messages.js';
import { PushDue } from './push-due.job.js';
import { PushMessagesJob } from './push-messages.job.js';

type Claimed = ReplyOf<typeof claimPushes>;
const { signal } = new AbortController();
const minuteMs = 60_000;

class PushUnderTest extends ServiceUnderTest {
  static async start(): Promise<PushUnderTest> {
    Object.assign(process.env, {
      DATA_KEY: 'd'.repeat(40),
      LINKYARD_MODE: 'development',
      PUSH_SERVICE_HOSTS: '127.0.0.1',
    });
    const harness = new PushUnderTest(await this.open(notificationsAndChatService));
    await harness.build(notificationsAndChatService.module, []);
    return harness;
  }
}

describe('a push notification to followers', () => {
  let service: PushUnderTest;
  let owner: ReturnType<typeof creator>;
  let pages: [string, string];
  /** A push service of each test. */
  let host: string;
  const owners = new Map<string, string>();
  beforeAll(async () => {
    service = await PushUnderTest.start();
    service.answeringBus.answer(findFollowablePage, ({ campaignId }) => {
      const ownerId = owners.get(campaignId);
      return { page: ownerId === undefined ? null : { ownerId, title: 'Mugs' } };
    });
  }, 30_000);
  afterAll(() => service.stop());
  let port = 20_000;
  beforeEach(() => {
    owner = creator();
    pages = [newId(), newId()];
    for (const page of pages) owners.set(page, owner.userId);
    host = `127.0.0.1:${(port += 1)}`;
  });

  const aBrowser = () => ({
    endpoint: `http://${host}/push/${newId()}`,
    keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
  });
  async function follow(
    campaignId: string,
    about: { country?: string; timeZone?: string } = {},
    subscription = aBrowser(),
  ) {
    const { country, timeZone = 'UTC' } = about;
    const ctx = { ...visitor(), ...(country ? { country } : {}) };
    const request = { subscription, from: 'template', campaignId, timeZone, path: '/ana' } as const;
    await service.call(subscribeToPush, request, ctx);
    return subscription;
  }
  const write = (more: Partial<RequestInput<typeof createPushMessage>> = {}) =>
    service.call(createPushMessage, { title: 'New mugs', body: 'Fresh from the kiln', ...more }, owner);
  const send = ({ _id }: { _id: string }) => service.call(sendPushMessage, { _id }, owner);
  const runJob = (now = new Date()) => service.get(PushMessagesJob).run(signal, now);
  const claim = (limit = 500): Promise<Claimed> => service.call(claimPushes, { service: host, limit }, visitor());
  const report = ({ holder, deliveries }: Claimed, outcomeOf: (index: number) => PushOutcome = () => 'sent') =>
    service.call(
      reportPushes,
      {
        ...{ service: host, holder },
        results: deliveries.map(({ _id }, index) => ({ _id, outcome: outcomeOf(index), status: 201, retryAfterMs: 0 })),
      },
      visitor(),
    );
  const found = async (_id: string) =>
    (await service.call(listPushMessages, { listPerPage: 100 }, owner)).data.find((message) => message._id === _id);

  it('reaches each follower once, and its counts add up to its audience', async () => {
    for (let one = 0; one < 6; one += 1) await follow(pages[0]);
    const both = await follow(pages[0]);
    await follow(pages[1], {}, both);
    const message = await send(await write());
    expect(message.state).toBe('scheduled');
    await runJob();
    await runJob();
    const claimed = await claim();
    expect(new Set(claimed.deliveries.map(({ endpoint }) => endpoint)).size).toBe(7);
    expect(claimed.deliveries).toHaveLength(7);
    await report(
      claimed,
      (index) => (['sent', 'sent', 'sent', 'sent', 'gone', 'refused', 'sent'] as const)[index] ?? 'sent',
    );
    await runJob();
    expect(await found(message._id)).toMatchObject({
      state: 'sent',
      counts: { targeted: 7, sent: 5, failed: 1, gone: 1, left: 0, clicked: 0 },
    });
    expect((await claim()).deliveries).toEqual([]);
  });

  it('counts a press once, by a link that we have signed, and leads on', async () => {
    await follow(pages[0]);
    const actions = [{ title: 'See', url: 'https://shop.example.com/mugs' }];
    const message = await send(await write({ actions }));
    await runJob();
    const claimed = await claim();
    const payload = JSON.parse(claimed.deliveries[0]?.payload ?? '{}');
    expect(payload).toMatchObject({ title: 'New mugs', tag: message._id, actions: [{ action: 'a0', title: 'See' }] });
    const press = async (path: string) =>
      (await service.call(openPush, { token: path.replace('/notification/open/', '') }, visitor())).url;
    expect(await press(payload.url)).toBe('/ana');
    expect(await press(payload.actions[0].url)).toBe('https://shop.example.com/mugs');
    expect(await press(payload.url)).toBe('/ana');
    expect(await press(payload.url.replace(/.$/, (last: string) => (last === '0' ? '1' : '0')))).toBeNull();
    expect(await press('nonsense')).toBeNull();
    expect((await found(message._id))?.counts.clicked).toBe(1);
  });

  it('goes to an audience by page, country and since, whose number is shown before', async () => {
    await follow(pages[0], { country: 'DE' });
    await follow(pages[0], { country: 'AT' });
    await follow(pages[1], { country: 'DE' });
    const count = async (audience: RequestInput<typeof pushStats>['audience']) =>
      (await service.call(pushStats, { audience }, owner)).followers;
    expect(await count({})).toBe(3);
    expect(await count({ campaignIds: [pages[0]] })).toBe(2);
    expect(await count({ countries: ['DE'] })).toBe(2);
    expect(await count({ campaignIds: [pages[0]], countries: ['DE'] })).toBe(1);
    expect(await count({ since: new Date(Date.now() + minuteMs).toISOString() })).toBe(0);
    const stats = await service.call(pushStats, {}, owner);
    expect(stats.pages).toEqual(expect.arrayContaining([{ campaignId: pages[0], followers: 2 }]));
    await send(await write({ audience: { campaignIds: [pages[0]], countries: ['DE'] } }));
    await runJob();
    expect((await claim()).deliveries).toHaveLength(1);
    expect((await service.call(pushStats, {}, creator())).followers).toBe(0);
  });

  it('waits for its time, on the clock of each follower where that is wished', async () => {
    await follow(pages[0], { timeZone: 'Asia/Tokyo' });
    await follow(pages[0], { timeZone: 'America/New_York' });
    const at = new Date(Date.now() + 20 * 60 * minuteMs);
    const schedule = { at: at.toISOString(), timeZone: 'UTC', inFollowersZone: true };
    const message = await send(await write({ schedule }));
    await runJob(new Date(at.getTime() - 14.5 * 60 * minuteMs));
    expect((await found(message._id))?.state).toBe('scheduled');
    const begin = new Date(at.getTime() - 13.9 * 60 * minuteMs);
    await runJob(begin);
    expect((await found(message._id))?.state).toBe('sending');
    const due = await service.rows('push-deliveries').find({ sourceId: message._id }).sort({ dueAt: 1 }).toArray();
    const hours = due.map(({ dueAt }) => (Number(dueAt) - at.getTime()) / (60 * minuteMs));
    expect(hours[0]).toBe(-9);
    expect([4, 5]).toContain(hours[1]);
    expect((await claim()).deliveries).toEqual([]);
  });

  it('goes three times a day to a page, also when all are sent at once', async () => {
    await follow(pages[0]);
    const written = await Promise.all(Array.from({ length: 5 }, () => write()));
    const sent = await Promise.allSettled(written.map(send));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const refused = sent.find((one) => one.status === 'rejected');
    expect(refused).toMatchObject({ reason: { code: 'push.daily_limit' } });
    const tomorrow = { at: new Date(Date.now() + 26 * 60 * minuteMs).toISOString() };
    expect((await send(await write({ schedule: tomorrow }))).state).toBe('scheduled');
  });

  it('is held while it is paused, goes on, and ends when it is called off', async () => {
    for (let one = 0; one < 4; one += 1) await follow(pages[0]);
    const { _id } = await send(await write());
    await runJob();
    await report(await claim(1));
    expect((await service.call(pausePushMessage, { _id }, owner)).state).toBe('paused');
    expect((await claim()).deliveries).toEqual([]);
    await service.call(resumePushMessage, { _id }, owner);
    const next = await claim(1);
    expect(next.deliveries).toHaveLength(1);
    await report(next);
    await service.call(pausePushMessage, { _id }, owner);
    const ended = await service.call(cancelPushMessage, { _id }, owner);
    expect(ended).toMatchObject({ state: 'cancelled', counts: { sent: 2, left: 2 } });
    expect((await claim()).deliveries).toEqual([]);
    await expect(service.call(resumePushMessage, { _id }, owner)).rejects.toMatchObject({ code: 'push.wrong_state' });
  });

  it('that a killed worker had claimed is not sent twice, and is counted as failed', async () => {
    for (let one = 0; one < 3; one += 1) await follow(pages[0]);
    const { _id } = await send(await write());
    await runJob();
    expect((await claim(2)).deliveries).toHaveLength(2);
    await service.get(PushDue).run(signal, new Date(Date.now() + 3 * minuteMs));
    const rest = await claim();
    expect(rest.deliveries).toHaveLength(1);
    await report(rest);
    await runJob();
    expect(await found(_id)).toMatchObject({ state: 'sent', counts: { targeted: 3, sent: 1, failed: 2, left: 0 } });
  });

  it('makes no delivery twice when the making is killed and begun again', async () => {
    for (let one = 0; one < 3; one += 1) await follow(pages[0]);
    const { _id } = await send(await write());
    await runJob();
    await service.rows('push-messages').updateOne({ _id }, { $set: { cursor: '', isPrepared: false } });
    await runJob();
    expect(await service.rows('push-deliveries').countDocuments({ sourceId: _id })).toBe(3);
  });

  it('is written, changed, copied and deleted by its owner alone', async () => {
    const draft = await write();
    const other = creator();
    const change = { _id: draft._id, rev: draft.rev, title: 'Newer mugs' };
    await expect(service.call(updatePushMessage, change, other)).rejects.toMatchObject({ code: 'core.not_found' });
    expect(await service.call(updatePushMessage, change, owner)).toMatchObject({ title: 'Newer mugs' });
    await expect(service.call(updatePushMessage, change, owner)).rejects.toMatchObject({ code: 'core.stale_rev' });
    expect((await service.call(duplicatePushMessage, { _id: draft._id }, owner)).state).toBe('draft');
    await expect(service.call(deletePushMessages, { _id: draft._id }, other)).rejects.toMatchObject({
      code: 'core.not_found',
    });
    await service.call(deletePushMessages, { _id: draft._id }, owner);
    expect(await found(draft._id)).toBeUndefined();
  });

  it('is there for the demo creator, once', async () => {
    const demo = { ...creator(), userId: '0000000000000000000000d1' };
    for (let start = 0; start < 2; start += 1) await service.get(DemoMessages).load();
    const { data } = await service.call(listPushMessages, {}, demo);
    expect(data.map(({ state }) => state).sort()).toEqual(['draft', 'sent']);
    for (const { counts } of data)
      expect(counts.targeted).toBe(counts.sent + counts.failed + counts.gone + counts.left);
  });

  it('is refused without followers, for a time that is over, and when it does not fit', async () => {
    await expect(write().then(send)).rejects.toMatchObject({ code: 'push.no_followers' });
    const schedule = { at: new Date(Date.now() - minuteMs).toISOString() };
    const refusedFor = (code: string) => ({ details: { errors: [{ code }] } });
    await expect(write({ schedule }).then(send)).rejects.toMatchObject(refusedFor('push.in_past'));
    const image = `https://pictures.example.com/${'p'.repeat(1_990)}`;
    await expect(write({ image, body: '🎉'.repeat(120), title: '🎉'.repeat(32) })).resolves.toBeTruthy();
    const actions = [1, 2].map(() => ({ title: '€'.repeat(30), url: 'https://shop.example.com/' }));
    // Half of a character is written with six.
    const long = { image, body: '\ud83c'.repeat(240), title: '€'.repeat(65), actions };
    await expect(write(long)).rejects.toMatchObject(refusedFor('push.too_long'));
  });
});
