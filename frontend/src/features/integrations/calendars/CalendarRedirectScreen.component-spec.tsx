import { describe, expect, it } from '@jest/globals';
import { connectCalendar, updateCalendar, type CalendarAccountView } from '@linkyard/contracts';
import { screen, within } from '@testing-library/react';
import { FakeApi } from '../../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../../shared/testing/render-with-providers.js';
import { CalendarRedirectScreen } from './CalendarRedirectScreen.js';

const account: CalendarAccountView = {
  _id: '0123456789abcdef01234567',
  rev: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  provider: 'google',
  email: 'ana@gmail.example',
  calendars: [
    { id: 'ana@gmail.example', name: 'Ana', primary: true, canWrite: true, checkBusy: true },
    { id: 'family', name: 'Family', primary: false, canWrite: true, checkBusy: false },
  ],
  writeCalendarId: 'ana@gmail.example',
  state: 'active',
  lastSyncAt: null,
  lastError: '',
  leftOut: '',
};
const back = (search: string, provider = 'google') => ({
  at: `/redirect/${provider}Calendar${search}`,
  path: `/redirect/${provider}Calendar`,
});

describe('the way back from a consent page', () => {
  it('connects once with what came back, and asks which calendars block slots', async () => {
    const api = new FakeApi().on(connectCalendar, { account, authorizeUrl: null }).on(updateCalendar, account);
    const { user } = renderWithProviders(<CalendarRedirectScreen />, { api, ...back('?code=4%2F0A&state=s') });
    const drawer = within(await screen.findByRole('dialog', { name: 'Choose calendars' }));
    expect(drawer.getByText('ana@gmail.example is connected and has been read.')).toBeVisible();
    await user.click(drawer.getByRole('checkbox', { name: 'Family' }));
    await user.click(drawer.getByRole('button', { name: 'Save' }));
    expect(api.bodiesTo(connectCalendar)).toEqual([{ provider: 'google', code: '4/0A', state: 's' }]);
    expect(api.bodiesTo(updateCalendar)).toEqual([
      { _id: account._id, busyCalendarIds: ['ana@gmail.example', 'family'], writeCalendarId: 'ana@gmail.example' },
    ]);
  });

  it('without access says so, and asks for nothing', async () => {
    const api = new FakeApi();
    renderWithProviders(<CalendarRedirectScreen />, { api, ...back('?error=access_denied&state=s', 'microsoft') });
    expect(await screen.findByText('Microsoft did not give us access, so nothing has been connected.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to integrations' })).toHaveAttribute('href', '/integrations');
    expect(api.calls).toEqual([]);
  });

  it('shows why the answer was refused, with the way back', async () => {
    const message = 'The calendar does not accept this access.';
    const api = new FakeApi().refuse(connectCalendar, { httpStatus: 422, code: 'bookings.calendar_refused', message });
    renderWithProviders(<CalendarRedirectScreen />, { api, ...back('?code=c&state=s') });
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to integrations' })).toBeVisible();
  });
});
