import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { JobPostponed } from '@linkyard/queue';
import { mailsAtOnce, SenderLanes } from './sender-lanes.js';

describe('the mails of one tenant', () => {
  let ends: (() => void)[] = [];
  const slow = () => new Promise<void>((resolve) => ends.push(resolve));
  const delayOf = async (work: Promise<unknown>) => {
    const error: unknown = await work.then(
      () => null,
      (reason: unknown) => reason,
    );
    return error instanceof JobPostponed ? error.delayMs : error;
  };
  beforeEach(() => {
    jest.useFakeTimers({ now: 1_000_000 });
    ends = [];
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('are two at a time, and those of another tenant go on', async () => {
    const lanes = new SenderLanes();
    const running = Array.from({ length: mailsAtOnce }, () => lanes.run('a', slow));
    expect(await delayOf(lanes.run('a', slow))).toBe(125);
    await expect(lanes.run('b', async () => 'sent')).resolves.toBe('sent');
    ends.forEach((end) => end());
    await Promise.all(running);
    await expect(lanes.run('a', async () => 'sent')).resolves.toBe('sent');
  });

  it('that have to wait get turns as far apart as its server is slow', async () => {
    const lanes = new SenderLanes();
    const first = lanes.run('a', slow);
    jest.setSystemTime(1_008_000);
    ends.forEach((end) => end());
    await first;
    const running = Array.from({ length: mailsAtOnce }, () => lanes.run('a', slow));
    // A lane without work is forgotten: what it knew of its server too.
    expect([await delayOf(lanes.run('a', slow)), await delayOf(lanes.run('a', slow))]).toEqual([125, 250]);
    jest.setSystemTime(1_016_000);
    ends.splice(1, 1).forEach((end) => end());
    await running[0];
    const next = lanes.run('a', slow);
    expect([await delayOf(lanes.run('a', slow)), await delayOf(lanes.run('a', slow))]).toEqual([4_000, 8_000]);
    ends.forEach((end) => end());
    await Promise.all([...running, next]);
  });

  it('that fail give their place back', async () => {
    const lanes = new SenderLanes();
    for (let at = 0; at < 5; at += 1)
      await expect(lanes.run('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    await expect(lanes.run('a', async () => 'sent')).resolves.toBe('sent');
  });
});
