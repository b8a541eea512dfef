import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MailAllowance } from './mail-allowance.js';

const redisUrl = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379';
const secret = 's'.repeat(40);
const hourMs = 3_600_000;

describe('what strangers may cause', () => {
  let allowance: MailAllowance;
  beforeAll(() => {
    allowance = new MailAllowance(redisUrl, secret);
  });
  afterAll(() => allowance.close());
  const aMailbox = () => allowance.mailboxOf(`${randomUUID()}@example.com`);
  const reach = async (mailbox: string, count: number, now = Date.now()) => {
    const answers = [];
    for (let at = 0; at < count; at += 1) answers.push(await allowance.mayReach(mailbox, randomUUID(), now));
    return answers.filter(Boolean).length;
  };

  it('is five mails to one address within any hour', async () => {
    const [one, other] = [aMailbox(), aMailbox()];
    const now = Date.now();
    expect([await reach(one, 14, now), await reach(other, 2, now)]).toEqual([5, 2]);
    expect(await reach(one, 3, now + hourMs - 1)).toBe(0);
    expect(await reach(one, 8, now + hourMs + 1)).toBe(5);
  });

  it('counts a mail once, however often its job runs, and also many at once', async () => {
    const mailbox = aMailbox();
    const key = randomUUID();
    for (let at = 0; at < 9; at += 1) expect(await allowance.mayReach(mailbox, key)).toBe(true);
    const answers = await Promise.all(Array.from({ length: 30 }, () => allowance.mayReach(mailbox, randomUUID())));
    expect(answers.filter(Boolean)).toHaveLength(4);
  });

  it('counts an order or booking before it is made, and its mail not once more', async () => {
    const address = `${randomUUID()}@example.com`;
    const acts = Array.from({ length: 7 }, () => randomUUID());
    const admitted = [];
    for (const act of acts) admitted.push(await allowance.admits(address, act));
    expect(admitted.filter(Boolean)).toHaveLength(5);
    const mailbox = allowance.mailboxOf(address);
    expect(await allowance.mayReach(mailbox, acts[0] ?? '')).toBe(true);
    // Confirmed by its reader it goes on, and so does its mail.
    expect(await allowance.admits(address, acts[6] ?? '', true)).toBe(true);
    expect([await allowance.mayReach(mailbox, acts[6] ?? ''), await allowance.mayReach(mailbox, 'other')]).toEqual([
      true,
      false,
    ]);
  });

  it('is not asked while Redis is away: orders and bookings go on', async () => {
    const away = new MailAllowance('redis://127.0.0.1:1', secret);
    expect(await away.admits('ada@example.com', 'order:1')).toBe(true);
    await away.close();
  });

  it('counts mails that go in any case', async () => {
    const mailbox = aMailbox();
    for (let at = 0; at < 7; at += 1) await allowance.count(mailbox, randomUUID());
    expect(await reach(mailbox, 1)).toBe(0);
  });

  it('begins again when the reader has confirmed, who is asked once until then', async () => {
    const mailbox = aMailbox();
    await reach(mailbox, 6);
    expect(await allowance.hold(mailbox, 'held:a')).toBe(true);
    expect(await allowance.hold(mailbox, 'held:b')).toBe(true);
    const request = await allowance.requestOf(mailbox);
    expect(await allowance.requestOf(mailbox)).toBe(request);
    expect((await allowance.confirm(mailbox)).toSorted()).toEqual(['held:a', 'held:b']);
    expect([await allowance.confirm(mailbox), await reach(mailbox, 6)]).toEqual([[], 5]);
    expect(await allowance.requestOf(mailbox)).not.toBe(request);
  });

  it('holds a hundred mails of one address', async () => {
    const mailbox = aMailbox();
    const held = [];
    for (let at = 0; at < 102; at += 1) held.push(await allowance.hold(mailbox, `held:${at}`));
    expect(held.filter(Boolean)).toHaveLength(100);
    expect(await allowance.hold(mailbox, 'held:7')).toBe(true);
  });

  it('is 300 mails of one creator within an hour; the next one waits for its turn', async () => {
    const creator = randomUUID();
    const now = Date.now();
    for (let at = 0; at < 300; at += 1) expect(await allowance.waitOf(creator, `mail-${at}`, now)).toBe(0);
    expect(await allowance.waitOf(creator, 'late', now + 1_000)).toBe(hourMs - 1_000);
    expect(await allowance.waitOf(creator, 'late', now + hourMs + 1)).toBe(0);
  }, 20_000);

  it('is as many mails of a creator in a month as their plan has, the last one once, and each counted once', async () => {
    const creator = randomUUID();
    const november = Date.UTC(2031, 10, 30, 23);
    const take = (key: string, limit: number | null, now = november) => allowance.takeOfMonth(creator, key, limit, now);
    expect([await take('receipt', null), await take('receipt', null), await take('news-1', 3)]).toEqual([
      true,
      true,
      true,
    ]);
    const answers = await Promise.all(Array.from({ length: 6 }, (_, at) => take(`race-${at}`, 3)));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect([await take('news-1', 3), await take('news-2', 3), await take('other-receipt', null)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(await allowance.usedOfMonth(creator, november)).toBe(4);
    expect(await take('news-2', 3, november + 2 * hourMs)).toBe(true);
  });

  it('is not known while Redis is away, and that is said at once', async () => {
    const cutOff = new MailAllowance('redis://127.0.0.1:1', secret);
    const begun = Date.now();
    expect(await Promise.all([cutOff.usedOfMonth('a'), cutOff.usedOfMonth('b')])).toEqual([null, null]);
    expect(Date.now() - begun).toBeLessThan(3_500);
    await cutOff.close();
  });

  it('is multiplied by a factor, as limits of requests are', async () => {
    const many = new MailAllowance(redisUrl, secret, 3);
    const mailbox = many.mailboxOf(`${randomUUID()}@example.com`);
    const answers = await Promise.all(Array.from({ length: 20 }, () => many.mayReach(mailbox, randomUUID())));
    expect(answers.filter(Boolean)).toHaveLength(15);
    await many.close();
  });
});
