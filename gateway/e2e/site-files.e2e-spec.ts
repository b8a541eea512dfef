import { beforeAll, describe, expect, it } from '@jest/globals';
import { addSection, getTemplate, publishCampaign, updateCampaign, type CampaignView } from '@linkyard/contracts';
import { baseUrl, must, newCampaign, newCreator, type Person } from '@linkyard/testing';

const open = async (path: string) => {
  const response = await fetch(`${baseUrl()}${path}`);
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
};

describe('files beside the pages', () => {
  let ana: Person;
  let campaign: CampaignView;
  beforeAll(async () => {
    ana = await newCreator();
    campaign = await newCampaign(ana, 'Ana sings');
    const { template } = await must(getTemplate, { _id: campaign.templateId }, ana.token);
    const sectionData = { text: 'Hello' };
    const place = { templateId: template._id, pageId: template.homePageId };
    await must(addSection, { ...place, type: 'el_heading', sectionData }, ana.token);
    await must(publishCampaign, { _id: campaign._id }, ana.token);
  });

  it('the app has one, and names it', async () => {
    expect((await open('/signin')).text).toMatch(/<link rel="manifest" href="\/manifest\.webmanifest\?v=\w+">/);
    const manifest = await open('/manifest.webmanifest');
    expect([manifest.status, manifest.type]).toEqual([200, 'application/manifest+json']);
    const app = JSON.parse(manifest.text);
    expect(app).toMatchObject({ name: 'Linkyard', start_url: '/dashboard', display: 'standalone' });
    expect((await open(app.icons[0].src)).status).toBe(200);
  });

  it('a page has a manifest of its own, and names it', async () => {
    const path = `/${campaign.campName}/manifest.webmanifest`;
    expect((await open(`/${campaign.campName}`)).text).toContain(`<link rel="manifest" href="${path}"/>`);
    const manifest = await open(path);
    expect([manifest.status, manifest.type]).toEqual([200, 'application/manifest+json']);
    expect(JSON.parse(manifest.text)).toMatchObject({
      name: 'Ana sings',
      start_url: `/${campaign.campName}`,
      scope: `/${campaign.campName}`,
    });
  });

  it('an unknown or closed page has none', async () => {
    expect((await open('/no-such-page/manifest.webmanifest')).status).toBe(404);
    const closed = await newCampaign(ana, 'Only for some');
    await must(updateCampaign, { _id: closed._id, visibility: 'age', minAge: 18 }, ana.token);
    const place = { templateId: closed.templateId };
    const { template } = await must(getTemplate, { _id: closed.templateId }, ana.token);
    await must(addSection, { ...place, pageId: template.homePageId, type: 'el_heading' }, ana.token);
    await must(publishCampaign, { _id: closed._id }, ana.token);
    const manifest = await open(`/${closed.campName}/manifest.webmanifest`);
    expect(manifest.status).toBe(404);
    expect(manifest.text).not.toContain('Only for some');
  });

  it('robots and the sitemap know the host', async () => {
    expect((await open('/robots.txt')).text).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
    expect((await open('/sitemap.xml')).text).toContain(`/${campaign.campName}</loc>`);
  });
});
