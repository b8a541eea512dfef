import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  addUpdateSetting,
  deleteSetting,
  getOnboarding,
  getOthersData,
  getProfile,
  getSettings,
  updateOnboarding,
  updateProfile,
  updateProfilePicture,
} from '@linkyard/contracts';
import sharp from 'sharp';
import { baseUrl, call, must, newCreator, newPerson, theAdmin, uniqueName, type Person } from '@linkyard/testing';

const under18 = () => new Date(Date.now() - 17 * 365.25 * 86_400_000).toISOString().slice(0, 10);
const spokenText = 'Invalid birthdate. Please provide a valid date.';

describe('onboarding, profile and settings', () => {
  let ana: Person;
  let ben: Person;
  beforeAll(async () => {
    [ana, ben] = await Promise.all([newCreator('Ana'), newPerson('Ben')]);
  });

  it('the onboarding goes step by step and ends with a page', async () => {
    const first = { step: 1 as const, name: 'Ben', birthdate: '1990-05-17', country: 'DE', timeZone: 'Europe/Berlin' };
    const young = await call(updateOnboarding, { ...first, birthdate: under18() }, ben.token);
    expect([young.http, young.body.errors]).toEqual([
      422,
      [{ path: 'birthdate', code: 'auth.invalid_birthdate', message: spokenText }],
    ]);
    const early = await call(updateOnboarding, { step: 4, templateId: null }, ben.token);
    expect([early.http, early.body.code]).toEqual([409, 'auth.onboarding_order']);
    await must(updateOnboarding, first, ben.token);
    const reserved = await call(updateOnboarding, { step: 2, username: 'dashboard', categories: ['Music'] }, ben.token);
    expect([reserved.http, reserved.body.code]).toEqual([409, 'campaigns.slug_reserved']);
    const username = uniqueName('ben');
    await must(updateOnboarding, { step: 2, username, categories: ['Music'] }, ben.token);
    await must(updateOnboarding, { step: 3, skip: true }, ben.token);
    expect((await must(getOnboarding, {}, ben.token)).step).toBe(4);
    const done = await must(updateOnboarding, { step: 4, templateId: null }, ben.token);
    expect(done).toMatchObject({ step: 0, user: { username }, created: { campName: username } });
    const again = await must(updateOnboarding, { step: 4, templateId: null }, ben.token);
    expect(again.created).toEqual(done.created);
  });

  it('is for creators only', async () => {
    expect((await call(getOnboarding, {})).http).toBe(401);
    expect((await call(getOnboarding, {}, (await theAdmin()).token)).http).toBe(403);
  });

  it('the profile keeps a change, refuses a stale one and a young birthdate', async () => {
    const { rev } = await must(getProfile, {}, ana.token);
    expect(await must(updateProfile, { rev, companyName: 'Ana & Co' }, ana.token)).toMatchObject({
      companyName: 'Ana & Co',
    });
    const stale = await call(updateProfile, { rev, companyName: 'Other' }, ana.token);
    expect([stale.http, stale.body.code]).toEqual([409, 'core.stale_rev']);
    const young = await call(updateProfile, { birthdate: under18() }, ana.token);
    expect([young.http, young.body.errors]).toEqual([
      422,
      [{ path: 'birthdate', code: 'auth.invalid_birthdate', message: spokenText }],
    ]);
  });

  it('a picture is re-made by the media service, and what is none is refused', async () => {
    const send = async (bytes: Buffer, type: string) => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(bytes)], { type }), 'me.png');
      const path = updateProfilePicture.http?.path ?? '';
      const response = await fetch(`${baseUrl()}${path}`, {
        method: 'POST',
        headers: { authorization: ana.token },
        body: form,
      });
      return { http: response.status, body: JSON.parse(await response.text()) };
    };
    const png = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#1f7a4d' } })
      .png()
      .toBuffer();
    const { http, body } = await send(png, 'image/png');
    expect([http, body]).toEqual([
      200,
      { status: 1, message: 'Your picture is saved.', data: { profile_image: expect.stringMatching(/^\/media\//) } },
    ]);
    expect((await must(getProfile, {}, ana.token)).profile_image).toBe(body.data.profile_image);
    expect((await fetch(`${baseUrl()}${body.data.profile_image}`)).headers.get('content-type')).toMatch(/^image\//);
    const lie = await send(Buffer.from('<svg onload="alert(1)"/>'), 'image/png');
    expect([lie.http, lie.body.message]).toEqual([415, 'Please upload a valid image file (PNG, JPG, JPEG).']);
  });

  it('a setting is kept, listed for its owner only, and put back to its default', async () => {
    await must(addUpdateSetting, { key: 'invoice-prefix', value: { text: 'R-' }, group: 'invoice' }, ana.token);
    expect((await must(getSettings, { key: 'invoice-prefix' }, ana.token)).settings).toMatchObject([
      { value: { text: 'R-' }, group: 'invoice' },
    ]);
    expect((await must(getSettings, {}, ben.token)).settings).toEqual([]);
    expect((await call(addUpdateSetting, { key: 'x', value: { $gt: 1 } }, ana.token)).http).toBe(422);
    await must(deleteSetting, { key: 'invoice-prefix' }, ana.token);
    expect((await must(getSettings, {}, ana.token)).settings).toEqual([]);
  });

  it('the lists every form needs come without a session', async () => {
    const lists = await must(getOthersData, {});
    expect(lists.currencies.slice(0, 3).map(({ code }) => code)).toEqual(['USD', 'CAD', 'EUR']);
    expect(lists.countries).toHaveLength(249);
    expect(lists.palette.colors).toHaveLength(40);
    expect(lists.palette.gradients).toHaveLength(48);
    expect(lists.timeZones.some(({ zone }) => zone === 'Europe/Berlin')).toBe(true);
    expect(lists.animations).toHaveLength(15);
  });
});
