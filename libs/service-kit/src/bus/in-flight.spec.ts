import { describe, expect, it } from '@jest/globals';
import { InFlight } from './in-flight.js';

describe('work under way', () => {
  it('is waited for, also when it fails', async () => {
    const inFlight = new InFlight();
    const ends: (() => void)[] = [];
    const work = () => new Promise<void>((resolve) => ends.push(resolve));
    const first = inFlight.track(work);
    const second = inFlight.track(async () => {
      await work();
      throw new Error('no');
    });
    const idle = inFlight.idle(5_000);
    ends.forEach((end) => end());
    await first;
    await expect(second).rejects.toThrow('no');
    expect(await idle).toBe(0);
    expect(await inFlight.idle(0)).toBe(0);
  });

  it('is left after the limit, and counted', async () => {
    const inFlight = new InFlight();
    void inFlight.track(() => new Promise(() => undefined));
    expect(await inFlight.idle(5)).toBe(1);
  });
});
