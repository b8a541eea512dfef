import { describe, expect, it } from '@jest/globals';
import { freeDeadBuffers } from './dead-buffers.js';

const megabyte = 1024 * 1024;
const buffers = () => process.memoryUsage().arrayBuffers;

/** What a socket leaves behind of so many megabytes. */
function receive(megabytes: number) {
  let received = 0;
  for (let left = megabytes * 16; left > 0; left -= 1) received += Buffer.alloc(64 * 1024).length;
  return received;
}

describe('buffers that nobody has any more', () => {
  it('are given back when asked for, not when there are 32 MB of them', () => {
    freeDeadBuffers();
    const before = buffers();
    expect(receive(16)).toBe(16 * megabyte);
    expect(buffers() - before).toBeGreaterThan(8 * megabyte);
    freeDeadBuffers();
    expect(buffers() - before).toBeLessThan(2 * megabyte);
  });
});
