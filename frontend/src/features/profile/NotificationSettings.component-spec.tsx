import { describe, expect, it } from '@jest/globals';
import {
  getNotificationPreferences,
  noDigest,
  notificationPreferences,
  notificationTypes,
  updateNotificationPreferences,
  type ReplyInput,
} from '@linkyard/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { aUser } from '../../shared/testing/a-user.js';
import { FakeApi } from '../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../shared/testing/render-with-providers.js';
import { NotificationSettings } from './NotificationSettings.js';

type Reply = ReplyInput<typeof getNotificationPreferences>;
const preferences = notificationPreferences.parse(Object.fromEntries(notificationTypes.map((type) => [type, {}])));
const render = (reply: Partial<Reply> = {}, account = aUser()) => {
  const stored: Reply = { preferences, digest: noDigest, ...reply };
  const api = new FakeApi().on(getNotificationPreferences, stored).on(updateNotificationPreferences, stored);
  return renderWithProviders(<NotificationSettings user={account} />, { api, account });
};
const saved = (api: FakeApi) =>
  api.calls.filter(({ path }) => path === updateNotificationPreferences.http?.path).map(({ body }) => body);

/** The field of a select, not its list. */
const input = { selector: 'input' };

describe('the choice of notifications', () => {
  it('saves each switch by itself, and keeps what is about the account in the app', async () => {
    const { user, api } = render();
    expect(within(await screen.findByRole('row', { name: /^Account and site/ })).getByText('Always')).toBeVisible();
    expect(screen.queryByRole('switch', { name: 'Account and site, In the app' })).toBeNull();
    await user.click(screen.getByRole('switch', { name: 'Orders, Push' }));
    await waitFor(() => expect(saved(api)).toEqual([{ preferences: { purchase: { push: false } } }]));
  });

  it('has no types of screens that this build has not', async () => {
    render();
    expect(await screen.findByRole('switch', { name: 'Orders, Push' })).toBeVisible();
    expect(screen.queryByRole('switch', { name: 'Invoices, Push' })).toBeNull();
  });

  it('asks for day and hour of a weekly digest', async () => {
    render({ digest: { frequency: 'weekly', hour: 17, weekday: 5 } }, aUser({ timeZone: 'Europe/Berlin' }));
    expect(await screen.findByLabelText('Mails', input)).toHaveValue('Together, every week');
    expect(screen.getByLabelText('Day', input)).toHaveValue('Friday');
    expect(screen.getByLabelText('Time', input)).toHaveDisplayValue(/5:00 PM|17:00/);
    expect(screen.getByText(/On the clock of Europe\/Berlin/)).toBeVisible();
  });

  it('of an admin is about the account alone, mailed one by one', async () => {
    render({}, aUser({ role: 1 }));
    expect(await screen.findAllByRole('switch')).toHaveLength(2);
    expect(screen.queryByLabelText('Mails', input)).toBeNull();
  });
});
