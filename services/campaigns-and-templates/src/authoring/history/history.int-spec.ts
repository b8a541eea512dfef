import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addSection,
  createPage,
  deletePage,
  deleteSection,
  duplicateSection,
  getPage,
  listHistory,
  listPages,
  restoreHistory,
  restoreSections,
  updatePage,
  updateTemplate,
  type Ctx,
} from '@linkyard/contracts';
import fc from 'fast-check';
import { creator, ServiceHarness } from '../../testing/service-harness.js';
import { HistoryService } from './history.service.js';

type Edit = { kind: 'add' | 'copy' | 'delete' | 'page' | 'dropPage' | 'home' | 'slug'; at: number };

describe('earlier versions', () => {
  let service: ServiceHarness;
  beforeAll(async () => {
    service = await ServiceHarness.start();
  }, 30_000);
  afterAll(() => service.stop());

  /** What a creator sees of a draft, without counters. */
  const draftOf = async (owner: Ctx, templateId: string) => {
    const { pages } = await service.call(listPages, { templateId }, owner);
    return Promise.all(
      pages.map(async ({ _id, name, slug, isHome, order }) => {
        const { sections } = await service.call(getPage, { templateId, pageId: _id }, owner);
        return { _id, name, slug, isHome, order, sections: sections.map((one) => [one._id, one.sectionData]) };
      }),
    );
  };
  const keep = (owner: { userId: string }, templateId: string) =>
    service.database.transaction(async () => {
      const history = service.get(HistoryService);
      const snapshot = await history.snapshot(owner.userId, templateId);
      return history.keep(snapshot, 'auto', owner.userId);
    });

  const apply = async (owner: Ctx, templateId: string, { kind, at }: Edit) => {
    const { pages } = await service.call(listPages, { templateId }, owner);
    const page = pages[at % pages.length];
    if (!page) return;
    const pageId = page._id;
    const sectionId = page.sectionOrder[at % Math.max(1, page.sectionOrder.length)];
    if (kind === 'add') await service.call(addSection, { templateId, pageId, type: 'el_heading', index: at }, owner);
    if (kind === 'copy' && sectionId) await service.call(duplicateSection, { _id: sectionId }, owner);
    if (kind === 'delete' && sectionId) await service.call(deleteSection, { _id: sectionId }, owner);
    if (kind === 'page') await service.call(createPage, { templateId, name: 'More', copyOf: pageId }, owner);
    if (kind === 'dropPage' && pages.length > 1) await service.call(deletePage, { templateId, pageId }, owner);
    if (kind === 'home') await service.call(updateTemplate, { _id: templateId, homePageId: pageId }, owner);
    if (kind === 'slug')
      await service.call(updatePage, { templateId, pageId, slug: `s${at}-${pageId.slice(-4)}` }, owner);
  };
  const edits = fc.array(
    fc.record({
      kind: fc.constantFrom<Edit['kind']>('add', 'copy', 'delete', 'page', 'dropPage', 'home', 'slug'),
      at: fc.nat(6),
    }),
    { minLength: 1, maxLength: 6 },
  );

  it('come back exactly, whatever was edited since', async () => {
    await fc.assert(
      fc.asyncProperty(edits, edits, async (before, after) => {
        const owner = creator();
        const { templateId } = await service.aCampaign(owner);
        for (const edit of before) await apply(owner, templateId, edit);
        const then = await draftOf(owner, templateId);
        const _id = await keep(owner, templateId);
        for (const edit of after) await apply(owner, templateId, edit);
        await service.call(restoreHistory, { _id }, owner);
        expect(await draftOf(owner, templateId)).toEqual(then);
        expect(then.filter(({ isHome }) => isHome)).toHaveLength(1);
      }),
      { numRuns: 12 },
    );
  }, 120_000);

  it('fifty are kept, counted one after the other even at once, and only their owner has them', async () => {
    const owner = creator();
    const { templateId } = await service.aCampaign(owner);
    for (let round = 0; round < 14; round += 1) await Promise.all([1, 2, 3, 4].map(() => keep(owner, templateId)));
    const { data, totalCount } = await service.call(listHistory, { templateId, listPerPage: 100, filters: {} }, owner);
    expect(totalCount).toBe(50);
    const revs = data.map(({ rev }) => rev);
    expect(revs).toEqual(Array.from({ length: 50 }, (_, index) => (revs[0] ?? 0) - index));
    const [newest] = data;
    await expect(service.call(restoreHistory, { _id: newest?._id ?? '' }, creator())).rejects.toHaveCode(
      'core.not_found',
    );
  }, 60_000);

  it('clicks that came since are not taken back', async () => {
    const owner = creator();
    const { templateId, section } = await service.aCampaign(owner);
    const _id = await keep(owner, templateId);
    await service.rows('sections').updateOne({ _id: section._id }, { $set: { clicks: 7 } });
    await service.call(deleteSection, { _id: section._id }, owner);
    await service.call(restoreHistory, { _id }, owner);
    expect((await service.rows('sections').findOne({ _id: section._id }))?.['clicks']).toBe(7);
  });

  it('deleted blocks come back where they stood for a day', async () => {
    const owner = creator();
    const { campaign, templateId, pageId, section } = await service.aCampaign(owner);
    const others = [];
    for (const text of ['b', 'c', 'd']) others.push(await service.addHeading(owner, campaign, pageId, text));
    const about = await service.call(createPage, { templateId, name: 'About', copyOf: pageId }, owner);
    const before = await draftOf(owner, templateId);
    const ids = [section._id, others[1]?._id ?? '', ...about.sectionOrder.slice(0, 2)];
    await service.call(deleteSection, { ids }, owner);
    await service.call(restoreSections, { ids: [...ids, section._id] }, owner);
    expect(await draftOf(owner, templateId)).toEqual(before);
    await service.call(deleteSection, { ids }, owner);
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await service.rows('sections').updateOne({ _id: section._id }, { $set: { deletedAt: yesterday } });
    await expect(service.call(restoreSections, { ids }, owner)).rejects.toHaveCode('sections.restore_expired');
    await expect(service.call(restoreSections, { ids: [ids[1] ?? ''] }, creator())).rejects.toHaveCode(
      'core.not_found',
    );
  });
});
