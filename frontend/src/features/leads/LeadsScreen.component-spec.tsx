import { describe, expect, it } from '@jest/globals';
import { listCampaigns, listLeads } from '@linkyard/contracts';
import { screen, within } from '@testing-library/react';
import { FakeApi } from '../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../shared/testing/render-with-providers.js';
import { LeadsScreen } from './LeadsScreen.js';

const nothing = { data: [], currentPage: 1, totalCount: 0, pageCounts: 0, listPerPage: 10 };
const anApi = () => new FakeApi().on(listCampaigns, nothing).on(listLeads, { ...nothing, unread: 0 });

describe("Lead's Data", () => {
  it('says where leads come from while there are none', async () => {
    renderWithProviders(<LeadsScreen />, { api: anApi() });
    expect(await screen.findByText('Nobody has left their details yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open my pages' })).toHaveAttribute('href', '/mylinks');
  });

  it('asks for what the address says', async () => {
    const { api } = renderWithProviders(<LeadsScreen />, { api: anApi(), at: '/myleads?q=ann&kind=form&page=2' });
    await screen.findByText('Nothing matches this search.');
    expect(api.bodiesTo(listLeads)).toEqual([
      expect.objectContaining({ page: 2, searchTerm: 'ann', filters: expect.objectContaining({ kind: 'form' }) }),
    ]);
  });

  it('shows why the list did not come, and tries again', async () => {
    const api = anApi().refuse(listLeads, { httpStatus: 500, code: 'core.internal', message: 'Something went wrong' });
    const { user } = renderWithProviders(<LeadsScreen />, { api });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('request-of-the-test');
    api.on(listLeads, { ...nothing, unread: 0 });
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nobody has left their details yet.')).toBeVisible();
  });
});
