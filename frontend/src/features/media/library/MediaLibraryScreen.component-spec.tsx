import { describe, expect, it } from '@jest/globals';
import { mediaFolders, mediaUsage, userMedia, type ReplyInput } from '@linkyard/contracts';
import { screen } from '@testing-library/react';
import { FakeApi } from '../../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../../shared/testing/render-with-providers.js';
import { MediaLibraryScreen } from './MediaLibraryScreen.js';

const empty: ReplyInput<typeof userMedia> = {
  type: 'get',
  data: [],
  totalMedia: 0,
  isCounted: true,
  currentPage: 1,
  pageCounts: 0,
};
const anApi = () =>
  new FakeApi()
    .on(mediaFolders, { folders: [], tags: [] })
    .on(mediaUsage, { bytes: 0, quotaBytes: 1_000_000, gallery: 0, document: 0 });

describe('the media library', () => {
  it('shows why it failed, and the files when it is tried again', async () => {
    const api = anApi().refuse(userMedia, { httpStatus: 503, code: 'core.unavailable', message: 'Not now.' });
    const { user } = renderWithProviders(<MediaLibraryScreen />, { api, at: '/mylibrary' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
    api.on(userMedia, empty);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No Media Found')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Media Library (0)' })).toBeVisible();
  });

  it('goes to the last page when the page of its address is gone', async () => {
    const api = anApi().on(userMedia, { ...empty, totalMedia: 30, pageCounts: 2 });
    const { address } = renderWithProviders(<MediaLibraryScreen />, { api, at: '/mylibrary?page=7' });
    await screen.findByRole('heading', { name: 'Media Library (30)' });
    expect(address()).toBe('/mylibrary?page=2');
  });
});
