import { describe, expect, it } from '@jest/globals';
import {
  addUpdateDonationGoal,
  listDonationGoals,
  listDonations,
  paymentAttentionText,
  refundDonation,
  resolveDonationAttention,
  type DonationGoalView,
  type DonationView,
  type PaymentAttentionCode,
} from '@linkyard/contracts';
import { screen, within } from '@testing-library/react';
import { FakeApi } from '../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../shared/testing/render-with-providers.js';
import { DonationsScreen } from './DonationsScreen.js';

const id = 'a'.repeat(24);
const now = '2026-03-01T10:00:00.000Z';
const usd = (amount: number) => ({ amount, currency: 'USD' });
const record = { _id: id, rev: 1, createdAt: now, updatedAt: now };
const aDonation: DonationView = {
  ...record,
  ...{ publicId: 'p'.repeat(22), campaignId: id, campaignName: 'Ana makes mugs', provider: 'stripe', mode: 'live' },
  ...{ amount: usd(2500), fee: usd(106), total: usd(2606), refunded: usd(606), interval: 'month' },
  providerFee: usd(98),
  ...{ endedAt: null, renewalFailedAt: null, isRenewal: false, message: 'Good luck' },
  donor: { name: 'Vera', email: 'vera@mail.example' },
  ...{ isAnonymous: true, goal: { _id: id, title: 'A new kiln' }, state: 'partiallyRefunded', receiptNumber: 7 },
  completedAt: now,
  ...{ paymentAttention: null, duplicatePayment: null },
  history: [{ state: 'completed', at: now, text: '' }],
};
const aGoal: DonationGoalView = {
  ...record,
  ...{ title: 'A new kiln', target: usd(10_000), raised: usd(2_500), donors: 1, state: 'active' },
  ...{ startsAt: null, endsAt: null },
};
const page = (data: DonationView[]) => ({
  ...{ data, currentPage: 1, totalCount: data.length, pageCounts: 1, listPerPage: 10 },
});
const anApi = (data: DonationView[] = [aDonation]) => new FakeApi().on(listDonations, page(data));

describe('Donations', () => {
  it('shows a donation with donor, message, sums and what happened, and refunds a part of what is left', async () => {
    const api = anApi().on(refundDonation, { donation: aDonation, state: 'settled' });
    const { user } = renderWithProviders(<DonationsScreen />, { api, at: '/donations' });
    await user.click(await screen.findByText('Vera'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Vera' }));
    expect(drawer.getByText('Fee of the provider').nextElementSibling).toHaveTextContent('$0.98');
    for (const text of ['$25.00', 'Partly refunded', 'Good luck', 'No. 7', '$26.06', 'A new kiln', 'Received'])
      expect(drawer.getByText(text)).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund Vera?' }));
    expect(dialog.getByText(/\$20.00 can be returned. Your provider does not return its fee of \$0.98./)).toBeVisible();
    const field = dialog.getByLabelText('Amount');
    expect(field).toHaveValue('20.00');
    await user.clear(field);
    await user.type(field, '5');
    await user.click(dialog.getByRole('button', { name: 'Refund' }));
    expect(await screen.findByText('Refund sent.')).toBeVisible();
    expect(api.bodiesTo(refundDonation)).toEqual([expect.objectContaining({ _id: id, amount: '5.00' })]);
  }, 20_000);

  it('shows in words that the last payment of a repeated donation failed, until it ends', async () => {
    const failed = { ...aDonation, renewalFailedAt: now };
    const over = { ...failed, _id: 'b'.repeat(24), donor: { ...failed.donor, name: 'Ilja' }, endedAt: now };
    const { user } = renderWithProviders(<DonationsScreen />, { api: anApi([failed, over]), at: '/donations' });
    expect(await screen.findByText('Monthly, last payment failed')).toBeVisible();
    expect(screen.getByText('Monthly, ended')).toBeVisible();
    await user.click(screen.getByText('Vera'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Vera' }));
    expect(drawer.getByText('The last payment failed')).toBeVisible();
  });

  it('names a second payment beside another notice, and returns it', async () => {
    const text = (code: PaymentAttentionCode) => paymentAttentionText(code);
    const twice = { code: 'paid_twice', text: text('paid_twice'), refund: usd(2606) } as const;
    const failed = { code: 'refund_failed', text: text('refund_failed'), refund: usd(500) } as const;
    const api = anApi([{ ...aDonation, paymentAttention: failed, duplicatePayment: twice }]);
    api.on(resolveDonationAttention, { donation: aDonation });
    const { user } = renderWithProviders(<DonationsScreen />, { api, at: '/donations' });
    await user.click(await screen.findByText('Vera'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Vera' }));
    for (const notice of [twice, failed]) expect(drawer.getByText(notice.text)).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Refund $5.00 again' }));
    await user.click(drawer.getByRole('button', { name: 'Refund this payment ($26.06)' }));
    const sent = api.bodiesTo(resolveDonationAttention);
    expect(sent).toMatchObject([
      { _id: id, code: 'refund_failed', decision: 'refund' },
      { _id: id, code: 'paid_twice', decision: 'refund' },
    ]);
  });

  it('asks for what the address says', async () => {
    const { api } = renderWithProviders(<DonationsScreen />, {
      api: anApi([]),
      at: '/donations?q=vera&state=refunded&from=2026-01-01&sort=-amount',
    });
    await screen.findByText('Nothing matches this search.');
    expect(api.bodiesTo(listDonations)).toEqual([
      {
        ...{ page: 1, searchTerm: 'vera', sort: '-amount' },
        filters: { state: 'refunded', from: '2026-01-01' },
      },
    ]);
  });

  it('says how donations begin while there are none', async () => {
    renderWithProviders(<DonationsScreen />, { api: anApi([]), at: '/donations' });
    expect(await screen.findByText('Nobody has donated yet.')).toBeVisible();
  });

  it('shows the progress of goals, closes one and adds another', async () => {
    const api = anApi()
      .on(listDonationGoals, { data: [aGoal] })
      .on(addUpdateDonationGoal, { goal: aGoal });
    const { user } = renderWithProviders(<DonationsScreen />, { api, at: '/donations?tab=goals' });
    const card = within(await screen.findByRole('article', { name: 'A new kiln' }));
    expect(card.getByText('25%')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Actions for A new kiln' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Add goal' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add goal' }));
    await user.type(dialog.getByLabelText('Title'), 'Paint');
    await user.type(dialog.getByLabelText('Target'), '50');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(api.bodiesTo(addUpdateDonationGoal)).toEqual([
      expect.objectContaining({ _id: id, target: '100.00', state: 'closed' }),
      expect.objectContaining({ title: 'Paint', target: '50.00', currency: 'USD', endsAt: null, state: 'active' }),
    ]);
  }, 20_000);
});
