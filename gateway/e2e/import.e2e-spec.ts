import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  exportCampaign,
  getCampaign,
  getPage,
  importCampaign,
  listPages,
  publishCampaign,
  type ImportedPage,
} from '@linkyard/contracts';
import { baseUrl, call, must, newCampaign, newCreator, uniqueName, type Person } from '@linkyard/testing';

const fixture = (name: string) => readFileSync(`services/campaigns-and-templates/src/import/fixtures/${name}`, 'utf8');

describe('bringing in what one has', () => {
  let ana: Person;
  let ben: Person;
  beforeAll(async () => {
    [ana, ben] = await Promise.all([newCreator('Ana'), newCreator('Ben')]);
  });

  const look = async (name: string) => {
    const found = await must(importCampaign, { preview: true, source: 'html', content: fixture(name) }, ana.token);
    if (found.kind !== 'found') throw new Error('a look builds nothing');
    return found;
  };
  const build = async (page: ImportedPage) => {
    const built = await must(
      importCampaign,
      { preview: false, source: 'html', page, campName: uniqueName('import') },
      ana.token,
    );
    if (built.kind !== 'created') throw new Error('nothing was built');
    return built;
  };

  it('a saved Linktree-like page becomes a page that can be opened, without what was unticked', async () => {
    const found = await look('linktree.html');
    expect(found.source).toBe('linktree');
    expect(found.page.links.length).toBeGreaterThan(2);
    const links = found.page.links.filter(({ kind }) => kind === 'link');
    const unticked = links[0]?.title ?? '';
    const { campaign } = await build({
      ...found.page,
      links: found.page.links.filter(({ title }) => title !== unticked),
    });
    await must(publishCampaign, { _id: campaign._id }, ana.token);
    const html = await (await fetch(`${baseUrl()}/${campaign.campName}`)).text();
    expect(html).toContain(links[1]?.url.replaceAll('&', '&amp;'));
    expect(html).not.toContain(`>${unticked}<`);
  });

  it('the direction of the words is kept', async () => {
    const found = await look('rtl-200.html');
    expect(found.page.direction).toBe('rtl');
    const { campaign, sectionsAdded } = await build(found.page);
    expect(sectionsAdded).toBeGreaterThan(150);
    expect((await must(getCampaign, { _id: campaign._id }, ana.token)).direction).toBe('rtl');
  });

  it('more links than a page holds go on over as many pages as they need', async () => {
    const content = Array.from(
      { length: 430 },
      (_, index) => `<a href="https://a.example/${index}">Link ${index}</a>`,
    ).join('');
    const found = await must(importCampaign, { preview: true, source: 'html', content }, ana.token);
    if (found.kind !== 'found') throw new Error('a look builds nothing');
    const { campaign, sectionsAdded } = await build(found.page);
    const { pages } = await must(listPages, { templateId: campaign.templateId }, ana.token);
    const counts = await Promise.all(
      pages.map(
        async ({ _id }) =>
          (await must(getPage, { templateId: campaign.templateId, pageId: _id }, ana.token)).sections.length,
      ),
    );
    expect(counts).toEqual([200, 200, sectionsAdded - 400]);
  });

  it.each(['linkstack.html', 'littlelink.html', 'carrd.html', 'beacons.html', 'blog.html', 'links.csv', 'tables.json'])(
    '%s is read',
    async (name) => {
      const { page } = await look(name);
      expect(page.links.length + page.socials.length).toBeGreaterThan(0);
      for (const { kind, url } of page.links)
        expect(kind === 'heading' || /^(https?:|mailto:|tel:)/.test(url)).toBe(true);
    },
  );

  it('our own export comes back', async () => {
    const { campaign } = await build((await look('littlelink.html')).page);
    const file = await must(exportCampaign, { _id: campaign._id }, ana.token);
    const again = await must(
      importCampaign,
      { preview: true, source: 'json', content: JSON.stringify(file) },
      ana.token,
    );
    expect(again.kind === 'found' && again.page.links.length).toBeGreaterThan(0);
  });

  it("adds to an existing page, and not to another owner's", async () => {
    const campaign = await newCampaign(ana);
    const { page } = await look('littlelink.html');
    const added = await must(
      importCampaign,
      { preview: false, source: 'html', page, campaignId: campaign._id },
      ana.token,
    );
    expect(added.kind === 'created' && added.campaign._id).toBe(campaign._id);
    const { http, body } = await call(
      importCampaign,
      { preview: false, source: 'html', page, campaignId: campaign._id },
      ben.token,
    );
    expect([http, body.code]).toEqual([404, 'core.not_found']);
  });

  it.each([
    ['a text without a link', { content: 'nothing here' }, 422, 'import.unreadable'],
    ['an address of this server itself', { url: 'http://127.0.0.1:1/x' }, 422, 'import.unreachable'],
    ['an address of a cloud’s own data', { url: 'http://169.254.169.254/latest/meta-data' }, 422, 'import.unreachable'],
    ['neither', {}, 422, 'core.invalid_input'],
    [
      'a file with an address of another scheme',
      { url: 'file:///etc/passwd', content: 'x' },
      422,
      'core.invalid_input',
    ],
    ['another scheme', { url: 'file:///etc/passwd' }, 422, 'core.invalid_input'],
  ])('%s is refused', async (_what, body, status, code) => {
    const reply = await call(importCampaign, { preview: true, source: 'html', ...body }, ana.token);
    expect([reply.http, reply.body.code]).toEqual([status, code]);
  });

  it('a link that would run code is not built', async () => {
    const page = { title: 'X', links: [{ kind: 'link' as const, title: 'x', url: 'javascript:alert(1)' }] };
    expect(
      (await call(importCampaign, { preview: false, source: 'html', page, campName: uniqueName() }, ana.token)).http,
    ).toBe(422);
  });
});
