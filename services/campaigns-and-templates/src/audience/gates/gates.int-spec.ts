import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addSection,
  deleteSection,
  duplicateSection,
  gateGuessed,
  getCampaign,
  getSections,
  listOptins,
  openGate,
  pageParts,
  publishCampaign,
  renderPublicPage,
  saveSection,
  setSectionPassword,
  submitForm,
  unpublishCampaign,
  updateCampaign,
  type RequestInput,
  type SectionView,
} from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import { creator, ServiceHarness, visitor } from '../../testing/service-harness.js';

type Audience = Partial<Pick<SectionView, 'visibleFrom' | 'visibleUntil' | 'rules' | 'gate'>>;
type Answer = Partial<RequestInput<typeof openGate>>;

const secret = 'Under the oak';
const password = 'open sesame';
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const phones = {
  countries: { mode: 'include' as const, codes: [] },
  devices: ['mobile' as const],
  browsersInApp: [],
  referrers: [],
  languages: [],
  returning: 'any' as const,
};

describe('pages that differ between visitors', () => {
  let service: ServiceHarness;
  beforeAll(async () => {
    service = await ServiceHarness.start();
  }, 30_000);
  afterAll(() => service.stop());

  /** A published page with one open heading and one section of this audience. */
  const aPage = async (
    audience: Audience,
    block: { type: string; sectionData: Record<string, unknown> } | null = null,
  ) => {
    const owner = creator();
    const { campaign, templateId, pageId } = await service.aCampaign(owner);
    const heading = { type: 'el_heading', sectionData: { text: secret, tag: 'h2', align: '' } };
    const body = { templateId, pageId, ...(block ?? heading), ...audience };
    const section = await service.call(addSection, body, owner);
    await service.call(publishCampaign, { _id: campaign._id }, owner);
    const live = async () => {
      const at = { campName: campaign.campName, pageSlug: null };
      const { page } = await service.call(renderPublicPage, at, visitor());
      const packed = page?.parts ? gunzipSync(Buffer.from(page.parts, 'base64')).toString() : null;
      return { page, parts: packed === null ? null : pageParts.parse(JSON.parse(packed)) };
    };
    const open = async (answer: Answer, network = 'network-1') => {
      const slot = answer.slot ?? (await live()).parts?.fragments[0]?.slot ?? 'page';
      return service.call(openGate, { campaignId: campaign._id, pageId, ...answer, slot }, visitor(network));
    };
    return { owner, campaign, pageId, section, live, open };
  };

  it('are sent whole without audience rules', async () => {
    const { live } = await aPage({});
    const { page, parts } = await live();
    expect([parts, page?.html?.raw ? 'whole' : 'nothing']).toEqual([null, 'whole']);
  });

  it.each<[string, Audience]>([
    ['a rule', { rules: phones }],
    ['a beginning to come', { visibleFrom: inHours(1) }],
    ['an end to come', { visibleUntil: inHours(1) }],
    ['a password', { gate: { type: 'password', text: '' } }],
    ['an age', { gate: { type: 'age', text: '', value: 18, ask: 'birthdate' } }],
    ['an address', { gate: { type: 'email', text: '', value: '' } }],
  ])('keep what stands behind %s out of the page', async (_what, audience) => {
    const { live, section } = await aPage(audience);
    const { page, parts } = await live();
    expect(page?.html).toBeNull();
    expect(parts?.pieces.join('')).toContain('Hello');
    expect(parts?.pieces.join('')).not.toContain(secret);
    expect(parts?.pieces.join('')).not.toContain(section._id);
    expect(parts?.fragments[0]?.html).toContain(secret);
    expect(parts?.fragments[0]?.door ?? '').not.toContain(secret);
  });

  it('have forgotten what is over, and have what has begun for good', async () => {
    const over = await aPage({ visibleUntil: inHours(-1) });
    const { page, parts } = await over.live();
    expect([
      parts,
      Buffer.from(page?.html?.raw ?? '', 'base64')
        .toString()
        .includes(secret),
    ]).toEqual([null, false]);
    const begun = await (await aPage({ visibleFrom: inHours(-1) })).live();
    expect(Buffer.from(begun.page?.html?.raw ?? '', 'base64').toString()).toContain(secret);
  });

  it('open by the password of the section, which counts at once and is nowhere to be read', async () => {
    const { owner, section, live, open, pageId, campaign } = await aPage({ gate: { type: 'password', text: '' } });
    await expect(open({ password })).rejects.toHaveCode('gates.wrong_password');
    const setPassword = (change: { password?: string | null }) =>
      service.call(setSectionPassword, { _id: section._id, ...change }, owner);
    expect(await setPassword({})).toEqual({ hasPassword: false });
    expect(await setPassword({ password })).toEqual({ hasPassword: true });
    expect(await open({ password })).toEqual({ path: `/${campaign.campName}`, version: (await live()).page?.version });
    await expect(open({ password: `${password}!` })).rejects.toHaveCode('gates.wrong_password');
    await expect(open({})).rejects.toHaveCode('core.invalid_input');
    const [row] = await service.rows('section_passwords').find({ _id: section._id }).toArray();
    expect(row?.['passwordHash']).toMatch(/^\$argon2id\$/);
    const copy = await service.call(duplicateSection, { _id: section._id }, owner);
    expect(copy.gate).toEqual({ type: 'password', text: '' });
    expect(await service.call(setSectionPassword, { _id: copy._id }, owner)).toEqual({ hasPassword: false });
    expect(JSON.stringify(await service.call(getSections, { pageId }, owner))).not.toMatch(/argon2|sesame/);
    expect(await setPassword({ password: null })).toEqual({ hasPassword: false });
    await expect(open({ password })).rejects.toHaveCode('gates.wrong_password');
  });

  it("leave another owner's section alone", async () => {
    const { section } = await aPage({ gate: { type: 'password', text: '' } });
    const set = service.call(setSectionPassword, { _id: section._id, password }, creator());
    await expect(set).rejects.toHaveCode('core.not_found');
  });

  it('end the guessing of one network after eight tries, many at once too, and of no other', async () => {
    const { owner, section, open } = await aPage({ gate: { type: 'password', text: '' } });
    await service.call(setSectionPassword, { _id: section._id, password }, owner);
    const codes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        open({ password: `guess ${index}` }).then(
          () => 'open',
          (error: { code?: string }) => error.code,
        ),
      ),
    );
    expect(codes.filter((code) => code === 'gates.wrong_password')).toHaveLength(8);
    expect(codes.filter((code) => code === 'gates.too_many_tries')).toHaveLength(12);
    await expect(open({ password })).rejects.toHaveCode('gates.too_many_tries');
    expect((await open({ password }, 'network-2')).path).toMatch(/^\//);
  });

  it('judge one guess per pause of networks that have failed, and the right password of any other network at once', async () => {
    const { owner, section, open, campaign } = await aPage({ gate: { type: 'password', text: '' } });
    await service.call(setSectionPassword, { _id: section._id, password }, owner);
    const wave = async (words: string) => {
      const guesses = Array.from({ length: 30 }, (_, index) =>
        open({ password: `${words} ${index}` }, `guesser-${index}`).catch((error: unknown) => error),
      );
      return (await Promise.all(guesses)).map((error) => (error instanceof DomainError ? error.code : 'open'));
    };
    expect(new Set(await wave('first'))).toEqual(new Set(['gates.wrong_password']));
    const second = await wave('second');
    expect(second.filter((code) => code === 'gates.wrong_password')).toHaveLength(1);
    expect(second.filter((code) => code === 'gates.too_many_tries')).toHaveLength(29);
    for (const visitors of ['network-1', 'network-2', 'network-3'])
      expect((await open({ password }, visitors)).path).toBe(`/${campaign.campName}`);
    const refused = { code: 'gates.too_many_tries', details: { retryAfterSec: expect.any(Number) } };
    await expect(open({ password }, 'guesser-1')).rejects.toMatchObject(refused);
    const events = (await service.events(gateGuessed.name)).filter(({ gateId }) => gateId === section._id);
    expect(events).toMatchObject([{ ownerId: owner.userId, campaignId: campaign._id }]);
  });

  it('ask for an age by a date or by a word, and keep neither', async () => {
    const born = (years: number) => `${new Date().getUTCFullYear() - years}-01-01`;
    const { open } = await aPage({ gate: { type: 'age', text: '', value: 21, ask: 'birthdate' } });
    expect((await open({ birthdate: born(30) })).path).toMatch(/^\//);
    await expect(open({ birthdate: born(19) })).rejects.toHaveCode('gates.too_young');
    await expect(open({ birthdate: '2020-13-01' })).rejects.toHaveCode('core.invalid_input');
    await expect(open({ confirmed: true })).rejects.toHaveCode('core.invalid_input');
    const asked = await aPage({ gate: { type: 'age', text: '', value: 21, ask: 'confirm' } });
    expect((await asked.open({ confirmed: true })).path).toMatch(/^\//);
    await expect(asked.open({})).rejects.toHaveCode('core.invalid_input');
  });

  it('store the visitor’s address as a lead, with the consent text', async () => {
    const { owner, open } = await aPage({ gate: { type: 'email', text: '', value: 'Write to me.' } });
    await expect(open({ email: 'vera@example.com' })).rejects.toHaveCode('core.invalid_input');
    await expect(open({ email: 'vera', consent: true })).rejects.toHaveCode('core.invalid_input');
    await open({ email: ' Vera@Example.com', consent: true });
    await open({ email: 'bot@example.com', consent: true, website_url: 'x' });
    const { data } = await service.call(listOptins, { filters: {} }, owner);
    expect(data).toMatchObject([
      { email: 'vera@example.com', consent: { granted: true, text: 'Write to me.' }, emailStatus: 'subscribed' },
    ]);
    const spam = await service.call(listOptins, { filters: { state: 'spam' } }, owner);
    expect(spam.data.map(({ email }) => email)).toEqual(['bot@example.com']);
  });

  it('know only the gates of the version that is live', async () => {
    const { owner, campaign, section, live, open } = await aPage({
      gate: { type: 'age', text: '', value: 18, ask: 'confirm' },
    });
    const slot = (await live()).parts?.fragments[0]?.slot ?? '';
    await service.call(publishCampaign, { _id: campaign._id }, owner);
    await expect(open({ slot, confirmed: true })).rejects.toHaveCode('gates.closed');
    const fresh = (await live()).parts?.fragments[0]?.slot ?? '';
    expect(fresh).not.toBe(slot);
    expect((await open({ slot: fresh, confirmed: true })).version).toBe((await live()).page?.version);
    await service.call(unpublishCampaign, { _id: campaign._id }, owner);
    await expect(open({ slot: fresh, confirmed: true })).rejects.toHaveCode('gates.closed');
    await service.call(deleteSection, { _id: section._id }, owner);
  });

  it('take no answers to a form outside of its window', async () => {
    const { campaign, pageId, section } = await aPage(
      { visibleFrom: inHours(1) },
      { type: 'el_optin', sectionData: { title: 'News', isname: false } },
    );
    const answers = { email: 'vera@example.com' };
    const idempotencyKey = '00000000-0000-4000-8000-00000000aaaa';
    const request = { campaignId: campaign._id, pageId, sectionId: section._id, answers, idempotencyKey };
    await expect(service.call(submitForm, request, visitor())).rejects.toHaveCode('forms.closed');
  });

  it('save what is said of when and to whom, and keep what is not said', async () => {
    const { owner, section } = await aPage({ rules: phones });
    const { sectionData, animation, title } = section;
    const words = { section_id: section._id, sectionData, animation, title };
    const saved = await service.call(saveSection, { ...words, timeZone: 'Europe/Berlin' }, owner);
    expect(saved).toMatchObject({ rules: { devices: ['mobile'] }, timeZone: 'Europe/Berlin', visibleFrom: null });
  });

  describe('with a lock before the whole page', () => {
    it('ask for a password first, which an owner must have set', async () => {
      const { owner, campaign, live, open } = await aPage({});
      const update = (change: object) => service.call(updateCampaign, { _id: campaign._id, ...change }, owner);
      await expect(update({ visibility: 'password' })).rejects.toHaveCode('campaigns.password_missing');
      const saved = await update({ visibility: 'password', password, redirectUrl: 'https://hidden.example/' });
      expect(saved).toMatchObject({ visibility: 'password', hasPassword: true, hasUnpublishedChanges: true });
      await expect(update({ password: null })).rejects.toHaveCode('campaigns.password_missing');
      expect((await live()).parts).toBeNull();
      await service.call(publishCampaign, { _id: campaign._id }, owner);
      const { page, parts } = await live();
      expect([page?.html, page?.visibility]).toEqual([null, 'password']);
      expect(parts?.lock?.door).toContain('type="password"');
      expect(parts?.lock?.door).not.toMatch(/Under the oak|hidden\.example/);
      expect(parts?.lock?.redirectTo).toBe('https://hidden.example/');
      await expect(open({ slot: 'page', password: 'wrong' })).rejects.toHaveCode('gates.wrong_password');
      expect((await open({ slot: 'page', password })).version).toBe(page?.version);
      await update({ password: 'another one' });
      await expect(open({ slot: 'page', password })).rejects.toHaveCode('gates.wrong_password');
    });

    it('ask for an age', async () => {
      const { owner, campaign, open, live } = await aPage({});
      await service.call(updateCampaign, { _id: campaign._id, visibility: 'age', minAge: 16 }, owner);
      await service.call(publishCampaign, { _id: campaign._id }, owner);
      expect((await live()).parts?.lock?.door).toContain('16 and older');
      expect((await open({ slot: 'page', birthdate: '1990-01-01' })).path).toBe(`/${campaign.campName}`);
      await expect(open({ slot: 'page', password: 'x' })).rejects.toHaveCode('core.invalid_input');
    });
  });

  it('name the measuring services they ask for, and none without a banner or on the host of the app', async () => {
    const { owner, campaign, live } = await aPage({});
    const pixels = { ga4: 'G-AB12CD34EF', gtm: '', metaPixel: '123456789012345', tiktokPixel: '', pinterestTag: '' };
    const publish = async (enabled: boolean) => {
      const consentBanner = { enabled, text: '' };
      await service.call(updateCampaign, { _id: campaign._id, pixels, consentBanner }, owner);
      await service.call(publishCampaign, { _id: campaign._id }, owner);
      const { page } = await live();
      return [
        page?.pixels,
        Buffer.from(page?.html?.raw ?? '', 'base64')
          .toString()
          .includes('id="consent"'),
      ];
    };
    expect(await publish(false)).toEqual([[], false]);
    expect(await publish(true)).toEqual([[], false]);
    process.env['PAGES_ORIGIN'] = 'https://pages.example.net';
    try {
      expect(await publish(true)).toEqual([['ga4', 'metaPixel'], true]);
    } finally {
      delete process.env['PAGES_ORIGIN'];
    }
    expect((await service.call(getCampaign, { _id: campaign._id }, owner)).pixels).toEqual(pixels);
  });
});
