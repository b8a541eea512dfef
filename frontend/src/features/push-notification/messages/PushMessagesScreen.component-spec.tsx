import { describe, expect, it } from '@jest/globals';
import {
  createPushMessage,
  listCampaigns,
  listPushMessages,
  pausePushMessage,
  pushStats,
  sendPushMessage,
  type PushMessageView,
} from '@linkyard/contracts';
import { screen, within } from '@testing-library/react';
import { FakeApi } from '../../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../../shared/testing/render-with-providers.js';
import { PushMessagesScreen } from './PushMessagesScreen.js';

const counts = { targeted: 10, sent: 7, failed: 1, gone: 1, left: 1, clicked: 3 };
const aMessage = (more: Partial<PushMessageView> = {}): PushMessageView => ({
  ...{ _id: 'a'.repeat(24), rev: 1, createdAt: '2026-11-26T10:00:00.000Z', updatedAt: '2026-11-26T10:00:00.000Z' },
  ...{ title: 'New mugs', body: 'Fresh', image: '', url: '', actions: [] },
  audience: { campaignIds: [], countries: [], since: null },
  schedule: { at: null, timeZone: 'UTC', inFollowersZone: false },
  quietHours: null,
  ...{ state: 'sending' as const, counts, startedAt: null, endedAt: null },
  ...more,
});
const page = <Row,>(data: Row[]) => ({ data, currentPage: 1, totalCount: data.length, pageCounts: 1, listPerPage: 10 });
const anApi = (messages: PushMessageView[] = [aMessage()]) =>
  new FakeApi()
    .on(listPushMessages, page(messages))
    .on(listCampaigns, page([]))
    .on(pushStats, { followers: 12, pages: [], countries: [] });

describe('push notifications to followers', () => {
  it('shows how far each has come', async () => {
    renderWithProviders(<PushMessagesScreen />, { api: anApi() });
    const row = (await screen.findByText('New mugs')).closest('tr') ?? document.body;
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(['10', '7', '3']));
    expect(await screen.findByText('12 browsers follow your pages.')).toBeVisible();
  });

  it('offers what its state allows', async () => {
    const api = anApi().on(pausePushMessage, aMessage({ state: 'paused' }));
    const { user } = renderWithProviders(<PushMessagesScreen />, { api });
    await user.click(await screen.findByRole('button', { name: 'More for New mugs' }));
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
    await user.click(await screen.findByRole('menuitem', { name: 'Pause' }));
    expect(api.bodiesTo(pausePushMessage)).toEqual([{ _id: 'a'.repeat(24) }]);
  });

  it('offers emojis for the title and the text', async () => {
    const { user } = renderWithProviders(<PushMessagesScreen />, { api: anApi([]) });
    await user.click((await screen.findAllByRole('button', { name: 'Write' }))[0] ?? document.body);
    expect(await screen.findByRole('button', { name: 'Insert an emoji into the title' })).toBeVisible();
    const ofText = screen.getByRole('button', { name: 'Insert an emoji into the text' });
    await user.click(ofText);
    expect(ofText).toHaveAttribute('aria-expanded', 'true');
  });

  it('saves what is written, then asks with the number of its audience before it is sent', async () => {
    const draft = aMessage({ state: 'draft', title: 'Sale' });
    const api = anApi([])
      .on(createPushMessage, draft)
      .on(sendPushMessage, { ...draft, state: 'scheduled' });
    const { user } = renderWithProviders(<PushMessagesScreen />, { api });
    await user.click((await screen.findAllByRole('button', { name: 'Write' }))[0] ?? document.body);
    const drawer = await screen.findByRole('dialog', { name: 'Write a push notification' });
    await user.type(within(drawer).getByRole('textbox', { name: /^Title/ }), 'Sale');
    await user.click(within(drawer).getByRole('button', { name: 'Save and send…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send “Sale”?' });
    expect(await within(dialog).findByText(/It goes to 12 browsers/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Send' }));
    expect(api.bodiesTo(createPushMessage)).toMatchObject([{ title: 'Sale', schedule: { at: null } }]);
    expect(api.bodiesTo(sendPushMessage)).toEqual([{ _id: draft._id }]);
  });
});
