import { describe, expect, it } from '@jest/globals';
import { changeCampaignStatus, listCampaigns, type ReplyInput } from '@linkyard/contracts';
import { screen } from '@testing-library/react';
import { FakeApi } from '../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../shared/testing/render-with-providers.js';
import { MyLinksScreen } from './MyLinksScreen.js';

type Reply = ReplyInput<typeof listCampaigns>;

const at = '2026-11-01T08:00:00.000Z';
const page: Reply['data'][number] = {
  ...{ _id: 'c'.repeat(24), rev: 1, createdAt: at, updatedAt: at, campName: 'harbour', title: 'Harbour songs' },
  ...{ templateId: 'd'.repeat(24), domainId: null, url: 'https://pages.example/harbour', thumb: null, status: 1 },
  ...{ state: 'published', visibility: 'public', hasPassword: false, publishAt: null, unpublishAt: null },
  ...{ publishedAt: at, publishedRev: 1, hasUnpublishedChanges: false, previousCampNames: [], seo: {} },
  ...{ language: 'en', direction: 'ltr', analyticsEnabled: true, share: { enabled: true }, showBranding: true },
  ...{ redirectUrl: null, stats: { views: 12, uniques: 8, clicks: 3, ctr: 0.25, lastViewAt: null } },
  moderation: { state: 'clean', reason: '' },
};
const listOf = (data: Reply['data'], totalCount = data.length): Reply => ({
  ...{ data, totalCount, currentPage: 1, pageCounts: Math.ceil(totalCount / 10), listPerPage: 10 },
});

describe('My Links', () => {
  it('shows a card for each page, and keeps search, state and order in the address', async () => {
    const api = new FakeApi().on(listCampaigns, listOf([page]));
    const { user, address } = renderWithProviders(<MyLinksScreen />, { api, at: '/mylinks' });
    expect(await screen.findByRole('article', { name: 'Harbour songs' })).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search pages' }), 'harb{Enter}');
    await user.click(screen.getByRole('button', { name: 'State' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Live' }));
    await user.click(screen.getByRole('combobox', { name: 'Order' }));
    await user.click(await screen.findByRole('option', { name: 'Most viewed' }));
    expect(address()).toBe('/mylinks?q=harb&state=published&sort=-views');
    expect(api.calls.at(-1)?.body).toMatchObject({
      ...{ page: 1, searchTerm: 'harb', sort: '-views', filters: { state: 'published' } },
    });
  });

  it('offers ways to begin while there is no page, and clears a search that finds none', async () => {
    const api = new FakeApi().on(listCampaigns, listOf([]));
    const { unmount } = renderWithProviders(<MyLinksScreen />, { api, at: '/mylinks' });
    expect(await screen.findByText('Your first page starts here.')).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
    unmount();
    const { user, address } = renderWithProviders(<MyLinksScreen />, { api, at: '/mylinks?q=zed&state=draft' });
    await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
    expect(address()).toBe('/mylinks');
  });

  it('takes a switch back when it is refused', async () => {
    const api = new FakeApi()
      .on(listCampaigns, listOf([page]))
      .refuse(changeCampaignStatus, { httpStatus: 503, code: 'core.unavailable', message: 'Not now.' });
    const { user } = renderWithProviders(<MyLinksScreen />, { api, at: '/mylinks' });
    const visited = await screen.findByRole('switch', { name: 'Harbour songs can be visited' });
    await user.click(visited);
    expect(await screen.findByText('Not now.')).toBeVisible();
    expect(visited).toBeChecked();
  });
});
