import { describe, expect, it } from '@jest/globals';
import { listAllProducts } from '@linkyard/contracts';
import { screen } from '@testing-library/react';
import { FakeApi } from '../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../shared/testing/render-with-providers.js';
import { AdminProductsScreen } from './AdminProductsScreen.js';

const empty = { data: [], currentPage: 1, totalCount: 0, pageCounts: 0, listPerPage: 10 };

describe('the products of all sellers', () => {
  it('requests what the address says, newest first', async () => {
    const api = new FakeApi().on(listAllProducts, empty);
    renderWithProviders(<AdminProductsScreen />, { api, at: '/admin/products?q=mug&state=published&status=0' });
    expect(await screen.findByText('Nothing matches this search.')).toBeVisible();
    const filters = { state: 'published', status: 0 };
    expect(api.bodiesTo(listAllProducts)).toEqual([{ page: 1, searchTerm: 'mug', sort: '-createdAt', filters }]);
  });
});
