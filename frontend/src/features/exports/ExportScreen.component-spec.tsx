import { describe, expect, it } from '@jest/globals';
import { getExport, type ExportView } from '@linkyard/contracts';
import { screen } from '@testing-library/react';
import { FakeApi } from '../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../shared/testing/render-with-providers.js';
import { ExportScreen } from './ExportScreen.js';

const exportId = 'e'.repeat(24);
const ready: ExportView = {
  ...{ exportId, kind: 'payment-orders', format: 'csv', state: 'ready', rows: 12, url: '/media/exports/orders.csv' },
  expiresAt: '2026-12-03T10:00:00.000Z',
};
const open = (api: FakeApi) =>
  renderWithProviders(<ExportScreen />, { api, path: '/exports/:exportId', at: `/exports/${exportId}` });

describe('the screen of an export', () => {
  it('downloads its file by a new address at each press', async () => {
    const api = new FakeApi().on(getExport, ready);
    const { user } = open(api);
    expect(await screen.findByRole('heading', { name: 'Export: Orders' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Your file is ready: 12 rows, CSV.');
    expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '/purchase');
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(api.bodiesTo(getExport)).toEqual([{ exportId }, { exportId }]);
  });

  it.each([
    ['queued', 'Your file is being written: 12 rows so far.'],
    ['failed', 'The file could not be written. Please export the list again.'],
    ['expired', 'The file is no longer kept. Please export the list again.'],
  ] as const)('says that it is %s, without a download', async (state, text) => {
    open(new FakeApi().on(getExport, { ...ready, state, url: null, expiresAt: null }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
  });

  it('says that the file is no longer kept when it is deleted before the press', async () => {
    const api = new FakeApi().on(getExport, ready);
    const { user } = open(api);
    await screen.findByRole('button', { name: 'Download' });
    api.on(getExport, { ...ready, state: 'expired', url: null, expiresAt: null });
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('The file is no longer kept. Please export the list again.')).toBeVisible();
  });
});
