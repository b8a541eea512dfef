import { describe, expect, it } from '@jest/globals';
import {
  cancelOrder,
  deliverOrder,
  fulfilOrder,
  getOrder,
  listOrders,
  listProducts,
  markOrderPaid,
  noteOrder,
  paymentHistory,
  refundOrder,
  type OrderView,
} from '@linkyard/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeApi } from '../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../shared/testing/render-with-providers.js';
import { OrdersScreen } from './OrdersScreen.js';
import { anOrder, eur } from './testing/an-order.js';

const listed = (data: OrderView[]) => ({
  data,
  currentPage: 1,
  totalCount: data.length,
  pageCounts: 1,
  listPerPage: 10,
});
const apiOf = (orders: OrderView[]) =>
  new FakeApi()
    .on(listOrders, listed(orders))
    .on(listProducts, { ...listed([]), data: [] })
    .on(paymentHistory, { ...listed([]), data: [] });
const apiWith = (order: OrderView) =>
  apiOf([order]).on(getOrder, { order, countedLines: order.lines.map(({ id }) => id) });

describe('the orders of a seller', () => {
  it('say what to do while there are none', async () => {
    renderWithProviders(<OrdersScreen />, { api: apiOf([]) });
    expect(await screen.findByText('Nobody has bought anything yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open my products' })).toHaveAttribute('href', '/products');
  });

  it('are asked for as the address says', async () => {
    const api = apiWith(anOrder());
    renderWithProviders(<OrdersScreen />, { api, at: '/purchase?q=vera&state=paid' });
    expect(await screen.findByText('Vera Vale')).toBeVisible();
    expect(api.bodiesTo(listOrders)).toEqual([
      expect.objectContaining({ searchTerm: 'vera', filters: { state: 'paid' } }),
    ]);
  });

  it('of test payments have a mark, and are found by it where there may be some', async () => {
    const test = anOrder({ mode: 'test' });
    const shown = { ...listed([test]), hasTest: true };
    const api = apiWith(test).onCall(listOrders, ({ filters }) => ({ ...shown, mode: filters.mode ?? 'live' }));
    const { user } = renderWithProviders(<OrdersScreen />, { api, at: '/purchase' });
    const row = await screen.findByRole('row', { name: /Vera Vale/ });
    expect(within(row).getByText('Test')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Mode.*Live$/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Test' }));
    await user.click(await screen.findByRole('button', { name: 'Clear Mode' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Mode' })).toBeVisible());
    const asked = [{ filters: {} }, { filters: { mode: 'test' } }, { filters: { mode: 'all' } }];
    expect(api.bodiesTo(listOrders)).toMatchObject(asked);
  });

  it('have no filter for test payments where no test account was ever connected', async () => {
    renderWithProviders(<OrdersScreen />, { api: apiWith(anOrder()), at: '/purchase' });
    const row = await screen.findByRole('row', { name: /Vera Vale/ });
    expect(within(row).queryByText('Test')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Mode/ })).toBeNull();
  });

  it('that were refunded say so beside how far they had come, and are found by it', async () => {
    const api = apiWith(anOrder({ state: 'fulfilled', paymentState: 'refunded' }));
    renderWithProviders(<OrdersScreen />, { api, at: '/purchase?payment=refunded' });
    const row = await screen.findByRole('row', { name: /Vera Vale/ });
    expect(within(row).getByText('Fulfilled')).toBeVisible();
    expect(within(row).getByText('Refunded')).toBeVisible();
    expect(api.bodiesTo(listOrders)).toMatchObject([{ filters: { paymentState: 'refunded' } }]);
  });

  it('name tax that was added and tax that prices contain apart', async () => {
    const base = anOrder();
    const order = { ...base, totals: { ...base.totals, subtotal: eur(2_190), tax: eur(380), total: eur(2_390) } };
    renderWithProviders(<OrdersScreen />, { api: apiWith(order), at: `/purchase?order=${order._id}` });
    const valueOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
    expect(await screen.findByText('Tax included')).toBeVisible();
    expect(valueOf('Tax included')).toHaveTextContent('€1.80');
    expect(valueOf('Tax')).toHaveTextContent('€2.00');
  });

  it('show their notes with time and author, the newest first, and send only what is added', async () => {
    const at = '2026-11-22T10:00:00Z';
    const notesInternal = [
      { id: 'a', text: 'Call first', at, by: 'user' as const },
      { id: 'b', text: 'Called', at, by: 'user' as const },
    ];
    const order = anOrder({ notesInternal });
    const api = apiWith(order).on(noteOrder, { order });
    const { user } = renderWithProviders(<OrdersScreen />, { api, at: `/purchase?order=${order._id}` });
    const notes = await screen.findByRole('list', { name: 'Notes' });
    expect(
      within(notes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringMatching(/^Called.+You$/), expect.stringMatching(/^Call first.+You$/)]);
    await user.type(screen.getByRole('textbox', { name: 'New note' }), 'Sent');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'New note' })).toHaveValue(''));
    expect(api.bodiesTo(noteOrder)).toEqual([{ _id: order._id, note: 'Sent' }]);
  });

  it('are refunded in part, and the dialog says who gets what', async () => {
    const order = anOrder();
    const api = apiWith(order).on(refundOrder, { order });
    const { user } = renderWithProviders(<OrdersScreen />, { api, at: `/purchase?order=${order._id}` });
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Refund' }));
    const dialog = await screen.findByRole('dialog', { name: 'Refund this order' });
    const amount = within(dialog).getByRole('textbox', { name: /Amount/ });
    await user.clear(amount);
    await user.type(amount, '5.00');
    expect(within(dialog).getByText(/Vera Vale gets €5.00 back. €15.00 stays with you./)).toBeVisible();
    await user.click(within(dialog).getByRole('checkbox', { name: 'Put the items back into stock' }));
    const returned = within(dialog).getByRole('textbox', { name: 'Print' });
    expect(returned).toHaveValue('2');
    await user.clear(returned);
    await user.type(returned, '1');
    await user.click(within(dialog).getByRole('button', { name: 'Refund €5.00' }));
    expect(await screen.findByText('The refund is on its way.')).toBeVisible();
    const restockLines = [{ lineId: order.lines[0]?.id, qty: 1 }];
    expect(api.bodiesTo(refundOrder)).toMatchObject([{ _id: order._id, amount: '5.00', restock: true, restockLines }]);
  });

  it('show their movements of money, and are marked as delivered', async () => {
    const parcel = { id: 'f', lines: [], method: 'shipping' as const, state: 'shipped' as const };
    const tracking = { carrier: 'DHL', trackingCode: 'T1', trackingUrl: '', shippedAt: null };
    const order = anOrder({ state: 'fulfilled', fulfilments: [{ ...parcel, ...tracking }] });
    const movement = { _id: 'e'.repeat(24), createdAt: order.createdAt, paymentId: 'd'.repeat(24), provider: 'stripe' };
    const subject = { service: 'commerce', kind: 'order', id: order._id } as const;
    const row = { ...movement, provider: 'stripe', providerRef: 'pi_1', subject } as const;
    const paid = { ...row, kind: 'settled', amount: eur(2_000) } as const;
    const fee = { ...row, _id: 'f'.repeat(24), kind: 'fee', amount: eur(-88) } as const;
    const api = apiWith(order)
      .on(paymentHistory, { ...listed([]), data: [paid, fee] })
      .on(deliverOrder, { order });
    const { user } = renderWithProviders(<OrdersScreen />, { api, at: `/purchase?order=${order._id}` });
    expect(await screen.findByText(/Fee, Stripe/)).toBeVisible();
    expect(screen.getByText('Left for you').nextElementSibling).toHaveTextContent('€19.12');
    expect(screen.getByText('pi_1')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mark as delivered' }));
    expect(await screen.findByText('Marked as delivered.')).toBeVisible();
    expect(api.bodiesTo(deliverOrder)).toEqual([{ _id: order._id }]);
  });

  it('are fulfilled in part', async () => {
    const order = anOrder();
    const api = apiWith(order).on(fulfilOrder, { order });
    const { user } = renderWithProviders(<OrdersScreen />, { api, at: `/purchase?order=${order._id}` });
    await user.click(await screen.findByRole('button', { name: 'Mark as fulfilled' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mark as fulfilled' });
    const quantity = within(dialog).getByRole('textbox', { name: 'Print' });
    expect(quantity).toHaveValue('2');
    await user.clear(quantity);
    await user.type(quantity, '1');
    await user.click(within(dialog).getByRole('button', { name: 'Mark as fulfilled' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(api.bodiesTo(fulfilOrder)).toMatchObject([{ lines: [{ lineId: order.lines[0]?.id, qty: 1 }] }]);
  });

  it('have a refused tracking link marked at its field, which is focused', async () => {
    const order = anOrder();
    const refusal = { httpStatus: 422, code: 'core.invalid_input', message: 'Please check the marked fields.' };
    const errors = [{ path: 'trackingUrl', code: 'invalid', message: 'Not a web address.' }];
    const api = apiWith(order).refuse(fulfilOrder, { ...refusal, errors });
    const { user } = renderWithProviders(<OrdersScreen />, { api, at: `/purchase?order=${order._id}` });
    await user.click(await screen.findByRole('button', { name: 'Mark as fulfilled' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark as fulfilled' }));
    const link = dialog.getByRole('textbox', { name: 'Tracking link' });
    await user.type(link, 'track me');
    await user.click(dialog.getByRole('button', { name: 'Mark as fulfilled' }));
    expect(await dialog.findByText('Not a web address.')).toBeVisible();
    expect(link).toBeInvalid();
    await waitFor(() => expect(link).toHaveFocus());
    expect(link).toHaveValue('track me');
  });

  it('that are paid offline are marked as paid, or cancelled', async () => {
    const unpaid = { number: null, state: 'pending', paymentState: 'unpaid', paidAt: null, isOffline: true } as const;
    const order = anOrder(unpaid);
    const api = apiWith(order).on(markOrderPaid, { order }).on(cancelOrder, { order });
    const { user } = renderWithProviders(<OrdersScreen />, { api, at: `/purchase?order=${order._id}` });
    expect(await screen.findByText('Not paid, offline')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mark as paid' }));
    expect(await screen.findByText('The order is paid.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel the order' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this order' });
    expect(within(dialog).getByRole('button', { name: 'Keep the order' })).toBeVisible();
    await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'It broke.');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel the order' }));
    expect(await screen.findByText('The order is cancelled.')).toBeVisible();
    expect([api.bodiesTo(markOrderPaid), api.bodiesTo(cancelOrder)]).toEqual([
      [{ _id: order._id }],
      [{ _id: order._id, reason: 'It broke.' }],
    ]);
  });

  it('that are paid are cancelled without a refund, and the dialog says what stays', async () => {
    const order = anOrder();
    const api = apiWith(order).on(cancelOrder, { order });
    const { user } = renderWithProviders(<OrdersScreen />, { api, at: `/purchase?order=${order._id}` });
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel and keep the payment' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this order' });
    expect(within(dialog).getByText(/no money back: €20.00 stays with you/)).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel and keep the payment' }));
    const again = await screen.findByRole('dialog', { name: 'Cancel this order' });
    await user.click(within(again).getByRole('button', { name: 'Cancel the order' }));
    await waitFor(() => expect(again).not.toBeInTheDocument());
    expect(api.bodiesTo(cancelOrder)).toEqual([{ _id: order._id, reason: '', withoutRefund: true }]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'More actions' })).not.toBeInTheDocument());
  });

  it('show what the buyer wrote', async () => {
    const order = anOrder({ buyerNote: 'Ring twice.' });
    renderWithProviders(<OrdersScreen />, { api: apiWith(order), at: `/purchase?order=${order._id}` });
    const note = await screen.findByText('Ring twice.');
    expect(note.parentElement).toHaveTextContent('Note from the buyer');
  });

  it('that a refund came back to open the dialog of refunds', async () => {
    const order = anOrder({ needsAttention: { code: 'refund_failed', text: 'A refund came back.' } });
    const { user } = renderWithProviders(<OrdersScreen />, { api: apiWith(order), at: `/purchase?order=${order._id}` });
    await user.click(await screen.findByRole('button', { name: 'Refund again' }));
    expect(await screen.findByRole('dialog', { name: 'Refund this order' })).toBeVisible();
  });
});
