import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  addUpdateSetting,
  changeUserStatus,
  deleteSetting,
  getBusinessDetails,
  getNotificationPreferences,
  getProfile,
  getSettings,
  getUserContact,
  listUsers,
  storePicture,
  updateNotificationPreferences,
  updateProfile,
  updateProfilePicture,
  type AnyCommand,
  type Ctx,
  type RequestInput,
} from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import { AuthHarness, as, visitor } from '../testing/auth-harness.js';
import { aCreator, signUp, type Opened } from '../testing/people.js';

const admin: Ctx = { ...visitor(), userId: '0'.repeat(24), role: 1, sessionId: '1'.repeat(24) };

describe('profile, settings and the list of accounts', () => {
  let auth: AuthHarness;
  let person = 0;
  let email = '';
  let session: Opened;
  beforeAll(async () => {
    auth = await AuthHarness.start();
  });
  afterAll(() => auth.stop());
  beforeEach(async () => {
    email = `profile${(person += 1)}@example.com`;
    session = await aCreator(auth, email);
  });

  describe('the profile', () => {
    it('keeps what is not named and merges what has parts', async () => {
      await auth.call(updateProfile, { companyName: 'Reed & Co' }, as(session));
      const reply = await auth.call(
        updateProfile,
        { phone: '+49 30 901820', address: { city: 'Berlin', country: 'DE' } },
        as(session),
      );
      expect(reply).toMatchObject({
        companyName: 'Reed & Co',
        phone: '+49 30 901820',
        address: { city: 'Berlin', line1: '' },
      });
    });

    it('keeps each choice of notifications by itself, and an open profile form stays current', async () => {
      const { rev } = await auth.call(getProfile, {}, as(session));
      const choose = (preferences: RequestInput<typeof updateNotificationPreferences>['preferences']) =>
        auth.call(updateNotificationPreferences, { preferences }, as(session));
      await Promise.all([choose({ lead: { email: false } }), choose({ lead: { app: false } })]);
      const { preferences } = await choose({ purchase: { email: false } });
      expect(preferences).toMatchObject({
        lead: { app: false, email: false },
        purchase: { app: true, email: false },
        donation: { app: true, email: true },
      });
      const digest = { frequency: 'off', hour: 8, weekday: 1 };
      expect(await auth.call(getNotificationPreferences, {}, as(session))).toEqual({ preferences, digest });
      expect(await auth.call(getProfile, {}, as(session))).toMatchObject({
        rev,
        notificationPrefs: { lead: { push: true } },
      });
    });

    it('keeps what is named of a digest, and services that reach the person know it', async () => {
      const choose = (digest: RequestInput<typeof updateNotificationPreferences>['digest']) =>
        auth.call(updateNotificationPreferences, { digest }, as(session));
      await choose({ frequency: 'weekly' });
      const { digest } = await choose({ hour: 17, weekday: 5 });
      const { _id: userId } = await auth.call(getProfile, {}, as(session));
      expect(digest).toEqual({ frequency: 'weekly', hour: 17, weekday: 5 });
      const { contact } = await auth.call(getUserContact, { userId }, admin);
      expect(contact?.notificationDigest).toEqual(digest);
      for (const wrong of [{ hour: 24 }, { weekday: -1 }])
        await expect(choose(wrong)).rejects.toHaveCode('core.invalid_input');
    });

    it('answers all channels of a type of which one alone is stored', async () => {
      const choice = { notificationPrefs: { lead: { push: false } } };
      const { _id: userId } = await auth.call(getProfile, {}, as(session));
      await auth.rows('users').updateOne({ _id: userId }, { $set: choice });
      const { contact } = await auth.call(getUserContact, { userId }, admin);
      expect(contact?.notificationPrefs).toEqual({ lead: { app: true, email: true, push: false } });
      const { preferences } = await auth.call(getNotificationPreferences, {}, as(session));
      expect([preferences.lead, preferences.system]).toEqual([
        { app: true, email: true, push: false },
        { app: true, email: true, push: true },
      ]);
    });

    it('refuses a save over a newer one', async () => {
      const { rev } = await auth.call(getProfile, {}, as(session));
      await auth.call(updateProfile, { rev, name: 'First' }, as(session));
      await expect(auth.call(updateProfile, { rev, name: 'Second' }, as(session))).rejects.toHaveCode('core.stale_rev');
      expect(await auth.call(getProfile, {}, as(session))).toMatchObject({ name: 'First' });
    });

    it.each(['role', 'email', 'planName', 'features', 'passwordHash', 'step', 'tenantId'])(
      'cannot set %s',
      async (field) => {
        await expect(auth.call<AnyCommand>(updateProfile, { [field]: 1 }, as(session))).rejects.toHaveCode(
          'core.invalid_input',
        );
      },
    );

    it('refuses a birthdate under 18 in the words of the specification', async () => {
      const young = new Date(auth.clock.now().getTime() - 10 * 365 * 86_400_000).toISOString().slice(0, 10);
      await expect(auth.call(updateProfile, { birthdate: young }, as(session))).rejects.toMatchObject({
        details: { errors: [{ path: 'birthdate', code: 'auth.invalid_birthdate' }] },
      });
    });

    it('shows the picture the media service has made, and says what it refuses', async () => {
      const file = { tempKey: 'incoming/abcdefgh', originalName: 'me.png', size: 10, mime: 'image/png' };
      auth.answer = (subject) => {
        expect(subject).toBe(storePicture.subject);
        return { path: '/media/p/me.webp', mime: 'image/webp', width: 512, height: 512 };
      };
      expect(await auth.call(updateProfilePicture, { file }, as(session))).toEqual({
        profile_image: '/media/p/me.webp',
      });
      expect(await auth.call(getProfile, {}, as(session))).toMatchObject({ profile_image: '/media/p/me.webp' });
      auth.answer = () => {
        throw new DomainError('media.image_type');
      };
      await expect(auth.call(updateProfilePicture, { file }, as(session))).rejects.toHaveCode('media.image_type');
    });
  });

  describe('settings', () => {
    it('are one per key and person, whatever comes at once', async () => {
      const values = Array.from({ length: 10 }, (_, value) => value);
      await Promise.all(
        values.map((value) =>
          auth.call(addUpdateSetting, { key: 'invoice-start', value, group: 'invoice' }, as(session)),
        ),
      );
      const { settings } = await auth.call(getSettings, {}, as(session));
      expect(settings).toMatchObject([{ key: 'invoice-start', group: 'invoice' }]);
      const again = await auth.call(addUpdateSetting, { key: 'invoice-start', value: 11 }, as(session));
      expect(again).toMatchObject({ value: 11, group: 'invoice' });
      const stranger = await aCreator(auth, `other-${email}`);
      expect(await auth.call(getSettings, { key: 'invoice-start' }, as(stranger))).toEqual({ settings: [] });
      await auth.call(deleteSetting, { key: 'invoice-start' }, as(stranger));
      expect((await auth.call(getSettings, { key: 'invoice-start' }, as(session))).settings).toHaveLength(1);
      await auth.call(deleteSetting, { key: 'invoice-start' }, as(session));
      expect(await auth.call(getSettings, {}, as(session))).toEqual({ settings: [] });
    });

    it('refuse operators, and keep no key of the prototype', async () => {
      const put = (value: unknown) => auth.call<AnyCommand>(addUpdateSetting, { key: 'x', value }, as(session));
      await expect(put({ deep: { $where: '1' } })).rejects.toHaveCode('core.invalid_input');
      expect(await put(JSON.parse('{"__proto__":{"a":1},"b":2}'))).toMatchObject({ value: { b: 2 } });
      expect(Object.keys(Object.prototype)).toEqual([]);
    });
  });

  describe('the list of accounts', () => {
    it('is filtered, sorted and counted, and holds no secret', async () => {
      await signUp(auth, `pending-${email}`);
      const request = { searchTerm: email, sort: 'email' as const, listPerPage: 1, filters: {} };
      const first = await auth.call(listUsers, request, admin);
      expect(first).toMatchObject({
        totalCount: 2,
        pageCounts: 2,
        currentPage: 1,
        data: [{ email: `pending-${email}`, state: 'pendingVerification' }],
      });
      const { data } = await auth.call(
        listUsers,
        { ...request, listPerPage: 10, filters: { state: 'active', step: 1 } },
        admin,
      );
      expect(data.map((user) => user.email)).toEqual([email]);
      expect(JSON.stringify(data)).not.toMatch(/hash|secret|network/i);
    });

    it('takes a search term literally', async () => {
      expect(await auth.call(listUsers, { searchTerm: '.*', filters: {} }, admin)).toMatchObject({ totalCount: 0 });
    });

    it('is for admins', async () => {
      await expect(auth.call(listUsers, { filters: {} }, as(session))).rejects.toHaveCode('core.forbidden');
      await expect(auth.call(changeUserStatus, { _id: session.user._id }, as(session))).rejects.toHaveCode(
        'core.forbidden',
      );
    });

    it('does not let an admin disable themselves, nor an unknown account', async () => {
      await expect(auth.call(changeUserStatus, { _id: admin.userId ?? '' }, admin)).rejects.toHaveCode(
        'auth.own_account',
      );
      await expect(auth.call(changeUserStatus, { _id: 'f'.repeat(24) }, admin)).rejects.toHaveCode('core.not_found');
    });
  });

  it('returns contact details to other services', async () => {
    const contact = await auth.call(getUserContact, { userId: session.user._id });
    expect(contact).toMatchObject({
      contact: { email, emailVerified: true, status: 1, state: 'active', timeZone: 'UTC' },
    });
    expect(await auth.call(getUserContact, { userId: 'f'.repeat(24) })).toEqual({ contact: null });
  });

  it('lets every process of the other services drop what it knows of a person who changes name or notifications', async () => {
    const about = { userId: session.user._id };
    auth.signals.length = 0;
    await auth.call(updateProfile, { name: 'Mara Vale' }, as(session));
    expect(auth.signals).toEqual([about]);
    await auth.call(updateNotificationPreferences, { preferences: { lead: { email: false } } }, as(session));
    expect(auth.signals).toEqual([about, about]);
  });

  it('lets them drop it once a change of a transaction is committed', async () => {
    auth.signals.length = 0;
    await auth.call(changeUserStatus, { _id: session.user._id, status: 0 }, admin);
    expect(auth.signals).toContainEqual({ userId: session.user._id });
  });

  it('returns what stands on documents of a business, with the time zone of its days', async () => {
    await auth.call(updateProfile, { companyName: 'Reed & Co', timeZone: 'Asia/Tokyo' }, as(session));
    const { business } = await auth.call(getBusinessDetails, { userId: session.user._id });
    expect(business).toMatchObject({ companyName: 'Reed & Co', timeZone: 'Asia/Tokyo' });
    expect(await auth.call(getBusinessDetails, { userId: 'f'.repeat(24) })).toEqual({ business: null });
  });
});
