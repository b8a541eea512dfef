import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import {
  beginDeadline,
  beginOutsideWork,
  DeadlineExceeded,
  requireTimeLeft,
  timeLeftMs,
  withDeadline,
} from './deadline.js';

const past = () => Date.now() - 1;

describe('the deadline of a caller', () => {
  it('does not exist outside a call', () => {
    expect(timeLeftMs()).toBe(Infinity);
    expect(requireTimeLeft).not.toThrow();
  });

  it('is known to everything that the call awaits', async () => {
    const left = await withDeadline(5_000, async () => {
      await nextTurn();
      return timeLeftMs(2_000);
    });
    expect(left).toBe(3_000);
  });

  it('refuses to go on once it has passed', async () => {
    await expect(withDeadline(past(), async () => requireTimeLeft())).rejects.toBeInstanceOf(DeadlineExceeded);
  });

  it('does not bind work that goes on in the background after the call has ended', async () => {
    let end: (left: number) => void = () => undefined;
    const background = new Promise<number>((resolve) => (end = resolve));
    let ended: () => void = () => undefined;
    const call = new Promise<void>((resolve) => (ended = resolve));
    await withDeadline(past(), async () => {
      void call.then(() => end(timeLeftMs()));
    });
    ended();
    expect(await background).toBe(Infinity);
  });

  it('no longer bounds what records the work of another system', async () => {
    const left = await withDeadline(Date.now() + 60_000, async () => {
      beginOutsideWork();
      return timeLeftMs();
    });
    expect(left).toBe(Infinity);
    await expect(withDeadline(past(), async () => beginOutsideWork())).rejects.toBeInstanceOf(DeadlineExceeded);
  });

  it('of a callback ends when it is removed', async () => {
    const seen: number[] = [];
    const turns: Promise<unknown>[] = [];
    const remove = beginDeadline(past(), () => {
      turns.push(nextTurn().then(() => seen.push(timeLeftMs())));
    });
    remove();
    await Promise.all(turns);
    expect(seen).toEqual([Infinity]);
  });
});
