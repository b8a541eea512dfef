import { expect, test, type APIRequestContext } from '@playwright/test';
import { typeInto } from './home-pages.js';
import { linkFor } from './mailbox.js';
import { connectGoogle, OwnCalendar } from './own-calendar.js';
import { call, enter, newCreator, newEmail, unique } from './people.js';

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, intervals: [{ start: '09:00', end: '17:00' }] }));
const hourMs = 3_600_000;

/** A published appointment of an hour on every day. */
async function anAppointment(request: APIRequestContext, token: string): Promise<{ publicId: string }> {
  const { data } = await call(request, '/user/schedule/list', {}, token);
  const { _id, rev } = data[0];
  await call(request, '/user/schedule/add-update', { _id, rev, weekly: everyDay }, token);
  const rules = {
    durations: [60],
    minimumNotice: 0,
    window: { type: 'unlimited' },
    locations: [{ type: 'googleMeet' }],
  };
  const appointment = { title: 'Portrait session', state: 'published', ...rules };
  return call(request, '/user/appointment/add-update', appointment, token);
}

/** Free times of the coming weeks as the public calls say them, ISO. */
async function freeTimes(request: APIRequestContext, publicId: string): Promise<string[]> {
  const dateIn = (days: number) => new Date(Date.now() + days * 24 * hourMs).toISOString().slice(0, 10);
  const asked = { publicId, from: dateIn(2), to: dateIn(20), timeZone: 'UTC' };
  const { days } = await call(request, '/user/appointment/slots', asked);
  return Object.keys(days)
    .toSorted()
    .flatMap((date) => days[date].map(({ start }: { start: string }) => start));
}

test('a Google calendar is connected by clicking: its busy time is not offered, and a booking is written with a room to meet, moved and removed there', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const host = await newCreator(request, 'Ana Host');
  const { publicId } = await anAppointment(request, host.token);
  const path = `/bookAppointment/${publicId}`;
  const [busy = '', wanted = '', later = ''] = await freeTimes(request, publicId);
  const slot = (start: string) => `a[href*="${encodeURIComponent(start)}"]`;
  await enter(page.context(), host);

  // Two calendars are listed; the main one blocks slots and is written to unless the host says otherwise.
  const email = `${unique('host')}@gmail.test`;
  const origin = await connectGoogle(page, email);
  const choices = page.getByRole('dialog', { name: 'Choose calendars' });
  await expect(choices.getByRole('checkbox', { name: email })).toBeChecked();
  await expect(choices.getByRole('checkbox', { name: 'Family' })).not.toBeChecked();
  await expect(choices.getByRole('combobox', { name: 'Write bookings to' })).toHaveValue(email);
  await choices.getByRole('button', { name: 'Save' }).click();
  const card = page.getByRole('article', { name: 'Google Calendar' });
  await expect(card.getByText('Working')).toBeVisible();

  // A visitor sees the time, until the host is busy then.
  const visit = await browser.newContext({ timezoneId: 'America/New_York' });
  const visitor = await visit.newPage();
  const dayOf = (start: string) => `${path}?tz=UTC&day=${start.slice(0, 10)}&month=${start.slice(0, 7)}`;
  await visitor.goto(dayOf(busy));
  await expect(visitor.locator(slot(busy))).toHaveCount(1);
  const calendar = new OwnCalendar(request, origin, email);
  await calendar.add(busy);
  await card.getByRole('button', { name: `Read now: ${email}` }).click();
  await expect(page.getByText('The calendar has been read.')).toBeVisible();
  await visitor.goto(dayOf(busy));
  await expect(visitor.locator(slot(wanted))).toHaveCount(1);
  await expect(visitor.locator(slot(busy))).toHaveCount(0);

  // What is booked stands in the calendar, and follows.
  await visitor.locator(slot(wanted)).click();
  const address = newEmail();
  await typeInto(visitor.getByLabel('Name'), 'Mei Visitor');
  await visitor.getByLabel('E-mail').fill(address);
  await visitor.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(visitor.getByRole('heading', { name: 'You are booked' })).toBeVisible();
  const written = () => calendar.startsOf(/Mei Visitor/);
  await expect.poll(written, { timeout: 40_000 }).toEqual([Date.parse(wanted)]);
  // Google has made a room for it.
  const room = visitor.getByRole('link', { name: /^https:\/\/meet\.google\.com\// });
  await expect(async () => {
    await visitor.reload();
    await expect(room).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 40_000 });
  await visitor.goto(await linkFor(address, '/bookAppointment/'));
  await visitor.goto(`${visitor.url()}&step=move&tz=UTC&day=${later.slice(0, 10)}&month=${later.slice(0, 7)}`);
  await visitor.locator(slot(later)).click();
  await visitor.getByRole('button', { name: 'Move the booking' }).click();
  await expect(visitor.getByRole('heading', { name: 'You are booked' })).toBeVisible();
  await expect.poll(written, { timeout: 40_000 }).toEqual([Date.parse(later)]);
  await expect(room).toBeVisible();
  await visitor.getByRole('link', { name: 'Cancel the booking' }).click();
  await visitor.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(visitor.getByRole('heading', { name: 'This booking is cancelled' })).toBeVisible();
  await expect.poll(written, { timeout: 40_000 }).toEqual([]);
  expect(await calendar.startsOf(/Dentist/)).toEqual([Date.parse(busy)]);
  await visit.close();
});

test('a host who does not allow access is back at the app, and nothing is connected', async ({ page, request }) => {
  const host = await newCreator(request, 'Ana Host');
  await enter(page.context(), host);
  await page.goto('/integrations');
  await page.getByRole('button', { name: 'Connect Google Calendar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Google did not give us access, so nothing has been connected.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to integrations' }).click();
  await expect(page.getByRole('button', { name: 'Connect Google Calendar' })).toBeVisible();
});
