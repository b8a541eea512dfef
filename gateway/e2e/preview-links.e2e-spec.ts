import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  addSection,
  createPage,
  createPreviewLink,
  getHistory,
  listHistory,
  listPreviewLinks,
  revokePreviewLink,
} from '@linkyard/contracts';
import { baseUrl, call, must, newCampaign, newCreator, type Person } from '@linkyard/testing';
import { editorOf } from './editor-of.js';

const look = (path: string) => fetch(`${baseUrl()}${path}`, { redirect: 'manual' });

describe('a draft is shown by a link', () => {
  let ana: Person;
  let templateId: string;
  let pageId: string;
  const heading = (text: string) =>
    must(
      addSection,
      { templateId, pageId, type: 'el_heading', sectionData: { text, tag: 'h2', align: '' } },
      ana.token,
    );

  beforeAll(async () => {
    ana = await newCreator('Ana');
    ({ templateId, pageId } = await editorOf(ana, await newCampaign(ana)));
    await heading('Only a draft');
  });

  it('to people without an account, on all its pages, and to no search engine', async () => {
    await must(createPage, { templateId, name: 'Shows' }, ana.token);
    const link = await must(createPreviewLink, { templateId, days: 7 }, ana.token);
    expect(link.publicId.length).toBeGreaterThanOrEqual(16);
    const days = (Date.parse(link.expiresAt) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    const response = await look(link.path);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    const html = await response.text();
    expect(html).toContain('Only a draft');
    const next = /href="(\/preview\/[^"]+)"[^>]*>Shows</.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(next).toContain(link.publicId);
    expect((await look(next)).status).toBe(200);
  });

  it('and notifies an open preview when it has changed', async () => {
    const { path } = await must(createPreviewLink, { templateId }, ana.token);
    const [page = '', query = ''] = path.split('?');
    const rev = async () => (await look(`${page}/rev?${query}`)).text();
    const before = await rev();
    expect(await rev()).toBe(before);
    await heading('More');
    expect(await rev()).not.toBe(before);
    expect(await (await look(path)).text()).toContain(`data-rev="${await rev()}"`);
    expect((await look('/preview/live.js')).headers.get('content-type')).toContain('javascript');
  });

  it('not without its key, not with a wrong one, not after it was taken back', async () => {
    const { _id, path } = await must(createPreviewLink, { templateId, days: 1 }, ana.token);
    for (const wrong of [
      `/preview/${templateId}/home`,
      path.slice(0, -1) + (path.endsWith('A') ? 'B' : 'A'),
      `${path}&key=x`,
    ])
      expect((await look(wrong)).status).toBe(404);
    await must(revokePreviewLink, { _id }, ana.token);
    expect((await look(path)).status).toBe(404);
    const { links } = await must(listPreviewLinks, { templateId }, ana.token);
    expect(links.map((link) => link._id)).not.toContain(_id);
  });

  it('a page has at most twenty', async () => {
    for (let tries = 0; tries < 20; tries += 1) await call(createPreviewLink, { templateId }, ana.token);
    expect((await call(createPreviewLink, { templateId }, ana.token)).body.code).toBe('templates.preview_link_limit');
  });

  it('an earlier version is looked at whole by its owner', async () => {
    const { data } = await must(listHistory, { templateId, filters: {} }, ana.token);
    const _id = data.at(-1)?._id ?? '';
    const { revision, pages, sections } = await must(getHistory, { _id }, ana.token);
    expect(revision).toMatchObject({ _id, entityId: templateId });
    expect(pages.length).toBeGreaterThan(0);
    for (const section of sections) expect(pages.map((page) => page._id)).toContain(section.pageId);
  });
});
