import { describe, expect, it, jest } from '@jest/globals';
import { addSection, getTemplate, listCampaigns, type ReplyInput } from '@linkyard/contracts';
import { screen } from '@testing-library/react';
import { FakeApi } from '../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../shared/testing/render-with-providers.js';
import { PutOnPageDialog } from './PutOnPageDialog.js';

const product = { _id: 'a'.repeat(24), title: 'Mug' };
const [templateId, homePageId] = ['d'.repeat(24), 'e'.repeat(24)];
const at = '2026-11-01T08:00:00.000Z';
const record = { rev: 1, createdAt: at, updatedAt: at };

type Pages = ReplyInput<typeof listCampaigns>;
const page: Pages['data'][number] = {
  ...{ ...record, _id: 'c'.repeat(24), campName: 'harbour', title: 'Harbour songs', seo: {} },
  ...{ templateId, domainId: null, url: 'https://pages.example/harbour', thumb: null, status: 1 },
  ...{ state: 'published', visibility: 'public', hasPassword: false, publishAt: null, unpublishAt: null },
  ...{ publishedAt: at, publishedRev: 1, hasUnpublishedChanges: false, previousCampNames: [] },
  ...{ language: 'en', direction: 'ltr', analyticsEnabled: true, share: { enabled: true }, showBranding: true },
  ...{ redirectUrl: null, stats: { views: 12, uniques: 8, clicks: 3, ctr: 0.25, lastViewAt: null } },
  moderation: { state: 'clean', reason: '' },
};
const template: ReplyInput<typeof getTemplate>['template'] = {
  ...{ ...record, _id: templateId, kind: 'link', ownerKind: 'user', name: 'Harbour', slug: 'harbour' },
  ...{ description: '', categoryId: null, tags: [], thumb: null, previewUrl: null, isPremium: false, status: 1 },
  ...{ state: 'draft', sourceTemplateId: null, theme: {}, homePageId, pageOrder: [homePageId] },
  ...{ usedCount: 0, featured: false, sortOrder: 0 },
};
const section: ReplyInput<typeof addSection> = {
  ...{ ...record, _id: 'f'.repeat(24), templateId, pageId: homePageId, type: 'el_product', title: '' },
  ...{ sectionData: {}, animation: {}, style: {}, status: 1, state: 'ok', order: 3, clicks: 0, lastClickAt: null },
};
const apiWith = (pages: Pages['data']) =>
  new FakeApi()
    .on(listCampaigns, {
      ...{ data: pages, totalCount: pages.length, currentPage: 1, pageCounts: 1, listPerPage: 100 },
    })
    .on(getTemplate, { template, pages: [], campaign: null });
const open = (api: FakeApi) => renderWithProviders(<PutOnPageDialog product={product} onClose={jest.fn()} />, { api });

describe('putting a product on a page', () => {
  it('adds a block with the product to the chosen page, and leads to its editor', async () => {
    const api = apiWith([page]).on(addSection, section);
    const { user } = open(api);
    await user.click(await screen.findByRole('button', { name: 'Harbour songs' }));
    expect(await screen.findByText('“Mug” is now at the end of “Harbour songs”.', { exact: false })).toBeVisible();
    expect(api.bodiesTo(addSection)).toEqual([
      expect.objectContaining({
        ...{ templateId, pageId: homePageId, type: 'el_product' },
        sectionData: expect.objectContaining({ productIds: [product._id] }),
      }),
    ]);
    const editor = screen.getByRole('link', { name: 'Open the page in the editor' });
    expect(editor).toHaveAttribute('href', `/edit/${templateId}`);
  });

  it('says why the block was refused, and keeps the choice', async () => {
    const message = 'This page is full.';
    const api = apiWith([page]).refuse(addSection, { httpStatus: 409, code: 'sections.limit_reached', message });
    const { user } = open(api);
    await user.click(await screen.findByRole('button', { name: 'Harbour songs' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Harbour songs' })).toBeEnabled();
  });

  it('leads to the templates where there is no page', async () => {
    open(apiWith([]));
    expect(await screen.findByRole('link', { name: 'Make one' })).toHaveAttribute('href', '/templates');
  });
});
