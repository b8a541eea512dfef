import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  addUpdateSetting,
  changeEmail,
  changePassword,
  deleteAccount,
  exportMyData,
  getSettings,
  getUserContact,
  userDeleted,
  verifyEmail,
} from '@linkyard/contracts';
import { authService } from '../auth.module.js';
import { AuthHarness, as, tokenOf, visitor } from '../testing/auth-harness.js';
import { aCreator, goodPassword, signIn, type Opened } from '../testing/people.js';
import { DeletionSweep } from './account-deletion.js';

const archivedAs = {
  users: 'profile',
  sessions: 'sessions',
  settings: 'settings',
  impersonation_logs: 'impersonations',
};
const leftOut = {
  mailed_codes: 'hashes of codes, gone within days',
  mail_limits: 'counts by hash of an address',
  attempt_limits: 'counts by hash',
  impersonation_tickets: 'hashes of random values, gone within a minute',
  spent_nonces: 'hashes of random values, without an owner',
};

describe('an own account', () => {
  let auth: AuthHarness;
  let person = 0;
  let email = '';
  let session: Opened;
  beforeAll(async () => {
    auth = await AuthHarness.start();
  });
  afterAll(() => auth.stop());
  beforeEach(async () => {
    email = `own${(person += 1)}@example.com`;
    session = await aCreator(auth, email);
  });

  describe('moves to another address', () => {
    const links = async (to: string) => {
      await auth.call(changeEmail, { email: to, password: goodPassword }, as(session));
      const mails = await auth.deliverMails();
      return Object.fromEntries(mails.map((mail) => [mail.to, tokenOf(mail)]));
    };
    const confirm = (token: string | undefined) =>
      auth.call(verifyEmail, { purpose: 'changeEmail', token: token ?? '' });

    it('when both mailboxes have agreed, in either order', async () => {
      const target = `new-${email}`;
      const tokens = await links(target);
      expect(await confirm(tokens[target])).toEqual({ result: 'waitingForOtherMailbox' });
      expect(await confirm(tokens[target])).toEqual({ result: 'waitingForOtherMailbox' });
      await signIn(auth, email);
      expect(await confirm(tokens[email])).toEqual({ result: 'verified' });
      await signIn(auth, target);
      await expect(signIn(auth, email)).rejects.toHaveCode('auth.login_failed');
      expect(await confirm(tokens[email])).toEqual({ result: 'alreadyVerified' });
    });

    it('never when it has an account; its owner hears of it, the caller does not', async () => {
      const taken = `taken-${email}`;
      await aCreator(auth, taken);
      await auth.pass(61_000);
      await auth.call(changeEmail, { email: taken, password: goodPassword }, as(session));
      expect((await auth.deliverMails()).map(({ to, template }) => [to, template])).toEqual([
        [email, 'change-email'],
        [taken, 'account-exists'],
      ]);
    });

    it('is refused when another account takes the address in the meantime', async () => {
      const target = `late-${email}`;
      const tokens = await links(target);
      await confirm(tokens[email]);
      await aCreator(auth, target);
      await expect(confirm(tokens[target])).rejects.toHaveCode('auth.link_invalid');
      await signIn(auth, email);
    });

    it('only with the password', async () => {
      const request = { email: `x-${email}`, password: 'wrong' };
      await expect(auth.call(changeEmail, request, as(session))).rejects.toHaveCode('auth.password_wrong');
    });
  });

  it('asks for the own password five times, then not for 15 minutes', async () => {
    const request = { currentPassword: 'wrong', password: 'a new long phrase', confirmPassword: 'a new long phrase' };
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(auth.call(changePassword, request, as(session))).rejects.toHaveCode('auth.password_wrong');
    }
    const right = { ...request, currentPassword: goodPassword };
    await expect(auth.call(changePassword, right, as(session))).rejects.toHaveCode('auth.locked');
    // The way in is another lock: who holds a stolen session cannot shut the owner out.
    await signIn(auth, email);
  });

  it('can be taken along, without hashes and secrets', async () => {
    await auth.call(addUpdateSetting, { key: 'theme', value: { dark: true } }, as(session));
    const { archive, fileName } = await auth.call(exportMyData, {}, as(session));
    expect(fileName).toMatch(/^account-\d{4}-\d{2}-\d{2}\.json$/);
    const dayIn = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(auth.clock.now());
    // One of both zones has another day than UTC, at any hour.
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      await auth.rows('users').updateOne({ email }, { $set: { timeZone } });
      const named = (await auth.call(exportMyData, {}, as(session))).fileName;
      expect(named).toBe(`account-${dayIn(timeZone)}.json`);
    }
    expect(archive).toMatchObject({
      profile: { email },
      settings: [{ key: 'theme', value: { dark: true } }],
      sessions: [{ current: true }],
    });
    expect(JSON.stringify(archive)).not.toMatch(/hash|argon2|secret/i);
  });

  it('can be taken along with every collection that is not left out for a reason', async () => {
    const { archive } = await auth.call(exportMyData, {}, as(session));
    const collections = authService.models.map(({ collection }) => collection);
    expect(collections.filter((name) => !(name in archivedAs) && !(name in leftOut))).toEqual([]);
    expect(Object.keys(archive)).toEqual(expect.arrayContaining(Object.values(archivedAs)));
  });

  it('is erased 14 days after the request, and the event is published once', async () => {
    await auth.call(addUpdateSetting, { key: 'theme', value: 1 }, as(session));
    await auth.call(deleteAccount, { password: goodPassword, confirm: 'DELETE' }, as(session));
    const sweep = auth.get(DeletionSweep);
    await auth.pass(14 * 86_400_000 - 1);
    expect(await sweep.run()).toBe(0);
    await auth.pass(2);
    const swept = await Promise.all([sweep.run(), sweep.run()]);
    expect(swept.reduce((sum, count) => sum + count)).toBe(1);
    expect(await auth.events(userDeleted.name)).toEqual([{ userId: session.user._id, tenantId: null }]);
    expect(await auth.call(getUserContact, { userId: session.user._id })).toEqual({ contact: null });
    const row = await auth.database.db
      .collection('auth.users')
      .findOne({ email: `${session.user._id}@deleted.invalid` });
    expect(row).toMatchObject({ name: 'Deleted account', passwordHash: null, state: 'deleted', knownNetworks: [] });
    await auth.deliver(userDeleted, { userId: session.user._id, tenantId: null });
    expect((await auth.call(getSettings, {}, as(session))).settings).toEqual([]);
    await aCreator(auth, email);
  });

  it('is not deleted without the password or the word', async () => {
    await expect(auth.call(deleteAccount, { confirm: 'DELETE' }, as(session))).rejects.toHaveCode(
      'auth.password_wrong',
    );
    await expect(auth.call(deleteAccount, { confirm: 'DELETE' }, visitor())).rejects.toHaveCode('core.unauthenticated');
  });
});
