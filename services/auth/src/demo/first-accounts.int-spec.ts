import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ConfigError } from '@linkyard/service-kit';
import { newId } from '@linkyard/mongo';
import { newUser } from '../user-records/new-user.js';
import { AuthHarness } from '../testing/auth-harness.js';
import { signIn } from '../testing/people.js';
import { demoIds } from './demo-accounts.js';
import { FirstAccounts } from './demo-seed.js';

describe('the accounts an installation begins with', () => {
  it('in a demo: an admin, a finished creator and a new one, once, written down for the start script', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'linkyard-demo-'));
    const auth = await AuthHarness.start({ DEMO: '1', DATA_DIR: folder });
    await auth.get(FirstAccounts).onApplicationBootstrap();
    await auth.get(FirstAccounts).onApplicationBootstrap();
    const accounts: { email: string; password: string; role: number; step: number }[] = JSON.parse(
      await readFile(join(folder, 'demo-accounts.json'), 'utf8'),
    );
    expect(accounts.map(({ role, step }) => [role, step])).toEqual([
      [1, 0],
      [2, 0],
      [2, 1],
      [2, 0],
    ]);
    for (const { email, password } of accounts) await signIn(auth, email, password);
    expect(await auth.database.db.collection('auth.users').countDocuments({})).toBe(4);
    expect((await signIn(auth, 'demo@linkyard.local', accounts[1]?.password)).user._id).toBe(demoIds.creator);
    const agency = await signIn(auth, 'agency@linkyard.local', accounts[3]?.password);
    expect(agency.user).toMatchObject({ features: { whiteLabel: true, customDomain: true } });
    await auth.stop();
    await rm(folder, { recursive: true });
  });

  it('without a demo: an admin alone, and the demo of an earlier start is erased', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'linkyard-demo-'));
    const first = await AuthHarness.start({ DEMO: '1', DATA_DIR: folder });
    await first.get(FirstAccounts).onApplicationBootstrap();
    const { database } = first;
    const auth = await AuthHarness.start({ DEMO: 'none', DATA_DIR: folder });
    const users = await database.db.collection('auth.users').find({}).toArray();
    await auth.database.db.collection('auth.users').insertMany(users);
    const person = newUser(
      { tenantId: newId(), name: 'Nora', email: 'nora@studio.local', createdBy: demoIds.agency, state: 'active' },
      new Date(),
    );
    await auth.database.db.collection<{ _id: string }>('auth.users').insertOne(person);
    await auth.get(FirstAccounts).onApplicationBootstrap();
    await auth.get(FirstAccounts).onApplicationBootstrap();
    const accounts: unknown[] = JSON.parse(await readFile(join(folder, 'demo-accounts.json'), 'utf8'));
    expect(accounts).toMatchObject([{ role: 1 }]);
    await expect(signIn(auth, 'demo@linkyard.local', 'yard-demo-2026')).rejects.toHaveCode('auth.login_failed');
    const erased = (await auth.events('auth.user.deleted')).map((data) => data['userId']);
    expect(erased.sort()).toEqual([demoIds.creator, demoIds.fresh, demoIds.agency, person._id].sort());
    await Promise.all([first.stop(), auth.stop()]);
    await rm(folder, { recursive: true });
  });

  it('in production: the admin the operator names, and no demo', async () => {
    const admin = { ADMIN_EMAIL: 'Boss@example.com', ADMIN_PASSWORD: 'a long admin phrase' };
    const auth = await AuthHarness.start({ LINKYARD_MODE: 'production', ...admin });
    await auth.get(FirstAccounts).onApplicationBootstrap();
    await auth.get(FirstAccounts).onApplicationBootstrap();
    expect((await signIn(auth, 'boss@example.com', admin.ADMIN_PASSWORD)).user).toMatchObject({ role: 1, step: 0 });
    expect(await auth.database.db.collection('auth.users').countDocuments({})).toBe(1);
    await auth.stop();
    await expect(AuthHarness.start({ LINKYARD_MODE: 'production', DEMO: '1' })).rejects.toThrow(ConfigError);
  });
});
