import { describe, expect, it } from '@jest/globals';
import { archiveProduct, deleteProducts, duplicateProduct, listProducts, restoreProducts } from '@linkyard/contracts';
import { screen, within } from '@testing-library/react';
import { FakeApi } from '../../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../../shared/testing/render-with-providers.js';
import { aProduct } from '../testing/a-product.js';
import { ProductsScreen } from './ProductsScreen.js';

const pageOf = (data: ReturnType<typeof aProduct>[]) => ({
  data,
  currentPage: 1,
  totalCount: data.length,
  pageCounts: 1,
  listPerPage: 10,
});
const mug = aProduct({ title: 'Mug', price: { amount: 1230, currency: 'EUR' }, state: 'published' });
const anApi = () => new FakeApi().on(listProducts, pageOf([mug]));
const openMenu = async (api: FakeApi) => {
  const rendered = renderWithProviders(<ProductsScreen />, { api, at: '/products' });
  await rendered.user.click(await screen.findByRole('button', { name: 'More for Mug' }));
  return rendered;
};

describe('the list of products', () => {
  it('offers to add the first product when there is none', async () => {
    const api = new FakeApi().on(listProducts, pageOf([]));
    renderWithProviders(<ProductsScreen />, { api });
    const text = await screen.findByText('You have no products yet.');
    expect(text).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: 'Add product' }))
      expect(link).toHaveAttribute('href', '/products/new');
  });

  it('requests what the address says', async () => {
    const at = '/products?q=mug&type=digital&state=archived&sort=-title&page=2';
    const { api } = renderWithProviders(<ProductsScreen />, { api: anApi(), at });
    await screen.findByText('Mug');
    expect(api.bodiesTo(listProducts)).toEqual([
      { page: 2, searchTerm: 'mug', sort: '-title', filters: { state: 'archived', type: 'digital' } },
    ]);
  });

  it('opens the editor of a product when its row is pressed', async () => {
    const { user, address } = renderWithProviders(<ProductsScreen />, { api: anApi(), at: '/products' });
    await user.click(await screen.findByText('€12.30'));
    expect(address()).toBe(`/products/${mug._id}`);
  });

  it('archives a product and brings it back with Undo', async () => {
    const api = anApi().on(archiveProduct, { ...mug, state: 'archived' });
    const { user } = await openMenu(api);
    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(api.bodiesTo(archiveProduct)).toEqual([
      { _id: mug._id, isArchived: true },
      { _id: mug._id, isArchived: false },
    ]);
  });

  it('asks before it deletes, and restores with Undo', async () => {
    const ids = [mug._id];
    const api = anApi().on(deleteProducts, { ids }).on(restoreProducts, { ids });
    const { user } = await openMenu(api);
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete “Mug”?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect([api.bodiesTo(deleteProducts), api.bodiesTo(restoreProducts)]).toEqual([[{ ids }], [{ ids }]]);
  });

  it('shows why a product was not duplicated', async () => {
    const refusal = { httpStatus: 404, code: 'core.not_found', message: 'This does not exist any more' };
    const { user } = await openMenu(anApi().refuse(duplicateProduct, refusal));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    expect(await screen.findByText('This does not exist any more')).toBeVisible();
  });
});
