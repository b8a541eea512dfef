import { beforeAll, describe, expect, it } from '@jest/globals';
import { getCampaign, login } from '@linkyard/contracts';
import { must, newCreator, until } from '@linkyard/testing';
import { aYard } from './beginnings.js';
import { newCampaignHost, open, removeHost } from './tenants.js';

describe('www before the domain of a creator', () => {
  let host: string;
  let campaignId: string;

  beforeAll(async () => {
    const creator = await newCreator('Ana');
    const { places } = await aYard(creator);
    const campaign = await must(getCampaign, { _id: places.form.campaignId }, creator.token);
    campaignId = campaign._id;
    host = await newCampaignHost(creator.userId, campaignId, null);
  }, 60_000);

  it.each(['/', '/checkout/1?ref=mail&to=https://evil.example'])(
    'leads to the same address without it: %s',
    async (path) => {
      const { status, headers } = await open(`www.${host}`, path);
      expect([status, headers.location]).toEqual([301, `http://${host}${path}`]);
    },
  );

  it('keeps the method and body of a call', async () => {
    const { http: path = { path: '' } } = login;
    const { status, headers } = await open(`www.${host}`, path.path, { body: '{}' });
    expect([status, headers.location]).toEqual([308, `http://${host}${path.path}`]);
  });

  it('is refused with it, as the domain itself, from its removal on', async () => {
    expect((await open(host, '/')).text).toContain(campaignId);
    await removeHost(host);
    await until(async () => (await open(host, '/')).status === 421);
    for (const refused of [host, `www.${host}`])
      for (const path of ['/', '/robots.txt', '/signin']) {
        const { status, text } = await open(refused, path);
        expect([refused, path, status, text.includes(campaignId)]).toEqual([refused, path, 421, false]);
      }
  });
});
