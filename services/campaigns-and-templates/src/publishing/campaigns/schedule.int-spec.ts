import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deleteSection, getCampaign, publishCampaign, unpublishCampaign, updateCampaign } from '@linkyard/contracts';
import { creator, ServiceHarness } from '../../testing/service-harness.js';
import { CampaignSweep } from './campaign-sweep.js';

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour);

describe('publishing at a moment', () => {
  let service: ServiceHarness;
  beforeAll(async () => {
    service = await ServiceHarness.start();
  }, 30_000);
  afterAll(() => service.stop());

  const sweep = (now: Date) => service.get(CampaignSweep).sweep(now);
  const waiting = async (hours = 1) => {
    const owner = creator();
    const page = await service.aCampaign(owner);
    const { _id } = page.campaign;
    const publishAt = inHours(hours).toISOString();
    const saved = await service.call(publishCampaign, { _id, publishAt }, owner);
    return { ...page, owner, _id, saved, now: () => service.call(getCampaign, { _id }, owner) };
  };

  it('waits for it, is done by the sweep when the job is lost, and by two sweeps once', async () => {
    const { saved, now, _id, owner } = await waiting();
    expect(saved.state).toBe('scheduled');
    expect(service.jobs.at(-1)?.data).toEqual({ campaignId: _id, userId: owner.userId, at: saved.publishAt });
    await sweep(inHours(0.9));
    expect((await now()).state).toBe('scheduled');
    await Promise.all([sweep(inHours(1.1)), sweep(inHours(1.1))]);
    expect(await now()).toMatchObject({ state: 'published', publishedRev: 1, publishAt: null });
  });

  it('is accepted while Redis is away', async () => {
    service.isRedisAway = true;
    expect((await waiting()).saved.state).toBe('scheduled');
    service.isRedisAway = false;
  });

  it('a published page stays as it is until its next version is due', async () => {
    const { _id, owner, now } = await waiting();
    await service.call(publishCampaign, { _id }, owner);
    const publishAt = inHours(2).toISOString();
    expect(await service.call(publishCampaign, { _id, publishAt }, owner)).toMatchObject({ state: 'published' });
    await sweep(inHours(2.1));
    expect(await now()).toMatchObject({ state: 'published', publishedRev: 2, publishAt: null });
  });

  it('called off or moved between look-up and work, nothing happens', async () => {
    const { _id, owner, now } = await waiting();
    const [due] = await service.rows('campaigns').find({ _id }).toArray();
    expect(due?.['publishAt']).toBeInstanceOf(Date);
    await service.call(unpublishCampaign, { _id }, owner);
    await sweep(inHours(1.1));
    expect(await now()).toMatchObject({ state: 'draft', publishedRev: 0 });
  });

  it('called off in the settings, a page is again what it was', async () => {
    const { _id, owner, now } = await waiting();
    const calledOff = { _id, publishAt: null };
    expect(await service.call(updateCampaign, calledOff, owner)).toMatchObject({ state: 'draft', publishAt: null });
    await service.call(publishCampaign, { _id }, owner);
    await service.call(publishCampaign, { _id, publishAt: inHours(2).toISOString() }, owner);
    expect(await service.call(updateCampaign, calledOff, owner)).toMatchObject({ state: 'published', publishAt: null });
    await sweep(inHours(2.1));
    expect(await now()).toMatchObject({ state: 'published', publishedRev: 1, hasUnpublishedChanges: false });
  });

  it('what became empty is not tried for ever', async () => {
    const { owner, section, now } = await waiting();
    await service.call(deleteSection, { _id: section._id }, owner);
    await sweep(inHours(1.1));
    expect(await now()).toMatchObject({ state: 'draft', publishAt: null });
  });

  it('goes offline at its end, and not when the end was moved', async () => {
    const { _id, owner, now } = await waiting();
    await service.call(publishCampaign, { _id }, owner);
    await service.call(updateCampaign, { _id, unpublishAt: inHours(5).toISOString() }, owner);
    await sweep(inHours(4));
    expect((await now()).state).toBe('published');
    await sweep(inHours(6));
    expect(await now()).toMatchObject({ state: 'unpublished', unpublishAt: null });
    const events = await service.events('campaigns-and-templates.campaign.unpublished');
    expect(events.filter(({ campaignId }) => campaignId === _id)).toMatchObject([{ reason: 'expired' }]);
  });
});
