import { describe, expect, it } from '@jest/globals';
import { getSales, listCampaigns, paymentHistory, type ReplyOf } from '@linkyard/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeApi } from '../../shared/testing/fake-api.js';
import type { Movement } from '../../shared/payments/movement-words.js';
import { renderWithProviders } from '../../shared/testing/render-with-providers.js';
import { SalesScreen } from './SalesScreen.js';

const pages = { data: [], currentPage: 1, totalCount: 0, pageCounts: 0, listPerPage: 100 };
const noParts = { tax: 0, shipping: 0, donations: 0, bookings: 0 };
const nothing = { gross: 0, ...noParts, refunds: 0, fees: 0, net: 0, payments: 0 };
const none: ReplyOf<typeof getSales> = {
  ...{
    range: '30d',
    timeZone: 'UTC',
    currencies: [],
    currency: null,
    mode: 'all',
    hasTest: false,
    totals: nothing,
    previous: nothing,
  },
  ...{ days: [], products: [], sources: [] },
};
const eur = (amount: number) => ({ amount, currency: 'EUR' });
const productId = '0'.repeat(24);
const sold: ReplyOf<typeof getSales> = {
  ...none,
  ...{ currencies: ['EUR', 'JPY'], currency: 'EUR' },
  totals: {
    gross: 20_000,
    tax: 1_900,
    shipping: 0,
    donations: 3_000,
    bookings: 1_500,
    refunds: 2_500,
    fees: 640,
    net: 16_860,
    payments: 2,
  },
  previous: { gross: 10_000, ...noParts, refunds: 0, fees: 320, net: 9_680, payments: 1 },
  days: [
    { date: '2026-11-21', net: 9_680, refunds: 0 },
    { date: '2026-11-22', net: 9_680, refunds: 2_500 },
  ],
  products: [{ productId, title: 'Mug', qty: 3, gross: 20_000, refunds: 2_500 }],
  sources: [
    {
      ...{ campaignId: null, pageId: null, sectionId: null, utmSource: 'newsletter', utmMedium: null },
      ...{ utmCampaign: null, payments: 2, gross: 20_000 },
    },
  ],
};
const anApi = (sales = sold) => new FakeApi().on(listCampaigns, pages).on(getSales, sales);

describe('Sales', () => {
  it('says how a first sale is made while there is none', async () => {
    renderWithProviders(<SalesScreen />, { api: anApi(none) });
    expect(await screen.findByText('Nothing has been sold yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Put a product on a page' })).toHaveAttribute('href', '/mylinks');
  });

  it('shows the four figures against the period before, the products and the sources', async () => {
    renderWithProviders(<SalesScreen />, { api: anApi() });
    const net = await screen.findByRole('group', { name: 'Net' });
    expect(net).toHaveTextContent('€168.60');
    expect(net).toHaveTextContent('against the period before');
    for (const [name, value] of [
      ['Gross', '€200.00'],
      ['Refunds and disputes', '€25.00'],
      ['Fees', '€6.40'],
    ] as const)
      expect(screen.getByRole('group', { name })).toHaveTextContent(value);
    expect(screen.getByRole('group', { name: 'Gross' })).toHaveTextContent('Tax €19.00 · Donations €30.00');
    const products = screen.getByRole('table', { name: 'By product' });
    expect(within(products).getByRole('row', { name: 'Mug 3 €200.00 €25.00' })).toBeVisible();
    expect(within(products).getByRole('link', { name: 'Mug' })).toHaveAttribute('href', `/products/${productId}`);
    expect(screen.getByRole('heading', { name: 'By product', level: 2 })).toBeVisible();
    const sources = screen.getByRole('table', { name: 'By source' });
    expect(within(sources).getByRole('row', { name: 'newsletter 2 €200.00' })).toBeVisible();
  });

  it('lists every movement of money, and leads to what was paid for', async () => {
    const row = { createdAt: '2026-11-22T10:00:00Z', provider: 'stripe', mode: 'live', providerRef: 'pi_1' } as const;
    const order = { service: 'commerce', kind: 'order', id: productId } as const;
    const data: Movement[] = [
      { ...row, _id: '1'.repeat(24), kind: 'fee', amount: eur(-88), paymentId: '2'.repeat(24), subject: order },
      { ...row, _id: '3'.repeat(24), kind: 'payout', amount: eur(-900), paymentId: null, subject: null },
    ];
    const page = { data, currentPage: 1, totalCount: 2, pageCounts: 1, listPerPage: 10 };
    const api = anApi().on(paymentHistory, page);
    renderWithProviders(<SalesScreen />, { api, at: '/sales?tab=movements&kind=payout' });
    const table = await screen.findByRole('region', { name: 'Money movements' });
    expect(await within(table).findByRole('link', { name: 'Order' })).toHaveAttribute(
      'href',
      `/purchase?order=${productId}`,
    );
    expect(within(table).getByRole('row', { name: /Payout.*-€9.00|Payout.*−€9.00/ })).toBeVisible();
    expect(api.bodiesTo(paymentHistory)).toEqual([{ page: 1, filters: { kind: 'payout' } }]);
  });

  it.each([
    ['all', /Test payments, which move no money, are counted/],
    ['test', /These are test payments/],
  ] as const)('says that test payments are in the figures: %s', async (mode, words) => {
    renderWithProviders(<SalesScreen />, { api: anApi({ ...sold, mode, hasTest: true }) });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('counts live payments alone by default, and test payments where they are asked for', async () => {
    const api = anApi().onCall(getSales, ({ mode = 'live' }) => ({ ...none, mode, hasTest: true }));
    const { user } = renderWithProviders(<SalesScreen />, { api });
    expect(await screen.findByRole('radio', { name: 'Live' })).toBeChecked();
    expect(screen.queryByText(/move no money/)).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Test' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Test' })).toBeChecked());
    expect(api.bodiesTo(getSales)).toEqual([{ range: '30d' }, { range: '30d', mode: 'test' }]);
  });

  it('asks for another currency and another period, and keeps both in the address', async () => {
    const { api, user } = renderWithProviders(<SalesScreen />, { api: anApi(), at: '/sales?range=90d' });
    await user.click(await screen.findByRole('radio', { name: 'JPY' }));
    await user.click(await screen.findByRole('radio', { name: '7 days' }));
    await screen.findByRole('group', { name: 'Net' });
    expect(api.bodiesTo(getSales)).toEqual([
      { range: '90d' },
      { range: '90d', currency: 'JPY' },
      { range: '7d', currency: 'JPY' },
    ]);
  });

  it('shows why the figures did not come, and tries again', async () => {
    const refusal = { httpStatus: 500, code: 'core.internal', message: 'Something went wrong' } as const;
    const api = anApi().refuse(getSales, refusal);
    const { user } = renderWithProviders(<SalesScreen />, { api });
    const alert = await screen.findByRole('alert');
    api.on(getSales, sold);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('group', { name: 'Net' })).toBeVisible();
  });
});
