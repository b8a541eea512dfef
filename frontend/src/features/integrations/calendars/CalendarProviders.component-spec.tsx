import { afterEach, describe, expect, it } from '@jest/globals';
import {
  calendarErrors,
  connectCalendar,
  deleteCalendar,
  getCalendarFeed,
  listCalendars,
  rotateCalendarFeed,
  testCalendar,
  updateCalendar,
  type CalendarAccountView,
} from '@linkyard/contracts';
import { activateLanguage } from '@linkyard/ui';
import { screen, within } from '@testing-library/react';
import { FakeApi } from '../../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../../shared/testing/render-with-providers.js';
import { CalendarProviders } from './CalendarProviders.js';

const anAccount = (changed: Partial<CalendarAccountView> = {}): CalendarAccountView => ({
  _id: '0123456789abcdef01234567',
  rev: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  provider: 'ics',
  email: 'calendar.example',
  calendars: [{ id: 'feed', name: 'Family', primary: true, canWrite: false, checkBusy: true }],
  writeCalendarId: null,
  state: 'active',
  lastSyncAt: null,
  lastError: '',
  leftOut: '',
  ...changed,
});
const listing = (...data: CalendarAccountView[]) =>
  new FakeApi()
    .on(listCalendars, { data, available: ['ics', 'caldav'], simulated: [] })
    .on(getCalendarFeed, { url: 'http://app.test/user/calendar/feed/secret.ics' });
const card = async (name: string) => within(await screen.findByRole('article', { name }));

describe('calendars on Integrations', () => {
  afterEach(() => activateLanguage('en'));

  it('connects an ICS address and asks which calendars block slots', async () => {
    const api = listing(anAccount()).on(connectCalendar, { account: anAccount(), authorizeUrl: null });
    api.on(updateCalendar, anAccount());
    const { user } = renderWithProviders(<CalendarProviders />, { api });
    await user.click((await card('ICS address')).getByRole('button', { name: 'Connect another one' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Add an ICS address' }));
    await user.type(drawer.getByLabelText('Address'), 'webcal://calendar.example/a.ics');
    await user.click(drawer.getByRole('button', { name: 'Connect and read' }));
    const choices = within(await screen.findByRole('dialog', { name: 'Choose calendars' }));
    await user.click(choices.getByRole('checkbox', { name: 'Family' }));
    await user.click(choices.getByRole('button', { name: 'Save' }));
    expect(api.bodiesTo(connectCalendar)).toEqual([{ provider: 'ics', url: 'webcal://calendar.example/a.ics' }]);
    expect(api.bodiesTo(updateCalendar)).toEqual([{ _id: anAccount()._id, busyCalendarIds: [] }]);
  });

  it('says in words what is wrong, and offers only what this installation can connect', async () => {
    const lastError = 'The calendar cannot be reached at the moment.';
    renderWithProviders(<CalendarProviders />, { api: listing(anAccount({ state: 'stale', lastError })) });
    const ics = await card('ICS address');
    expect(ics.getByText('Not reachable')).toBeVisible();
    expect(ics.getByText(lastError)).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Google Calendar' })).toBeNull();
  });

  it('names an unknown time zone in the language of the app', async () => {
    const declared = 'Times in the unknown time zone {names} are read in your own zone.';
    activateLanguage('de', { [declared]: ['Zeiten in ', ['names'], ' werden in deiner Zone gelesen.'] });
    const lastError = calendarErrors.unknownZones(['Office', 'Lab']);
    renderWithProviders(<CalendarProviders />, { api: listing(anAccount({ lastError })) });
    const ics = await card('ICS address');
    expect(ics.getByText('Zeiten in "Office", "Lab" werden in deiner Zone gelesen.')).toBeVisible();
  });

  it('names events that cannot be read, of a calendar that is read all the same', async () => {
    const leftOut = calendarErrors.leftOut(['Yoga'], 1);
    renderWithProviders(<CalendarProviders />, { api: listing(anAccount({ leftOut })) });
    const ics = await card('ICS address');
    expect(ics.getByText('These events cannot be read and block no time: "Yoga".')).toBeVisible();
  });

  it('asks for what a CalDAV server needs, and shows at the form why it was refused', async () => {
    const message = 'The calendar does not accept this user name and password.';
    const api = listing().refuse(connectCalendar, { httpStatus: 422, code: 'bookings.calendar_refused', message });
    const { user } = renderWithProviders(<CalendarProviders />, { api });
    await user.click((await card('CalDAV')).getByRole('button', { name: 'Connect a CalDAV server' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Connect a CalDAV server' }));
    await user.type(drawer.getByLabelText('Server'), 'calendar.example');
    await user.click(drawer.getByRole('button', { name: 'Connect and read' }));
    for (const wrong of [/beginning with https/, /enter the user name/, /enter the password/])
      expect(drawer.getByText(wrong)).toBeVisible();
    expect(api.bodiesTo(connectCalendar)).toEqual([]);
    await user.clear(drawer.getByLabelText('Server'));
    await user.type(drawer.getByLabelText('Server'), 'https://calendar.example');
    await user.type(drawer.getByLabelText('User name'), 'ana');
    await user.type(drawer.getByLabelText('App password'), 'wrong');
    await user.click(drawer.getByRole('button', { name: 'Connect and read' }));
    expect(await drawer.findByText(message)).toBeVisible();
    expect(api.bodiesTo(connectCalendar)).toEqual([
      { provider: 'caldav', serverUrl: 'https://calendar.example', username: 'ana', password: 'wrong' },
    ]);
  });

  it('reads an account now, and says in the row that it has to be connected again', async () => {
    const lastError = 'The calendar no longer accepts our access. Please connect it again.';
    const api = listing(anAccount()).on(testCalendar, anAccount({ state: 'error', lastError }));
    const { user } = renderWithProviders(<CalendarProviders />, { api });
    const ics = await card('ICS address');
    api.on(listCalendars, { data: [anAccount({ state: 'error', lastError })], available: ['ics'], simulated: [] });
    await user.click(ics.getByRole('button', { name: 'Read now: calendar.example' }));
    expect(await ics.findByText('Connect again', { selector: 'article *' })).toBeVisible();
    expect(await ics.findByText(lastError)).toBeVisible();
    expect(api.bodiesTo(testCalendar)).toEqual([{ _id: anAccount()._id }]);
  });

  it('can be tried again when the list does not come', async () => {
    const message = 'Please try again.';
    const api = listing(anAccount()).refuse(listCalendars, { httpStatus: 503, code: 'core.unavailable', message });
    const { user } = renderWithProviders(<CalendarProviders />, { api });
    await user.click(await screen.findByRole('button', { name: /again/i }));
    expect(api.bodiesTo(listCalendars).length).toBeGreaterThan(1);
  });

  it('disconnects after saying what stops, and makes a new private address', async () => {
    const api = listing(anAccount())
      .on(deleteCalendar, { ids: [anAccount()._id] })
      .on(rotateCalendarFeed, { url: 'http://app.test/user/calendar/feed/other.ics' });
    const { user } = renderWithProviders(<CalendarProviders />, { api });
    await user.click((await card('ICS address')).getByRole('button', { name: 'More actions: calendar.example' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Disconnect' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Disconnect this calendar?' }));
    await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
    expect(api.bodiesTo(deleteCalendar)).toEqual([{ _id: anAccount()._id }]);
    await user.click((await card('Your bookings as a calendar')).getByRole('button', { name: 'New address' }));
    await user.click(await screen.findByRole('button', { name: 'Make a new address' }));
    expect(api.bodiesTo(rotateCalendarFeed)).toEqual([{}]);
  });
});
