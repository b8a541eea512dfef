import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { getWhiteLabel, updateWhiteLabel, whiteLabelOfOwner, type RequestInput } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { creator, visitor } from '@linkyard/service-kit/testing';
import { LeaksService } from '../leaks/leaks.service.js';
import { WhiteLabelHarness } from '../testing/white-label-harness.js';
import { WhiteLabelsRepository } from '../white-labels/white-labels.repository.js';

const theme = {
  primaryColor: '#223344',
  secondaryColor: '#445566',
  titleColor: '#111111',
  textColor: '#333333',
  sideBarColor: '#ffffff',
  bgColor: '#fafafa',
};
const smtpDetails = {
  ...{ name: 'The Agency', email: 'hello@agency.example', host: 'smtp.agency.example', port: 587 },
  ...{ username: 'hello', password: 'a secret' },
};
const whole = {
  ...{ title: 'The Agency', author: 'Ana', description: 'Pages for bakers', categories: ['Food', 'Bread', 'food'] },
  ...{ supportEmail: 'help@agency.example', supportLink: 'https://agency.example/help', theme, smtpDetails },
  ...{ logo: '/media/pictures/2026-11/logo.webp', favicon: '/media/pictures/2026-11/icon.png' },
};

describe('the settings of a white label', () => {
  let service: WhiteLabelHarness;
  let owner: ReturnType<typeof creator>;
  let draft: { _id: string; rev: number };
  beforeAll(async () => {
    service = await WhiteLabelHarness.start();
  }, 30_000);
  afterAll(() => service.stop());
  beforeEach(async () => {
    owner = creator();
    draft = await service.get(WhiteLabelsRepository).draftOf(owner.userId);
  });

  const name = async (state = 'active', host = `${newId()}.agency.example`) => {
    const _id = newId();
    const { userId } = owner;
    await service.domain({ _id, userId, host, purpose: 'whiteLabel', whiteLabelId: draft._id, state });
    await service.rows('white_labels').updateOne({ _id: draft._id }, { $set: { domainId: _id } });
    return host;
  };
  const save = (changes: Partial<RequestInput<typeof updateWhiteLabel>> = {}) =>
    service.call(updateWhiteLabel, { ...whole, _id: draft._id, rev: draft.rev, ...changes }, owner);
  const got = () => service.call(getWhiteLabel, {}, owner);

  it('are none before a first domain is named, and one draft however often it is asked for', async () => {
    const other = creator();
    expect(await service.call(getWhiteLabel, {}, other)).toBeNull();
    const records = service.get(WhiteLabelsRepository);
    const drafts = await Promise.all([1, 2, 3].map(() => records.draftOf(other.userId)));
    expect(new Set(drafts.map(({ _id }) => _id)).size).toBe(1);
    expect(await service.call(getWhiteLabel, {}, other)).toMatchObject({
      status: 0,
      domain: '',
      domainVerified: false,
    });
  });

  it('show letters of other alphabets only where they imitate none', async () => {
    await name('verified', 'xn--bcher-kva.example');
    expect((await got())?.domain).toBe('bücher.example');
    await name('verified', 'xn--pple-43d.example');
    expect((await got())?.domain).toBe('xn--pple-43d.example');
  });

  it('are published by the first save and changed by the next', async () => {
    const host = await name();
    const first = await save();
    expect(first).toMatchObject({ status: 1, isFirst: true, domain: host, domainVerified: true });
    expect(first.categories).toEqual(['Food', 'Bread']);
    const second = await save({ rev: first.rev, title: 'Another name' });
    expect(second).toMatchObject({ status: 1, isFirst: false, title: 'Another name', publishedAt: first.publishedAt });
    await service.refresh();
    expect((await got())?.origin).toContain(host);
  });

  it.each(['pending', 'failed', 'suspended'])('are refused while the domain is %s', async (state) => {
    await name(state);
    await expect(save({ categories: [], logo: '' })).rejects.toMatchObject({ code: 'white-label.domain_unverified' });
  });

  it('are refused in the order of the screen, and nothing is written', async () => {
    await expect(save()).rejects.toMatchObject({ code: 'white-label.domain_unverified' });
    const host = await name();
    await expect(save({ domain: 'other.example' })).rejects.toMatchObject({ code: 'white-label.domain_unverified' });
    await expect(save({ categories: [], logo: '' })).rejects.toMatchObject({ code: 'white-label.category_missing' });
    await expect(save({ favicon: null })).rejects.toMatchObject({ code: 'white-label.pictures_missing' });
    expect(await got()).toMatchObject({ status: 0, title: '' });
    expect(await save({ domain: ` https://www.${host}/start ` })).toMatchObject({ status: 1 });
  });

  it('never answer the password, and keep it until another server or person is named', async () => {
    await name();
    const { smtpDetails: shown, rev } = await save();
    expect(shown).toMatchObject({ password: '', hasPassword: true });
    const sealed = async () => (await service.get(WhiteLabelsRepository).ofOwner(owner.userId))?.smtp.passwordEnc;
    const before = await sealed();
    expect(before).not.toContain('a secret');
    const kept = await save({ rev, smtpDetails: { ...smtpDetails, password: '', name: 'New name' } });
    expect(await sealed()).toBe(before);
    await expect(
      save({ rev: kept.rev, smtpDetails: { ...smtpDetails, password: '', host: 'smtp.elsewhere.example' } }),
    ).rejects.toMatchObject({
      details: { errors: [{ path: 'smtpDetails.password', code: 'white-label.password_again' }] },
    });
  });

  it('are refused without a password at first', async () => {
    await name();
    await expect(save({ smtpDetails: { ...smtpDetails, password: '' } })).rejects.toMatchObject({
      details: { errors: [{ path: 'smtpDetails.password', code: 'core.password_required' }] },
    });
  });

  it('are kept, and not published, while the site names the installation behind it', async () => {
    await name();
    const leaks = service.get(LeaksService);
    const found = { where: '/signin', kind: 'name' as const, excerpt: 'Made with Linkyard' };
    const check = jest.spyOn(leaks, 'check');
    check.mockResolvedValueOnce({ checkedAt: new Date(), looked: 1, leaks: [found] });
    await expect(save()).rejects.toMatchObject({ code: 'white-label.leaks_found' });
    expect(await got()).toMatchObject({ status: 0, title: 'The Agency', rev: draft.rev });
    check.mockResolvedValueOnce({ checkedAt: new Date(), looked: 1, leaks: [{ ...found, kind: 'colour' }] });
    expect(await save()).toMatchObject({ status: 1, isFirst: true });
    check.mockRestore();
  });

  it('are not changed by an older copy, nor by another owner', async () => {
    await name();
    const { rev } = await save();
    await expect(save({ rev: rev - 1 })).rejects.toMatchObject({ code: 'core.stale_rev' });
    const asAnother = service.call(updateWhiteLabel, { ...whole, _id: draft._id, rev }, creator());
    await expect(asAnother).rejects.toMatchObject({ code: 'core.not_found' });
  });

  it('name the tenant of an owner for other services', async () => {
    const { whiteLabel } = await service.call(whiteLabelOfOwner, { ownerId: owner.userId }, visitor());
    expect(whiteLabel).toMatchObject({ whiteLabelId: draft._id, status: 0 });
    expect(await service.call(whiteLabelOfOwner, { ownerId: newId() }, visitor())).toEqual({ whiteLabel: null });
  });
});
