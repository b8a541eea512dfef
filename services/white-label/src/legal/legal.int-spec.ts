import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { editLegalPages, findLegalText, siteOfTenant } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { creator, visitor } from '@linkyard/service-kit/testing';
import { WhiteLabelHarness } from '../testing/white-label-harness.js';
import { WhiteLabelsRepository } from '../white-labels/white-labels.repository.js';

describe('the legal pages of a site', () => {
  let service: WhiteLabelHarness;
  let owner: ReturnType<typeof creator>;
  let tenantId: string;
  beforeAll(async () => {
    service = await WhiteLabelHarness.start();
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    owner = creator();
    tenantId = (await service.get(WhiteLabelsRepository).draftOf(owner.userId))._id;
  });
  const save = (page: { mode: 'text'; text: string } | { mode: 'url'; url: string }, ctx = owner) =>
    service.call(editLegalPages, { save: { key: 'terms', ...page } }, ctx);
  const text = async () => (await service.call(findLegalText, { tenantId, key: 'terms' }, visitor())).text;

  it('are written, read and removed one by one, and outdate no other screen of the owner', async () => {
    const { rev } = (await service.get(WhiteLabelsRepository).ofOwner(owner.userId)) ?? { rev: -1 };
    expect(await service.call(editLegalPages, {}, owner)).toEqual({ pages: [] });
    expect((await save({ mode: 'text', text: '# Our terms' })).pages).toMatchObject([
      { key: 'terms', mode: 'text', text: '# Our terms', url: '' },
    ]);
    expect(await text()).toBe('# Our terms');
    expect((await save({ mode: 'url', url: 'https://agency.example/terms' })).pages).toMatchObject([
      { key: 'terms', mode: 'url', text: '', url: 'https://agency.example/terms' },
    ]);
    expect(await text()).toBeNull();
    expect(await service.call(editLegalPages, { delete: 'terms' }, owner)).toEqual({ pages: [] });
    expect((await service.get(WhiteLabelsRepository).ofOwner(owner.userId))?.rev).toBe(rev);
  });

  it('are part of what is known of the host', async () => {
    const host = `${newId()}.agency.example`;
    await service.domain({ userId: owner.userId, host, purpose: 'whiteLabel', whiteLabelId: tenantId });
    await save({ mode: 'text', text: 'Be kind.' });
    await service.refresh();
    const { site } = await service.call(siteOfTenant, { tenantId }, visitor());
    expect(site?.legal).toEqual({ terms: { changedAt: expect.any(String) } });
    expect(site?.social).toEqual({ google: false, facebook: false });
  });

  it('are of their owner alone', async () => {
    await save({ mode: 'text', text: 'Ours' });
    await expect(save({ mode: 'text', text: 'Theirs' }, creator())).rejects.toMatchObject({ code: 'core.not_found' });
    expect(await text()).toBe('Ours');
  });
});
