import { describe, expect, it } from '@jest/globals';
import { getNotifications, markNotificationsRead, type ReplyInput } from '@linkyard/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { FeaturesContext } from '../../shared/feature/features-context.js';
import { aUser } from '../../shared/testing/a-user.js';
import { FakeApi } from '../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../shared/testing/render-with-providers.js';
import { feature } from './feature.js';
import { NotificationsScreen } from './NotificationsScreen.js';

type Reply = ReplyInput<typeof getNotifications>;
const entry = (at: number, name: string, markAsRead = false): Reply['data'][number] => ({
  _id: String(at).padStart(24, '0'),
  markAsRead,
  createdAt: new Date(Date.UTC(2026, 2, 5, 15, at)),
  notification: { type: 'purchase', name },
  text: `${name} bought Mug.`,
  link: '/purchase',
  state: { type: 'search', value: name },
});
const replyOf = (data: Reply['data'], nextCursor: string | null = null): Reply => ({
  ...{ data, nextCursor, unread: data.filter(({ markAsRead }) => !markAsRead).length },
  ...{ productCount: 1, paymentCount: 1 },
});
const features = [
  feature,
  {
    screens: [
      {
        path: '/purchase',
        title: { id: 'x' },
        frame: 'framed',
        skeleton: 'table',
        lazy: async () => ({ Component: () => null }),
      },
    ],
  },
] as const;
const render = (api: FakeApi, at = '/notifications') =>
  renderWithProviders(
    <FeaturesContext value={features}>
      <NotificationsScreen />
    </FeaturesContext>,
    { api, at, account: aUser() },
  );
const bodiesOf = (api: FakeApi, contract: typeof getNotifications | typeof markNotificationsRead) =>
  api.calls.filter(({ path }) => path === contract.http?.path).map(({ body }) => body);

describe('the notifications screen', () => {
  it('says so when there is none', async () => {
    render(new FakeApi().on(getNotifications, replyOf([])));
    expect(await screen.findByText("You're all caught up! No new notifications at the moment.")).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
  });

  it('leads to the screen of a record with its search, and marks it as read', async () => {
    const [vera, ben] = [entry(2, 'Vera'), entry(1, 'Ben', true)];
    const api = new FakeApi()
      .on(getNotifications, replyOf([vera, ben]))
      .on(markNotificationsRead, { ids: [vera._id], unread: 0 });
    const { user, address } = render(api);
    const link = await screen.findByRole('link', { name: /Vera bought Mug/ });
    expect(within(link).getByRole('img', { name: 'New' })).toBeVisible();
    await user.click(link);
    // The screen that stands on every path of the spec takes the search as the one of orders does.
    expect(address()).toBe('/purchase?q=Vera');
    await waitFor(() => expect(bodiesOf(api, markNotificationsRead)).toEqual([{ ids: [vera._id], markAsRead: true }]));
  });

  it('marks all up to the newest, and takes that back', async () => {
    const [vera, ben] = [entry(2, 'Vera'), entry(1, 'Ben')];
    const ids = [vera._id, ben._id];
    const api = new FakeApi().on(getNotifications, replyOf([vera, ben])).on(markNotificationsRead, { ids, unread: 0 });
    const { user } = render(api);
    const button = await screen.findByRole('button', { name: 'Mark all as read' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(bodiesOf(api, markNotificationsRead)).toEqual([{ upTo: vera._id }, { ids, markAsRead: false }]),
    );
  });

  it('keeps filters and the page in the address, and returns to the newest with another filter', async () => {
    const next = `1772723100000.${'0'.repeat(24)}`;
    const api = new FakeApi().on(getNotifications, replyOf([entry(2, 'Vera')], next));
    const { user, address } = render(api, '/notifications?type=purchase&q=vera');
    await user.click(await screen.findByRole('button', { name: 'Older' }));
    await waitFor(() => expect(new URLSearchParams(address().split('?')[1]).get('before')).toBe(next));
    await user.click(screen.getByRole('button', { name: 'Unread' }));
    await waitFor(() => expect(address()).toContain('unread=1'));
    expect(address()).not.toContain('before');
    const filters = { types: ['purchase'] };
    const page = { listPerPage: 25, searchTerm: 'vera' };
    expect(bodiesOf(api, getNotifications)).toEqual(
      expect.arrayContaining([
        { ...page, filters },
        { ...page, cursor: next, filters },
        { ...page, filters: { ...filters, unread: true } },
      ]),
    );
  });
});
