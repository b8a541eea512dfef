import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@linkyard/mongo';
import { ServiceHarness } from './testing/service-harness.js';

const ownerId = 'a'.repeat(24);
const campaignId = 'b'.repeat(24);
const templateId = 'c'.repeat(24);
const base = (index: number) => ({
  _id: newId(),
  userId: index % 2 ? ownerId : newId(),
  deletedAt: null,
  createdAt: new Date(index * 1_000),
  updatedAt: new Date(index * 1_000),
});

describe('the indexes fit the queries', () => {
  let service: ServiceHarness;
  beforeAll(async () => {
    service = await ServiceHarness.start();
    const many = Array.from({ length: 2_000 }, (_, index) => index);
    const on = { campaignId, templateId };
    await service.rows('campaigns').insertMany(many.slice(0, 200).map((index) => ({ ...base(index), state: 'draft' })));
    await service.rows('leads').insertMany(
      many.map((index) => ({
        ...base(index),
        ...on,
        kind: 'optin',
        state: 'new',
        isRead: index > 20,
        name: `n${index}`,
        email: `e${index}`,
      })),
    );
    await service.rows('daily_rollups').insertMany(
      many.map((index) => ({
        ...base(index),
        ...on,
        sectionId: null,
        date: `2026-${String(1 + (index % 12)).padStart(2, '0')}-01`,
      })),
    );
    await service.rows('sections').insertMany(
      many.map((index) => ({
        ...base(index),
        templateId,
        pageId: index < 40 ? 'p' : 'q',
        deletedAt: index % 4 === 1 ? new Date() : null,
      })),
    );
    await service
      .rows('pages')
      .insertMany(many.slice(0, 60).map((index) => ({ ...base(index), templateId, slug: `s${index}`, order: index })));
  }, 60_000);
  afterAll(() => service.stop());

  const live = { userId: ownerId, deletedAt: null };
  const newest = { createdAt: -1, _id: -1 } as const;
  it.each([
    ['campaign list', 'campaigns', live, { updatedAt: -1, _id: -1 }, 10],
    ['lead list', 'leads', { ...live, state: { $ne: 'spam' } }, newest, 10],
    ['leads of a kind', 'leads', { ...live, kind: 'optin', state: { $ne: 'spam' } }, newest, 10],
    ['leads of a page', 'leads', { ...live, campaignId, state: { $ne: 'spam' } }, newest, 10],
    ['leads by name', 'leads', live, { name: 1, _id: 1 }, 10],
    ['leads by address, backwards', 'leads', live, { email: -1, _id: -1 }, 10],
    ['unread leads', 'leads', { ...live, isRead: false }, undefined, 0],
    [
      'numbers of a month',
      'daily_rollups',
      { userId: ownerId, sectionId: null, date: { $gte: '2026-02-01', $lte: '2026-02-28' } },
      undefined,
      0,
    ],
    ['sections of a page', 'sections', { ...live, pageId: 'p' }, undefined, 0],
    ['sections of a template', 'sections', { ...live, templateId }, undefined, 0],
    ['pages of a template', 'pages', { ...live, templateId }, { order: 1, _id: 1 }, 0],
    ['a public page', 'rendered_pages', { _id: `${campaignId}/` }, undefined, 0],
    ['an address', 'names', { _id: 'platform/ana' }, undefined, 0],
  ] as const)('%s', async (_name, collection, filter, sort, limit) => {
    const cursor = service.rows(collection).find(filter).limit(limit);
    const { executionStats, queryPlanner } = await (sort ? cursor.sort(sort) : cursor).explain('executionStats');
    const plan = JSON.stringify(queryPlanner.winningPlan);
    expect(plan).not.toMatch(/"stage":"(?:SORT|COLLSCAN)"/);
    expect(executionStats.totalDocsExamined).toBeLessThanOrEqual(Math.ceil(executionStats.nReturned * 1.1));
  });
});
