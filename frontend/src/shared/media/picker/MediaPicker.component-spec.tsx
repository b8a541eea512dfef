import { describe, expect, it } from '@jest/globals';
import { userMedia, type ReplyInput } from '@linkyard/contracts';
import { screen } from '@testing-library/react';
import { FakeApi } from '../../testing/fake-api.js';
import { renderWithProviders } from '../../testing/render-with-providers.js';
import { MediaPicker } from './MediaPicker.js';

const empty: ReplyInput<typeof userMedia> = {
  type: 'get',
  data: [],
  totalMedia: 0,
  isCounted: true,
  currentPage: 1,
  pageCounts: 0,
};
const open = (api: FakeApi) =>
  renderWithProviders(<MediaPicker wanted={{ kind: 'picture' }} onDone={() => undefined} />, { api });

describe('the media picker', () => {
  it('shows eight outlines while it waits, then that there is nothing', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const api = new FakeApi().on(userMedia, empty);
    const { fetch } = api;
    const slow: typeof fetch = async (...request) => {
      await held;
      return fetch(...request);
    };
    open(Object.assign(api, { fetch: slow }));
    const popup = await screen.findByRole('dialog', { name: 'Media Library' });
    expect(popup.querySelectorAll('[data-skeleton]')).toHaveLength(8);
    answer();
    expect(await screen.findByText('No media found')).toBeVisible();
    expect(popup.querySelectorAll('[data-skeleton]')).toHaveLength(0);
  });

  it('says that it failed, and loads when it is tried again', async () => {
    const unavailable = { httpStatus: 503, code: 'core.unavailable', message: 'Not now.' };
    const api = new FakeApi().refuse(userMedia, unavailable);
    const { user } = open(api);
    expect(await screen.findByText('Failed to fetch media')).toBeVisible();
    api.on(userMedia, empty);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No media found')).toBeVisible();
  });
});
