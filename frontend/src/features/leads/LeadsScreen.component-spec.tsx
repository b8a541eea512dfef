import { describe, expect, it } from '@jest/globals';
import { exportLeads, getExport, listCampaigns, listLeads } from '@linkyard/contracts';
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

  it('exports what the table shows, and hands the file to the browser', async () => {
    const exportId = '0'.repeat(24);
    const url = '/media/exports/2026-11/abc.csv?signature=x';
    const ready = { kind: 'leads', format: 'csv', state: 'ready', rows: 12, url, expiresAt: null } as const;
    const api = anApi()
      .on(exportLeads, { exportId })
      .on(getExport, { exportId, ...ready });
    const opened: (string | null)[] = [];
    const note = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      opened.push(event.target.getAttribute('href'));
    };
    document.addEventListener('click', note);
    const { user } = renderWithProviders(<LeadsScreen />, { api, at: '/myleads?q=ann&kind=form' });
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    expect(await screen.findByText(/Exported 12 rows/)).toBeVisible();
    expect(api.bodiesTo(exportLeads)).toEqual([{ filters: { kind: 'form', searchTerm: 'ann' } }]);
    expect(opened).toEqual([url]);
    document.removeEventListener('click', note);
  });
});
