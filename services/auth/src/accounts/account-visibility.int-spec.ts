import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { changeUserStatus, deleteAccount, signInWithProfile, userVisibilityChanged } from '@linkyard/contracts';
import { AuthHarness, as } from '../testing/auth-harness.js';
import { aCreator, goodPassword, signIn, type Opened } from '../testing/people.js';

describe('the visibility of an account', () => {
  let auth: AuthHarness;
  let admin: Opened;
  let session: Opened;
  let person = 0;
  const email = () => `visible${person}@example.com`;
  beforeAll(async () => {
    auth = await AuthHarness.start();
    admin = await aCreator(auth, 'admin@example.com');
  });
  afterAll(() => auth.stop());
  beforeEach(async () => {
    person += 1;
    session = await aCreator(auth, email());
  });

  const switchTo = (status: 0 | 1) =>
    auth.call(changeUserStatus, { _id: session.user._id, status }, as(admin, { role: 1 }));
  const requestDeletion = () => auth.call(deleteAccount, { password: goodPassword, confirm: 'DELETE' }, as(session));
  /** What was published about this account, oldest first. */
  const published = async () => {
    const events = (await auth.events(userVisibilityChanged.name)).filter(({ userId }) => userId === session.user._id);
    const revs = events.map(({ rev }) => Number(rev));
    expect(revs).toEqual([...new Set(revs)].sort((a, b) => a - b));
    return events.map(({ isVisible }) => isVisible);
  };

  it('is published when an admin switches the account off and on', async () => {
    await switchTo(0);
    await switchTo(1);
    expect(await published()).toEqual([false, true]);
  });

  it('is published when deletion is requested, and cancelled by signing in', async () => {
    await requestDeletion();
    await signIn(auth, email());
    expect(await published()).toEqual([false, true]);
  });

  it('is published when a provider’s sign-in cancels the deletion', async () => {
    const proven = { provider: 'google' as const, providerUserId: `g-${person}`, email: email(), emailVerified: true };
    const proof = { ...proven, name: 'Gil Gold', picture: null };
    await auth.call(signInWithProfile, proof);
    await requestDeletion();
    await auth.call(signInWithProfile, proof);
    expect(await published()).toEqual([false, true]);
  });

  it('stays off while an account that wants to be deleted is switched on', async () => {
    await requestDeletion();
    await switchTo(0);
    await switchTo(1);
    expect(await published()).toEqual([false, false, false]);
  });
});
