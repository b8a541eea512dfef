import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { newCreator } from '@linkyard/testing';
import { LoneGateway } from './lone-gateway.js';

const megabyte = 1024 * 1024;
const stored = process.env['S3_ENDPOINT'] ? 'on S3' : 'on disk';

/** The most that a gateway has while something goes on. */
async function mostDuring(gateway: LoneGateway, work: Promise<unknown>): Promise<number> {
  let isOver = false;
  const ended = work.finally(() => (isOver = true));
  let most = 0;
  while (!isOver) {
    most = Math.max(most, await gateway.resident());
    await wait(20);
  }
  await ended;
  return Math.max(most, await gateway.resident());
}

describe(`a gateway that has just started, with files ${stored}`, () => {
  it('needs less than 32 MB of memory more for 200 MB in one request', async () => {
    const { token } = await newCreator('Ann');
    const gateway = await LoneGateway.start();
    try {
      const before = await gateway.resident();
      const { end } = gateway.upload(token, 200 * megabyte);
      const most = await mostDuring(gateway, end);
      // Streamed whole to the media service, which takes no such document.
      expect(await end).toMatchObject({ status: expect.any(Number), code: expect.stringMatching(/^media\./) });
      expect((most - before) / megabyte).toBeLessThan(32);
    } finally {
      await gateway.stop();
    }
  }, 90_000);
});
