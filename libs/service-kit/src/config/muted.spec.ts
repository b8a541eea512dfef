import { expect, it } from '@jest/globals';
import { muted } from './muted.js';

it('switches notifications on again, even after a failure', async () => {
  const seen: unknown[] = [];
  const ring = (isOn: boolean) => Promise.resolve(seen.push(isOn));
  await muted(ring, () => Promise.resolve(seen.push('work')));
  await expect(muted(ring, () => Promise.reject(new Error('no provider')))).rejects.toThrow('no provider');
  expect(seen).toEqual([false, 'work', true, false, true]);
});
