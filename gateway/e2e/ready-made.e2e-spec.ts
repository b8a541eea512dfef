import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  addSections,
  changeSectionStatuses,
  deleteBlockTemplate,
  getSections,
  insertBlockTemplate,
  listBlockTemplates,
  listTemplates,
  saveBlockTemplate,
  updateBlockTemplate,
} from '@linkyard/contracts';
import { call, must, newCampaign, newCreator, theAdmin, type Person } from '@linkyard/testing';
import { editorOf } from './editor-of.js';

const newId = () => randomBytes(12).toString('hex');
const still = { animType: 'none' as const, isanim: false, delay: 0, repeat: false };
const draft = (text: string, status: 0 | 1 = 1) => ({
  type: 'el_heading',
  title: 'Heading',
  sectionData: { text, tag: 'h2', align: '' },
  style: {},
  animation: still,
  status,
});

describe('several blocks at once', () => {
  let ana: Person;
  let templateId: string;
  let pageId: string;
  const texts = async () =>
    (await must(getSections, { pageId }, ana.token)).sections.map(
      ({ sectionData, status }) => `${String(sectionData['text'])}${status === 0 ? ' (hidden)' : ''}`,
    );

  beforeAll(async () => {
    ana = await newCreator('Ana');
    ({ templateId, pageId } = await editorOf(ana, await newCampaign(ana)));
  });

  it('are added in their order, once per id however often they are sent', async () => {
    const sections = ['a', 'b', 'c'].map((text) => ({ ...draft(text, text === 'b' ? 0 : 1), _id: newId() }));
    const body = { templateId, pageId, index: 0, sections };
    await must(addSections, body, ana.token);
    const { sections: again } = await must(addSections, body, ana.token);
    expect(again.map(({ _id, order }) => [_id, order])).toEqual(sections.map(({ _id }, place) => [_id, place]));
    expect(await texts()).toEqual(['a', 'b (hidden)', 'c']);
  });

  it('are refused together when one of them is not valid', async () => {
    const sections = [draft('fine'), { ...draft('x'), type: 'el_nothing' }].map((one) => ({ ...one, _id: newId() }));
    const { body } = await call(addSections, { templateId, pageId, index: 0, sections }, ana.token);
    expect(body.code).toBe('sections.unknown_type');
    expect(await texts()).toHaveLength(3);
  });

  it('are hidden and shown together', async () => {
    const ids = (await must(getSections, { pageId }, ana.token)).sections.map(({ _id }) => _id);
    await must(changeSectionStatuses, { ids, status: 0 }, ana.token);
    expect(await texts()).toEqual(['a (hidden)', 'b (hidden)', 'c (hidden)']);
    await must(changeSectionStatuses, { ids, status: 1 }, ana.token);
    expect(await texts()).toEqual(['a', 'b', 'c']);
  });
});

describe('own ready-made groups', () => {
  let ana: Person;
  let ben: Person;
  const mine = async ({ token }: Person) =>
    (await must(listBlockTemplates, { owner: 'mine', filters: {} }, token)).data;

  beforeAll(async () => {
    [ana, ben] = await Promise.all([newCreator('Ana'), newCreator('Ben')]);
  });

  it('are kept, listed, renamed, put onto a page and deleted', async () => {
    const { templateId, pageId } = await editorOf(ana, await newCampaign(ana));
    const saved = await must(
      saveBlockTemplate,
      { name: 'Footer', sections: [draft('one'), draft('two', 0)] },
      ana.token,
    );
    expect(saved).toMatchObject({ name: 'Footer', ownerKind: 'user', types: ['el_heading', 'el_heading'] });
    await must(updateBlockTemplate, { _id: saved._id, name: 'My footer' }, ana.token);
    expect(await mine(ana)).toMatchObject([{ _id: saved._id, name: 'My footer', types: saved.types }]);
    const body = { templateId, pageId, blockTemplateId: saved._id, index: 0 };
    const { sections } = await must(insertBlockTemplate, body, ana.token);
    expect(sections.map(({ sectionData, status }) => [sectionData['text'], status])).toEqual([
      ['one', 1],
      ['two', 0],
    ]);
    await must(deleteBlockTemplate, { _id: saved._id }, ana.token);
    expect(await mine(ana)).toEqual([]);
    expect((await call(insertBlockTemplate, body, ana.token)).body.code).toBe('core.not_found');
  });

  it('are visible to their owner only, in no gallery, and refused with a reason', async () => {
    const { _id } = await must(saveBlockTemplate, { name: 'Secret', sections: [draft('x')] }, ana.token);
    expect(await mine(ben)).toEqual([]);
    const shared = await must(listBlockTemplates, { filters: {}, listPerPage: 100 }, ben.token);
    expect(shared.data.map(({ name }) => name)).not.toContain('Secret');
    const own = await must(listTemplates, { owner: 'mine', kind: 'link', filters: {} }, ana.token);
    expect(own.data.map(({ name }) => name)).not.toContain('Secret');
    const { templateId, pageId } = await editorOf(ben, await newCampaign(ben));
    const requests = [
      call(updateBlockTemplate, { _id, name: 'Mine now' }, ben.token),
      call(deleteBlockTemplate, { _id }, ben.token),
    ];
    for (const { http } of await Promise.all(requests)) expect(http).toBe(404);
    const taken = await call(insertBlockTemplate, { templateId, pageId, blockTemplateId: _id }, ben.token);
    expect(taken.body.code).toBe('core.not_found');
    const admin = await theAdmin();
    expect((await call(saveBlockTemplate, { name: 'x', sections: [draft('x')] }, admin.token)).http).toBe(403);
    const hostile = { ...draft('x'), sectionData: { text: 7 } };
    expect((await call(saveBlockTemplate, { name: 'x', sections: [hostile] }, ana.token)).body.code).toBe(
      'sections.invalid',
    );
    expect((await call(saveBlockTemplate, { name: '', sections: [draft('x')] }, ana.token)).http).toBe(422);
  });
});
