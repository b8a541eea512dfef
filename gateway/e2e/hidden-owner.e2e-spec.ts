import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addSection,
  changeUserStatus,
  createPreviewLink,
  deleteAccount,
  publishCampaign,
  type CampaignView,
} from '@linkyard/contracts';
import { baseUrl, must, newCampaign, newCreator, theAdmin, until, type Person } from '@linkyard/testing';
import { editorOf } from './editor-of.js';
import { LoneGateway } from './lone-gateway.js';

/** How long a page of a switched-off account may still be served. @source quality 3 "Deletion and privacy" */
const goneWithinMs = 5_000;

describe('the pages of an account that is switched off or deleted', () => {
  const second = new LoneGateway();
  let admin: Person;
  beforeAll(async () => {
    [admin] = await Promise.all([theAdmin(), second.start()]);
  }, 60_000);
  afterAll(() => second.stop());

  async function aPage(person: Person, campaign: CampaignView) {
    const { templateId, pageId } = await editorOf(person, campaign);
    const sectionData = { text: 'Mugs', tag: 'h1', align: '' };
    await must(addSection, { templateId, pageId, type: 'el_heading', sectionData }, person.token);
    const { path } = await must(createPreviewLink, { templateId }, person.token);
    const preview = new URL(path, baseUrl());
    const rev = `${preview.pathname}/rev${preview.search}`;
    return { live: `/${campaign.campName}`, previews: [preview.pathname + preview.search, rev] };
  }
  const statusesOf = async (paths: string[]) => {
    const addresses = [baseUrl(), second.url].flatMap((url) => paths.map((path) => `${url}${path}`));
    return Promise.all(addresses.map(async (address) => (await fetch(address)).status));
  };
  const become = (paths: string[], status: number) =>
    until(
      () => statusesOf(paths),
      (found) => found.every((one) => one === status),
      goneWithinMs,
    );

  it('are gone at every gateway with their preview links, also where they were in memory, and come back', async () => {
    const ana = await newCreator('Ana');
    const campaign = await newCampaign(ana);
    const { live, previews } = await aPage(ana, campaign);
    await must(publishCampaign, { _id: campaign._id }, ana.token);
    const paths = [live, ...previews];
    await become(paths, 200);
    await must(changeUserStatus, { _id: ana.userId, status: 0 }, admin.token);
    expect(new Set(await become(paths, 404))).toEqual(new Set([404]));
    await must(changeUserStatus, { _id: ana.userId, status: 1 }, admin.token);
    expect(new Set(await become(paths, 200))).toEqual(new Set([200]));
  }, 30_000);

  it('are gone while a deleted account can still come back, a draft that was never published too', async () => {
    const ben = await newCreator('Ben');
    const campaign = await newCampaign(ben);
    const { previews } = await aPage(ben, campaign);
    await become(previews, 200);
    await must(deleteAccount, { password: ben.password, confirm: 'DELETE' }, ben.token);
    expect(new Set(await become(previews, 404))).toEqual(new Set([404]));
  }, 30_000);
});
