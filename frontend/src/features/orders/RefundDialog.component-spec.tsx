import { describe, expect, it } from '@jest/globals';
import { paymentHistory, refundOrder, type OrderView, type ReplyOf } from '@linkyard/contracts';
import { screen } from '@testing-library/react';
import { FakeApi } from '../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../shared/testing/render-with-providers.js';
import { RefundDialog } from './RefundDialog.js';
import { anOrder, eur } from './testing/an-order.js';

type Movement = ReplyOf<typeof paymentHistory>['data'][number];

const movement = (change: Partial<Movement>): Movement => ({
  ...{ _id: 'e'.repeat(24), createdAt: '2026-11-22T10:00:00Z', kind: 'settled', amount: eur(2_000) },
  ...{ paymentId: 'd'.repeat(24), subject: null, provider: 'stripe', mode: 'live', providerRef: 'pi_1' },
  ...change,
});

function open(change: Partial<OrderView> = {}, movements: Movement[] = [], countedLines: string[] = []) {
  const order = anOrder(change);
  const page = { currentPage: 1, totalCount: movements.length, pageCounts: 1, listPerPage: 50 };
  const api = new FakeApi().on(paymentHistory, { ...page, data: movements }).on(refundOrder, { order });
  const dialog = <RefundDialog opened order={order} countedLines={countedLines} onClose={() => undefined} />;
  return { ...renderWithProviders(dialog, { api }), api };
}
const downloads = { hasDownloads: true, fulfilmentState: 'granted' } as const;
const access = () => screen.getByRole('checkbox', { name: 'Customer keeps access' });

describe('the dialog that refunds an order', () => {
  it('ends the access with all of the money and leaves it with a part, until the seller chooses', async () => {
    const { user, api } = open(downloads);
    expect(access()).not.toBeChecked();
    const amount = screen.getByRole('textbox', { name: /Amount/ });
    await user.clear(amount);
    await user.type(amount, '5.00');
    expect(access()).toBeChecked();
    await user.clear(amount);
    await user.type(amount, '20.00');
    expect(access()).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Refund €20.00' }));
    expect(api.bodiesTo(refundOrder)).toEqual([expect.not.objectContaining({ revokeAccess: expect.anything() })]);
  });

  it.each([
    ['keeps it', '20.00', { revokeAccess: false }],
    ['ends it', '5.00', { revokeAccess: true }],
  ])('sends what the seller chooses for the access: %s', async (_what, typed, sent) => {
    const { user, api } = open(downloads);
    const amount = screen.getByRole('textbox', { name: /Amount/ });
    await user.clear(amount);
    await user.type(amount, typed);
    await user.click(access());
    await user.click(screen.getByRole('button', { name: `Refund €${typed}` }));
    expect(api.bodiesTo(refundOrder)).toMatchObject([sent]);
  });

  it('offers no stock for downloads, and no access for parcels or where it has ended', () => {
    open(downloads);
    expect(screen.queryByRole('checkbox', { name: 'Put the items back into stock' })).toBeNull();
  });

  it.each([
    ['parcels', {}],
    ['withdrawn downloads', { hasDownloads: true, fulfilmentState: 'revoked' } as const],
  ])('offers no access for %s', (_of, change) => {
    open(change, [], [anOrder().lines[0]?.id ?? '']);
    expect(screen.queryByRole('checkbox', { name: 'Customer keeps access' })).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Put the items back into stock' })).toBeVisible();
  });

  it('says that the fee is not returned, and what stays, also below nothing', async () => {
    open({}, [movement({}), movement({ _id: 'f'.repeat(24), kind: 'fee', amount: eur(-65) })]);
    const text = 'Vera Vale gets €20.00 back. Stripe does not return its fee of €0.65: -€0.65 stays with you.';
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('leaves the fee of a second payment out', async () => {
    const second = { paymentId: 'c'.repeat(24), _id: '1'.repeat(24) };
    const fee = movement({ _id: 'f'.repeat(24), kind: 'fee', amount: eur(-65) });
    open({}, [movement({}), fee, movement(second), movement({ ...second, kind: 'fee', amount: eur(-90) })]);
    expect(await screen.findByText(/its fee of €0.65: -€0.65 stays with you/)).toBeVisible();
  });

  it('names a fee in another currency, and says so where none is known', async () => {
    const fee = movement({ _id: 'f'.repeat(24), kind: 'fee', amount: { amount: -71, currency: 'USD' } });
    const { unmount } = open({}, [movement({}), fee]);
    expect(
      await screen.findByText(/€0.00 stays with you, less the fee of \$0.71, which Stripe does not return/),
    ).toBeVisible();
    unmount();
    open();
    expect(await screen.findByText(/less the fee of your payment provider, which is not returned/)).toBeVisible();
  });

  it('names an amount that the provider does not return at its field', async () => {
    const kwd = (amount: number) => ({ amount, currency: 'KWD' });
    const { totals } = anOrder();
    const { user } = open({ totals: { ...totals, paid: kwd(20_000), refundable: kwd(20_000) } });
    const amount = screen.getByRole('textbox', { name: /Amount/ });
    await user.clear(amount);
    await user.type(amount, '1.255');
    await user.tab();
    expect(amount).toHaveAccessibleDescription(/KWD amounts have to end in 0/);
    expect(screen.getByRole('button', { name: 'Refund' })).toBeDisabled();
  });

  it('knows no fee of an order that was paid offline', () => {
    open({ isOffline: true });
    expect(screen.getByText('Vera Vale gets €20.00 back. €0.00 stays with you.')).toBeVisible();
  });
});
