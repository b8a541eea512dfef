import { describe, expect, it } from '@jest/globals';
import {
  addUpdateCoupon,
  deleteCoupons,
  listCoupons,
  listProducts,
  toggleCoupon,
  type ReplyInput,
} from '@linkyard/contracts';
import { screen, within } from '@testing-library/react';
import { FakeApi } from '../../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../../shared/testing/render-with-providers.js';
import { aProduct } from '../testing/a-product.js';
import { CouponsScreen } from './CouponsScreen.js';

type Coupon = ReplyInput<typeof addUpdateCoupon>;
const spring: Coupon = {
  _id: 'c'.repeat(24),
  rev: 2,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  code: 'SPRING',
  kind: 'percent',
  percent: 15,
  amount: null,
  currency: 'EUR',
  startsAt: null,
  endsAt: null,
  usageLimit: 20,
  usedCount: 3,
  perBuyerLimit: 0,
  minSubtotal: null,
  productIds: [],
  status: 1,
};
const anApi = (data: Coupon[] = [spring]) =>
  new FakeApi().on(listCoupons, { data, currentPage: 1, totalCount: data.length, pageCounts: 1, listPerPage: 10 });

describe('the list of coupons', () => {
  it('shows what a coupon gives and how often it was used', async () => {
    renderWithProviders(<CouponsScreen />, { api: anApi() });
    expect(await screen.findByText('15 % off')).toBeVisible();
    expect(screen.getByText('3 of 20')).toBeVisible();
  });

  it('adds a coupon, and shows at the code that it exists already', async () => {
    const message = 'You already have a coupon with this code.';
    const api = anApi([]).refuse(addUpdateCoupon, { httpStatus: 409, code: 'commerce.coupon_exists', message });
    const { user } = renderWithProviders(<CouponsScreen />, { api });
    await user.click((await screen.findAllByRole('button', { name: 'Add coupon' }))[0] ?? document.body);
    const drawer = await screen.findByRole('dialog', { name: 'Add coupon' });
    await user.type(within(drawer).getByRole('textbox', { name: /^Code/ }), 'spring');
    await user.click(within(drawer).getByRole('button', { name: 'Add coupon' }));
    expect(await within(drawer).findByText(message)).toBeVisible();
    expect(api.bodiesTo(addUpdateCoupon)).toEqual([expect.objectContaining({ code: 'SPRING', value: '10' })]);
  });

  it('switches a coupon off', async () => {
    const api = anApi().on(toggleCoupon, { _id: spring._id, status: 0 });
    const { user } = renderWithProviders(<CouponsScreen />, { api });
    await user.click(await screen.findByRole('switch', { name: 'SPRING can be used' }));
    expect(api.bodiesTo(toggleCoupon)).toEqual([{ _id: spring._id, status: 0 }]);
  });

  it('asks before it deletes', async () => {
    const api = anApi().on(deleteCoupons, { ids: [spring._id] });
    const { user } = renderWithProviders(<CouponsScreen />, { api });
    await user.click(await screen.findByRole('button', { name: 'More for SPRING' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete the coupon SPRING?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The coupon is deleted.')).toBeVisible();
  });

  it('names a product of a coupon that was deleted', async () => {
    const mug = aProduct({ title: 'Mug' });
    const api = anApi([{ ...spring, productIds: [mug._id, 'd'.repeat(24)] }]).onCall(listProducts, ({ filters }) => {
      const data = filters.state === 'archived' ? [] : [mug];
      return { data, currentPage: 1, totalCount: data.length, pageCounts: 1, listPerPage: 100 };
    });
    const { user } = renderWithProviders(<CouponsScreen />, { api });
    await user.click(await screen.findByRole('button', { name: 'More for SPRING' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Coupon SPRING' }));
    expect(await drawer.findByText('Deleted product')).toBeVisible();
    expect(drawer.getByText('Mug')).toBeVisible();
  });
});
