import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addSection, changeUserStatus, publishCampaign } from '@linkyard/contracts';
import { baseUrl, must, newCampaign, newCreator, theAdmin, until } from '@linkyard/testing';
import { editorOf } from './editor-of.js';
import { LoneGateway } from './lone-gateway.js';

/** How long a page of a switched-off account may still be served. @source quality 3 "Deletion and privacy" */
const goneWithinMs = 5_000;

describe('the page of an account that is switched off', () => {
  let second: LoneGateway;
  beforeAll(async () => {
    second = await LoneGateway.start();
  });
  afterAll(() => second.stop());

  it('is gone at every gateway, also where it was in memory, and comes back', async () => {
    const [ana, admin] = [await newCreator('Ana'), await theAdmin()];
    const campaign = await newCampaign(ana);
    const { _id, campName } = campaign;
    const { templateId, pageId } = await editorOf(ana, campaign);
    const sectionData = { text: 'Mugs', tag: 'h1', align: '' };
    await must(addSection, { templateId, pageId, type: 'el_heading', sectionData }, ana.token);
    await must(publishCampaign, { _id }, ana.token);
    const statuses = () =>
      Promise.all([baseUrl(), second.url].map(async (url) => (await fetch(`${url}/${campName}`)).status));
    const become = (status: number) => until(statuses, (found) => found.every((one) => one === status), goneWithinMs);
    await become(200);
    await must(changeUserStatus, { _id: ana.userId, status: 0 }, admin.token);
    expect(await become(404)).toEqual([404, 404]);
    await must(changeUserStatus, { _id: ana.userId, status: 1 }, admin.token);
    expect(await become(200)).toEqual([200, 200]);
  });
});
