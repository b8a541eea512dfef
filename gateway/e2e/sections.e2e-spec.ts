import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  addSection,
  changeSectionStatus,
  createPage,
  deletePage,
  deleteSection,
  duplicateSection,
  getSections,
  getTemplate,
  insertBlockTemplate,
  listBlockTemplates,
  listHistory,
  listTemplates,
  orderPages,
  orderSections,
  previewTemplate,
  restoreHistory,
  restoreSections,
  saveSection,
  updatePage,
  updateTemplate,
} from '@linkyard/contracts';
import { call, must, newCampaign, newCreator, type Person } from '@linkyard/testing';
import { editorOf } from './editor-of.js';

const still = { animType: 'none' as const, isanim: false, delay: 0, repeat: false };

describe('templates, pages and sections', () => {
  let ana: Person;
  let ben: Person;
  let templateId: string;
  let pageId: string;
  const heading = (text: string) =>
    must(
      addSection,
      { templateId, pageId, type: 'el_heading', sectionData: { text, tag: 'h2', align: '' } },
      ana.token,
    );
  const texts = async () =>
    (await must(getSections, { pageId }, ana.token)).sections.map(({ sectionData }) => sectionData['text']);

  beforeAll(async () => {
    [ana, ben] = await Promise.all([newCreator('Ana'), newCreator('Ben')]);
    ({ templateId, pageId } = await editorOf(ana, await newCampaign(ana)));
  });

  it('blocks are added where they should stand, once per id', async () => {
    const first = await heading('one');
    await heading('three');
    const _id = 'abcdefabcdefabcdefabc'.padEnd(18, '0') + Math.random().toString(16).slice(2, 5).padEnd(3, '0');
    const body = {
      _id: _id.slice(0, 24),
      templateId,
      pageId,
      type: 'el_heading',
      index: 1,
      sectionData: { text: 'two', tag: 'h2', align: '' },
    };
    await must(addSection, body, ana.token);
    await must(addSection, body, ana.token);
    expect(await texts()).toEqual(['one', 'two', 'three']);
    expect(first).toMatchObject({ type: 'el_heading', order: 0, rev: 1, status: 1, state: 'ok' });
  });

  it('a save counts up, and a stale one is refused', async () => {
    const [section] = (await must(getSections, { pageId }, ana.token)).sections;
    const body = {
      section_id: section?._id ?? '',
      sectionData: { text: 'uno', tag: 'h2', align: '' },
      animation: still,
      title: 'Heading',
      rev: section?.rev,
    };
    expect((await must(saveSection, body, ana.token)).rev).toBe((section?.rev ?? 0) + 1);
    expect((await call(saveSection, body, ana.token)).body.code).toBe('core.stale_rev');
  });

  it('of twenty saves of one revision exactly one wins', async () => {
    const section = await heading('race');
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        call(
          saveSection,
          {
            section_id: section._id,
            sectionData: { text: `v${index}`, tag: 'h2', align: '' },
            animation: still,
            title: 'Race',
            rev: section.rev,
          },
          ana.token,
        ),
      ),
    );
    expect(replies.filter(({ http }) => http === 200)).toHaveLength(1);
    expect(replies.filter(({ body }) => body.code === 'core.stale_rev')).toHaveLength(19);
    await must(deleteSection, { _id: section._id }, ana.token);
  });

  it('data that its block refuses is refused by field, and nothing is written', async () => {
    const [section] = (await must(getSections, { pageId }, ana.token)).sections;
    const { http, body } = await call(
      saveSection,
      { section_id: section?._id ?? '', sectionData: { text: 7, tag: 'marquee' }, animation: still, title: 'x' },
      ana.token,
    );
    expect([http, body.code]).toEqual([422, 'sections.invalid']);
    expect(body.errors?.map(({ path }) => path)).toEqual(expect.arrayContaining(['sectionData.text']));
    expect((await texts())[0]).toBe('uno');
  });

  it.each(['el_nothing', 'el_constructor'])('%s is no block', async (type) => {
    expect((await call(addSection, { templateId, pageId, type }, ana.token)).body.code).toBe('sections.unknown_type');
  });

  it('hidden markup does not survive a save', async () => {
    const added = await must(
      addSection,
      {
        templateId,
        pageId,
        type: 'el_paragraph',
        sectionData: { input: '<p onclick="x()">Hi<script>alert(1)</script><a href="javascript:alert(1)">x</a></p>' },
      },
      ana.token,
    );
    expect(JSON.stringify(added.sectionData)).not.toMatch(/script|onclick|javascript:/);
    await must(deleteSection, { _id: added._id }, ana.token);
  });

  it('order takes the full list and nothing else', async () => {
    const ids = (await must(getSections, { pageId }, ana.token)).sections.map(({ _id }) => _id);
    await must(orderSections, { pageId, ids: ids.toReversed() }, ana.token);
    expect(await texts()).toEqual(['three', 'two', 'uno']);
    for (const wrong of [ids.slice(1), [...ids, ids[0] ?? ''], [...ids.slice(1), 'f'.repeat(24)]]) {
      expect((await call(orderSections, { pageId, ids: wrong }, ana.token)).body.code).toBe('sections.order_mismatch');
    }
  });

  it('hide, copy, delete and take back', async () => {
    const [section] = (await must(getSections, { pageId }, ana.token)).sections;
    const _id = section?._id ?? '';
    expect((await must(changeSectionStatus, { _id }, ana.token)).status).toBe(0);
    expect((await must(changeSectionStatus, { _id, status: 1 }, ana.token)).status).toBe(1);
    expect((await must(duplicateSection, { _id }, ana.token)).order).toBe(1);
    expect(await texts()).toEqual(['three', 'three', 'two', 'uno']);
    await must(deleteSection, { _id }, ana.token);
    expect(await texts()).toEqual(['three', 'two', 'uno']);
    await must(restoreSections, { ids: [_id] }, ana.token);
    expect((await must(getSections, { pageId }, ana.token)).sections[0]?._id).toBe(_id);
  });

  it('pages: added, renamed, ordered, deleted; the last one stays', async () => {
    const about = await must(createPage, { templateId, name: 'Über uns' }, ana.token);
    expect(about.slug).toBe('uber-uns');
    expect((await call(createPage, { templateId, name: 'Again', slug: 'uber-uns' }, ana.token)).body.code).toBe(
      'templates.page_slug_taken',
    );
    expect((await must(updatePage, { templateId, pageId: about._id, name: 'About' }, ana.token)).name).toBe('About');
    expect(
      (await must(orderPages, { templateId, ids: [about._id, pageId] }, ana.token)).pages.map(({ _id }) => _id),
    ).toEqual([about._id, pageId]);
    expect((await call(orderPages, { templateId, ids: [about._id] }, ana.token)).body.code).toBe(
      'sections.order_mismatch',
    );
    expect((await must(deletePage, { templateId, pageId: about._id }, ana.token)).homePageId).toBe(pageId);
    expect((await call(deletePage, { templateId, pageId }, ana.token)).body.code).toBe('templates.last_page');
  });

  it('the look is saved by revision', async () => {
    const { template } = await must(getTemplate, { _id: templateId }, ana.token);
    const saved = await must(
      updateTemplate,
      { _id: templateId, rev: template.rev, theme: { ...template.theme, primaryColor: '#1f7a4d' } },
      ana.token,
    );
    expect(saved.theme.primaryColor).toBe('#1f7a4d');
    expect((await call(updateTemplate, { _id: templateId, rev: template.rev, name: 'Old' }, ana.token)).body.code).toBe(
      'core.stale_rev',
    );
    const hostile = { ...template.theme, primaryColor: 'red;}body{display:none' };
    expect((await call(updateTemplate, { _id: templateId, theme: hostile }, ana.token)).http).toBe(422);
  });

  it('block templates bring their blocks', async () => {
    const { data } = await must(listBlockTemplates, { filters: {}, listPerPage: 100 }, ana.token);
    expect(data.length).toBeGreaterThanOrEqual(12);
    const before = (await must(getSections, { pageId }, ana.token)).sections.length;
    const { sections } = await must(
      insertBlockTemplate,
      { templateId, pageId, blockTemplateId: data[0]?._id ?? '', index: 0 },
      ana.token,
    );
    expect(sections.map(({ type }) => type)).toEqual(data[0]?.types);
    expect((await must(getSections, { pageId }, ana.token)).sections).toHaveLength(before + sections.length);
  });

  it('an earlier version comes back', async () => {
    const { data } = await must(listHistory, { templateId, filters: {} }, ana.token);
    expect(data.length).toBeGreaterThan(0);
    const restored = await must(restoreHistory, { _id: data.at(-1)?._id ?? '' }, ana.token);
    expect(restored.template._id).toBe(templateId);
  });

  it('the gallery offers twelve starters in six categories, each readable and previewed', async () => {
    const { data, categories } = await must(listTemplates, { kind: 'link', filters: {}, listPerPage: 100 }, ana.token);
    expect(data.length).toBeGreaterThanOrEqual(12);
    expect(new Set(data.map(({ categoryId }) => categoryId)).size).toBeGreaterThanOrEqual(6);
    expect(categories.length).toBeGreaterThanOrEqual(6);
    const { html } = await must(
      previewTemplate,
      { templateId: data[0]?._id ?? '', pageId: data[0]?.homePageId ?? '' },
      ben.token,
    );
    expect(html).toContain('<!doctype html>');
  });
});
