import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isDuplicateKey } from '@linkyard/mongo';
import { AuthHarness } from '../testing/auth-harness.js';
import { newUser } from './new-user.js';
import { UsersRepository } from './users.repository.js';

describe('stored accounts', () => {
  let auth: AuthHarness;
  let users: UsersRepository;
  const person = (email: string) => newUser({ name: 'Robin', email }, new Date());
  beforeAll(async () => {
    auth = await AuthHarness.start();
    users = auth.get(UsersRepository);
  }, 60_000);
  afterAll(() => auth.stop());

  it('are read back as they were made, with what is empty and what is nested', async () => {
    const made = person('same@example.com');
    await users.add(made);
    expect(await users.byId(made._id)).toEqual(made);
    expect(await auth.rows('users').findOne({ _id: made._id })).toEqual(made);
  });

  it('are found and changed by their id through its index, however many there are', async () => {
    const [first, ...others] = Array.from({ length: 20 }, (_, index) => person(`index${index}@example.com`));
    for (const user of [first, ...others]) if (user) await users.add(user);
    const ownerId = first?._id ?? '';
    await auth.database.db.command({ profile: 2 });
    await users.byId(ownerId);
    await users.update({ ownerId }, { $set: { name: 'Kim' } });
    await users.seen(ownerId, new Date());
    await auth.database.db.command({ profile: 0 });
    const read = auth.database.db
      .collection('system.profile')
      .find({ ns: /auth\.users$/, docsExamined: { $exists: true } });
    expect((await read.toArray()).map(({ docsExamined }) => docsExamined)).toEqual([1, 1, 1]);
  });

  it('take no field that is not declared, and no operator of a caller', async () => {
    const { _id: ownerId } = person('strict@example.com');
    await expect(users.update({ ownerId }, { $set: { isAdmin: true } })).rejects.toThrow('isAdmin');
    const email: unknown = { $ne: '' };
    await expect(users.findOne({ ownerId, ...Object.fromEntries([['email', email]]) })).rejects.toThrow('Cast');
  });

  it('have one address each', async () => {
    await users.add(person('once@example.com'));
    const again = await users.add(person('once@example.com')).catch((error: unknown) => isDuplicateKey(error));
    expect(again).toBe(true);
  });
});
