import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { userVisibilityChanged } from '@linkyard/contracts';
import { AuthHarness } from '../../testing/auth-harness.js';
import { aCreator } from '../../testing/people.js';
import { hiddenAccounts } from './2026-11-22-hidden-accounts.js';

let auth: AuthHarness;
beforeAll(async () => {
  auth = await AuthHarness.start();
}, 60_000);
afterAll(() => auth.stop());

it('announces accounts that were switched off or about to be deleted before, and no others', async () => {
  const users = auth.database.db.collection('auth.users');
  const changes = {
    off: { status: 0 },
    leaving: { state: 'deletionRequested', deletionRequestedAt: new Date() },
    deleted: { status: 0, state: 'deleted', deletedAt: new Date() },
    active: {},
  };
  const ids = new Map<string, string>();
  for (const [name, change] of Object.entries(changes)) {
    const { user } = await aCreator(auth, `${name}@example.com`);
    await users.updateOne({ email: `${name}@example.com` }, { $set: { locale: 'en', ...change } });
    ids.set(user._id, name);
  }
  await hiddenAccounts.up(auth.database);
  const events = await auth.events(userVisibilityChanged.name);
  const announced = events.map(({ userId, isVisible }) => [ids.get(String(userId)), isVisible]);
  expect(announced.sort()).toEqual([
    ['leaving', false],
    ['off', false],
  ]);
});
