import { readFileSync } from 'node:fs';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  exportCampaign,
  getCampaign,
  getPage,
  importCampaign,
  importCampaignFile,
  listPages,
  publishCampaign,
  type ImportedPage,
  type ReplyOf,
  type WireReply,
  userMedia,
} from '@linkyard/contracts';
import {
  baseUrl,
  call,
  must,
  newCampaign,
  newCreator,
  uniqueName,
  theAdmin,
  until,
  type Person,
} from '@linkyard/testing';
import { png } from './png.js';

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

describe('bringing in a saved page with its pictures', () => {
  const zip = (files: Zippable) => zipSync(files);
  const savedPage = strToU8(
    '<h1>Ada</h1><img class="avatar" src="./Ada_files/ada.png"><a href="https://a.example/">' +
      '<img src="Ada_files/mug.png">Mugs</a><a href="https://b.example/"><img src="Ada_files/gone.png">Cups</a>',
  );
  const complete = () =>
    zip({
      'Ada.html': savedPage,
      'Ada_files/ada.png': png(),
      'Ada_files/mug.png': png(),
      'Ada_files/app.js': savedPage,
    });

  type Reply = { http: number; body: WireReply<ReplyOf<typeof importCampaignFile>> };
  async function send(
    token: string | null,
    bytes: Uint8Array,
    { name = 'Ada.zip', fields = {} }: { name?: string; fields?: Record<string, string> } = {},
  ): Promise<Reply> {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.set(field, value);
    form.set('file', new Blob([new Uint8Array(bytes)]), name);
    const headers = token ? { authorization: token } : undefined;
    const reply = await fetch(`${baseUrl()}/user/campaign/import`, { method: 'POST', body: form, headers });
    return { http: reply.status, body: await reply.json() };
  }
  const libraryOf = async ({ token }: Person) => {
    const reply = await must(userMedia, { type: 'get', data: {} }, token);
    return reply.type === 'get' ? reply.totalMedia : -1;
  };

  it('puts its pictures into the library once, when a page is built that shows them, and names those that are missing', async () => {
    const ada = await newCreator('Ada');
    const { http, body } = await send(ada.token, complete(), { fields: { source: 'html' } });
    expect([http, body.code]).toEqual([200, undefined]);
    const { page, warnings } = body.data ?? { page: null, warnings: [] };
    expect(page?.avatar).toMatch(/^\/media\/pictures\//);
    // Both files are the same picture.
    expect(page?.links.map(({ image }) => image)).toEqual([page?.avatar, null]);
    expect(warnings.map(({ text }) => text)).toEqual(['1 picture was left out, not found in the zip: gone.png.']);
    expect((await fetch(`${baseUrl()}${page?.avatar ?? ''}`)).headers.get('content-type')).toMatch(/^image\//);
    await send(ada.token, complete());
    expect(await libraryOf(ada)).toBe(0);
    if (!page) throw new Error('nothing was found');
    const built = await must(
      importCampaign,
      { preview: false, source: 'html', page, campName: uniqueName('zip') },
      ada.token,
    );
    expect(built.kind).toBe('created');
    await until(
      () => libraryOf(ada),
      (count) => count === 1,
    );
  });

  it('takes a single page, with the pictures that are written into it', async () => {
    const ada = await newCreator('Ada');
    const inline = `<h1>Ada</h1><img class="avatar" src="data:image/png;base64,${png(900, 900).toString('base64')}"><a href="shop">Shop</a>`;
    const { http, body } = await send(ada.token, strToU8(inline), {
      name: 'Ada.html',
      fields: { url: 'https://ada.example/me' },
    });
    expect([http, body.data?.page.links[0]?.url]).toEqual([200, 'https://ada.example/shop']);
    expect(body.data?.page.avatar).toMatch(/^\/media\/pictures\//);
  });

  it.each([
    [
      'a path out of its folder',
      () => zip({ 'Ada.html': savedPage, '../x.png': png() }),
      422,
      'import.archive_unsafe_path',
    ],
    ['a bomb', () => zip({ 'Ada.html': new Uint8Array(20_000_000) }), 413, 'import.archive_too_large'],
    ['no page in it', () => zip({ 'a.png': png() }), 422, 'import.archive_without_page'],
    ['no link in its page', () => zip({ 'a.html': strToU8('<p>x') }), 422, 'import.unreadable'],
    ['nothing that can be read', () => strToU8('PK\u0003\u0004 no'), 422, 'import.archive_unreadable'],
    ['more than 25 MB', () => new Uint8Array(25 * 1024 * 1024 + 1), 413, 'core.too_large'],
  ])('a file with %s is refused and stores nothing', async (_what, file, status, code) => {
    const ada = await newCreator('Ada');
    const { http, body } = await send(ada.token, file());
    expect([http, body.code]).toEqual([status, code]);
    if (code !== 'import.unreadable') expect(body.errors?.[0]?.path).toBe('file');
    expect(await libraryOf(ada)).toBe(0);
  });

  it('is for signed-in creators', async () => {
    const admin = await theAdmin();
    expect([(await send(null, complete())).http, (await send(admin.token, complete())).http]).toEqual([401, 403]);
  });

  it('takes no description of a stored file in place of a file', async () => {
    const ada = await newCreator('Ada');
    const file = { tempKey: `incoming/${'a'.repeat(36)}`, originalName: 'a.zip', size: 1, mime: 'application/zip' };
    const reply = await fetch(`${baseUrl()}/user/campaign/import`, {
      method: 'POST',
      headers: { authorization: ada.token, 'content-type': 'application/json' },
      body: JSON.stringify({ preview: 'true', source: 'html', file }),
    });
    expect(reply.status).toBe(422);
  });
});
