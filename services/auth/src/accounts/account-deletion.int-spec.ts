import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deleteAccount, userDeleted } from '@linkyard/contracts';
import { collectionsThatMention, fillEveryCollection } from '@linkyard/service-kit/testing';
import { authService } from '../auth.module.js';
import { AuthHarness, as } from '../testing/auth-harness.js';
import { aCreator, goodPassword } from '../testing/people.js';
import { DeletionSweep } from './account-deletion.js';

/** Collections that outlive an account. */
const kept = {
  users: 'anonymised, so that records of others that name the id still make sense',
  mail_limits: 'keyed by hash of an address, expires',
  attempt_limits: 'keyed by hash, expires',
  spent_nonces: 'keyed by a random nonce, expires',
};

describe('erasing an account', () => {
  let auth: AuthHarness;
  beforeAll(async () => {
    auth = await AuthHarness.start();
  }, 30_000);
  afterAll(() => auth.stop());

  it('leaves no record of the owner in any collection of the service', async () => {
    const session = await aCreator(auth, 'leaver@example.com');
    await auth.call(deleteAccount, { password: goodPassword, confirm: 'DELETE' }, as(session));
    const records = { userId: session.user._id, kept };
    await fillEveryCollection(auth.database, authService.models, records);
    await auth.pass(15 * 86_400_000);
    expect(await auth.get(DeletionSweep).run()).toBe(1);
    expect(await auth.events(userDeleted.name)).toEqual([{ userId: records.userId, tenantId: null }]);
    await auth.deliver(userDeleted, { userId: records.userId, tenantId: null });
    expect(await collectionsThatMention(auth.database, authService.models, records)).toEqual([]);
  });
});
