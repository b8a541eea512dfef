import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ServiceHarness } from '../../../testing/service-harness.js';
import { unmailedConfirmations } from './2026-11-25-unmailed-confirmations.js';

let service: ServiceHarness;
beforeAll(async () => {
  service = await ServiceHarness.start();
}, 60_000);
afterAll(() => service.stop());

it('sign-ups without a mailed link wait no longer, others stay', async () => {
  const stored = ['pending', 'subscribed', 'unsubscribed', 'unknown'];
  await service.rows('leads').insertMany(stored.map((emailStatus) => ({ _id: emailStatus, emailStatus })));
  await unmailedConfirmations.up(service.database);
  const found = await service.rows('leads').find({}).sort({ _id: 1 }).toArray();
  expect(found.map(({ _id, emailStatus }) => [_id, emailStatus])).toEqual([
    ['pending', 'unknown'],
    ['subscribed', 'subscribed'],
    ['unknown', 'unknown'],
    ['unsubscribed', 'unsubscribed'],
  ]);
});
