import { afterEach, describe, expect, it } from '@jest/globals';
import {
  connectPayments,
  deletePaymentConnection,
  listPaymentConnections,
  paymentConnectionErrors,
  setDefaultPaymentConnection,
  testPaymentConnection,
  type ListedPaymentConnection,
} from '@linkyard/contracts';
import { activateLanguage } from '@linkyard/ui';
import { screen, within } from '@testing-library/react';
import { FakeApi } from '../../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../../shared/testing/render-with-providers.js';
import { IntegrationsScreen } from '../IntegrationsScreen.js';

const id = (digit: number) => String(digit).repeat(24);
const now = '2026-03-01T10:00:00.000Z';
const anAccount = (part: Partial<ListedPaymentConnection> = {}): ListedPaymentConnection => ({
  _id: id(1),
  rev: 1,
  createdAt: now,
  updatedAt: now,
  provider: 'stripe',
  mode: 'test',
  accountId: 'acct_1',
  label: 'Ana Sells',
  isDefault: true,
  status: 1,
  state: 'active',
  lastCheckedAt: now,
  lastError: '',
  subscriptions: 0,
  ...part,
});
const listing = (data: ListedPaymentConnection[], simulated: ListedPaymentConnection['provider'][] = []) =>
  new FakeApi().on(listPaymentConnections, { data, simulated });
const card = async (name: string) => within(await screen.findByRole('article', { name }));

describe('payment accounts on Integrations', () => {
  afterEach(() => activateLanguage('en'));

  it('connects Stripe with a key and shows what Stripe said', async () => {
    const api = listing([], ['stripe']).on(connectPayments, anAccount());
    const { user } = renderWithProviders(<IntegrationsScreen />, { api });
    await user.click((await card('Stripe')).getByRole('button', { name: 'Connect Stripe' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Connect and test' }));
    expect(dialog.getByText(/A Stripe key begins with/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Use a test key' }));
    await user.click(dialog.getByRole('button', { name: 'Connect and test' }));
    expect(await dialog.findByText('Stripe accepts the key and reports payments to this site.')).toBeVisible();
    expect(api.bodiesTo(connectPayments)).toEqual([
      { provider: 'stripe', secretKey: expect.stringMatching(/^sk_test_simulator_/) },
    ]);
  });

  it('says at the form why the provider refused the key', async () => {
    const api = listing([]).refuse(connectPayments, {
      httpStatus: 422,
      code: 'payments.credentials_refused',
      message: 'The provider does not accept this key.',
    });
    const { user } = renderWithProviders(<IntegrationsScreen />, { api });
    await user.click((await card('PayPal')).getByRole('button', { name: 'Connect PayPal' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('button', { name: 'Use test credentials' })).toBeNull();
    await user.type(dialog.getByLabelText('Client ID'), 'client-of-ana');
    await user.type(dialog.getByLabelText('Secret'), 'secret-of-ana');
    await user.click(dialog.getByRole('button', { name: 'Connect and test' }));
    expect(await dialog.findByText('The provider does not accept this key.')).toBeVisible();
    expect(api.bodiesTo(connectPayments)).toEqual([
      { provider: 'paypal', mode: 'live', clientId: 'client-of-ana', clientSecret: 'secret-of-ana' },
    ]);
  });

  it('shows state, mode, last check and the last error in words', async () => {
    const broken = { state: 'error', lastError: 'The provider no longer accepts the credentials.' } as const;
    renderWithProviders(<IntegrationsScreen />, { api: listing([anAccount(broken)]) });
    const stripe = await card('Stripe');
    expect(stripe.getByText('Not working')).toBeVisible();
    expect(stripe.getByText('Test mode')).toBeVisible();
    expect(stripe.getByText(/Last checked/)).toBeVisible();
    expect(stripe.getByRole('alert')).toHaveTextContent('no longer accepts');
  });

  it('shows the last error in the language of the app', async () => {
    const { credentialsRefused: lastError } = paymentConnectionErrors;
    activateLanguage('de', { [lastError]: 'Der Anbieter lehnt die Zugangsdaten ab.' });
    renderWithProviders(<IntegrationsScreen />, { api: listing([anAccount({ state: 'error', lastError })]) });
    expect((await card('Stripe')).getByText('Der Anbieter lehnt die Zugangsdaten ab.')).toBeVisible();
  });

  it('tests an account and makes another one the default', async () => {
    const other = anAccount({ _id: id(2), accountId: 'acct_2', label: 'Second', isDefault: false });
    const api = listing([anAccount(), other])
      .on(testPaymentConnection, anAccount())
      .on(setDefaultPaymentConnection, { ...other, isDefault: true });
    const { user } = renderWithProviders(<IntegrationsScreen />, { api });
    const stripe = await card('Stripe');
    await user.click(stripe.getByRole('button', { name: 'Test: Ana Sells' }));
    expect(await screen.findByText('Stripe works.')).toBeVisible();
    await user.click(stripe.getByRole('button', { name: 'More actions: Second' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Make default' }));
    expect(api.bodiesTo(testPaymentConnection)).toEqual([{ _id: id(1) }]);
    expect(api.bodiesTo(setDefaultPaymentConnection)).toEqual([{ _id: id(2) }]);
  });

  it('says what stops before the only account is disconnected', async () => {
    const api = listing([anAccount()]).on(deletePaymentConnection, { ids: [id(1)] });
    const { user } = renderWithProviders(<IntegrationsScreen />, { api });
    await user.click((await card('Stripe')).getByRole('button', { name: 'More actions: Ana Sells' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Disconnect' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Disconnect Stripe?' }));
    expect(dialog.getByText(/checkout and donations stop/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
    expect(api.bodiesTo(deletePaymentConnection)).toEqual([{ _id: id(1), endSubscriptions: false }]);
  });

  it('says how many repeated donations end, and ends them with the account', async () => {
    const api = listing([anAccount({ subscriptions: 3 })]).on(deletePaymentConnection, { ids: [id(1)] });
    const { user } = renderWithProviders(<IntegrationsScreen />, { api });
    await user.click((await card('Stripe')).getByRole('button', { name: 'More actions: Ana Sells' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Disconnect' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Disconnect Stripe?' }));
    expect(dialog.getByText(/3 repeated donations end/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
    expect(api.bodiesTo(deletePaymentConnection)).toEqual([{ _id: id(1), endSubscriptions: true }]);
  });

  it('does not promise to end repeated donations of an account whose key is refused', async () => {
    const { user } = renderWithProviders(<IntegrationsScreen />, {
      api: listing([anAccount({ subscriptions: 1, state: 'error' })]),
    });
    await user.click((await card('Stripe')).getByRole('button', { name: 'More actions: Ana Sells' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Disconnect' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Disconnect Stripe?' }));
    expect(dialog.getByText(/Stripe goes on to charge 1 repeated donation/)).toBeVisible();
  });
});
