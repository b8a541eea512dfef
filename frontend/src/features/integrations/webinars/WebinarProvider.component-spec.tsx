import { afterEach, describe, expect, it } from '@jest/globals';
import {
  getWebinarConnection,
  gotowebinarErrors,
  revokeWebinarProvider,
  setWebinarCallback,
  setWebinarOrganizer,
  type WebinarConnectionView,
} from '@linkyard/contracts';
import { activateLanguage } from '@linkyard/ui';
import { screen, within } from '@testing-library/react';
import { FakeApi } from '../../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../../shared/testing/render-with-providers.js';
import { WebinarProvider } from './WebinarProvider.js';

const aConnection = (changed: Partial<WebinarConnectionView> = {}): WebinarConnectionView => ({
  _id: '0123456789abcdef01234567',
  rev: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  provider: 'gotowebinar',
  email: 'ana@goto.test',
  organizerKey: '9223372036854775807',
  state: 'connected',
  lastError: '',
  lastSyncAt: null,
  callbackUrl: 'https://app.test/webhooks/gotowebinar/1/secret',
  subscribedEvents: [],
  ...changed,
});
const showing = (connection: WebinarConnectionView | null, isAvailable = true) =>
  new FakeApi().on(getWebinarConnection, {
    connection,
    isAvailable,
    isSimulated: false,
    redirectUrl: 'https://app.test/redirect/gotowebinar',
  });
const card = async () => within(await screen.findByRole('article', { name: 'GoToWebinar' }));

describe('GoToWebinar on Integrations', () => {
  afterEach(() => activateLanguage('en'));

  it('shows the redirect address to register where the installation has no client', async () => {
    renderWithProviders(<WebinarProvider />, { api: showing(null, false) });
    const shown = await card();
    expect(shown.getByRole('textbox', { name: 'Redirect address' })).toHaveValue(
      'https://app.test/redirect/gotowebinar',
    );
    expect(shown.queryByRole('button', { name: 'Connect GoToWebinar' })).toBeNull();
  });

  it('says in words that the access was withdrawn, and offers to connect again', async () => {
    const lastError = 'GoToWebinar no longer accepts our access.';
    renderWithProviders(<WebinarProvider />, { api: showing(aConnection({ state: 'expired', lastError })) });
    const shown = await card();
    expect(shown.getByText(lastError)).toBeVisible();
    expect(shown.getByRole('button', { name: 'Connect again' })).toBeVisible();
  });

  it('says what is wrong in the language of the app', async () => {
    const { unavailable: lastError } = gotowebinarErrors;
    activateLanguage('de', { [lastError]: 'GoToWebinar antwortet nicht.' });
    renderWithProviders(<WebinarProvider />, { api: showing(aConnection({ lastError })) });
    expect((await card()).getByText('GoToWebinar antwortet nicht.')).toBeVisible();
  });

  it('keeps another organizer key once GoToWebinar has accepted it, and says so when it has not', async () => {
    const connection = aConnection();
    const message = 'Your account at GoToWebinar has no organizer with this key.';
    const api = showing(connection).refuse(setWebinarOrganizer, {
      ...{ httpStatus: 422, code: 'core.invalid_input', message: 'Please check your input' },
      errors: [{ path: 'organizerKey', message }],
    });
    const { user } = renderWithProviders(<WebinarProvider />, { api });
    const shown = await card();
    const field = shown.getByRole('textbox', { name: 'Organizer key' });
    expect(field).toHaveValue(connection.organizerKey);
    await user.clear(field);
    await user.type(field, '7223372036854775807');
    await user.click(shown.getByRole('button', { name: 'Save' }));
    expect(await shown.findByText(message)).toBeVisible();
    const sent = { _id: connection._id, organizerKey: '7223372036854775807' };
    expect(api.bodiesTo(setWebinarOrganizer)).toEqual([sent]);
  });

  it('registers the callback for a chosen notification, and disconnects after saying what stops', async () => {
    const connection = aConnection();
    const api = showing(connection)
      .on(setWebinarCallback, { connection: aConnection({ subscribedEvents: ['registrant.joined'] }) })
      .on(revokeWebinarProvider, { connection: aConnection({ state: 'revoked' }), isRevokedThere: true });
    const { user } = renderWithProviders(<WebinarProvider />, { api });
    const shown = await card();
    await user.click(shown.getByRole('checkbox', { name: 'A person joined' }));
    expect(api.bodiesTo(setWebinarCallback)).toEqual([{ _id: connection._id, events: ['registrant.joined'] }]);
    await user.click(shown.getByRole('button', { name: 'Disconnect' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Disconnect GoToWebinar?' }));
    await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
    expect(api.bodiesTo(revokeWebinarProvider)).toEqual([{ _id: connection._id }]);
  });
});
