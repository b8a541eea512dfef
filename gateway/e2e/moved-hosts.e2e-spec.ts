import { beforeAll, describe, expect, it } from '@jest/globals';
import { getCampaign, login, type CampaignView } from '@linkyard/contracts';
import { baseUrl, must, newCreator, until, type Person } from '@linkyard/testing';
import { aYard } from './beginnings.js';
import { changeHost, newCampaignHost, open, removeHost } from './tenants.js';

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

describe('the address of a page with a domain of its own', () => {
  let creator: Person;
  let campaign: CampaignView;
  let host: string;
  const platform = () => new URL(baseUrl()).host;
  const canonicalAt = async (at: string, path: string) =>
    /<link rel="canonical" href="([^"]*)"/.exec((await open(at, path)).text)?.[1];

  beforeAll(async () => {
    creator = await newCreator('Ana');
    const { places } = await aYard(creator);
    campaign = await must(getCampaign, { _id: places.form.campaignId }, creator.token);
    host = await newCampaignHost(creator.userId, campaign._id, null);
  }, 60_000);

  it('is the domain, also where the page is opened by its name, until the domain is removed', async () => {
    const own = `http://${host}/`;
    await until(async () => (await canonicalAt(platform(), `/${campaign.campName}`)) === own);
    expect(await canonicalAt(host, '/')).toBe(own);
    expect((await must(getCampaign, { _id: campaign._id }, creator.token)).url).toBe(own);
    expect((await open(platform(), '/sitemap.xml')).text).not.toContain(`/${campaign.campName}<`);
    await changeHost(host, { state: 'verified' });
    await until(async () => (await canonicalAt(platform(), `/${campaign.campName}`)) === campaign.url);
    expect(await canonicalAt(host, '/')).toBe(campaign.url);
  });

  it('shows another page as soon as that is chosen', async () => {
    const { places } = await aYard(await newCreator('Ben'));
    const other = places.form.campaignId;
    expect((await open(host, '/')).text).toContain(campaign._id);
    await changeHost(host, { campaignId: other });
    await until(async () => (await open(host, '/')).text.includes(other));
  });
});
