import { randomUUID } from 'node:crypto';
import { devices, expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { linkFor } from './mailbox.js';
import { call, enter, newCreator, newEmail, unique, type Creator } from './people.js';
import { typeInto } from './home-pages.js';
import { connectGoogle, OwnCalendar } from './own-calendar.js';

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, intervals: [{ start: '09:00', end: '17:00' }] }));

/** A published appointment of an hour on every day. @returns its booking page */
async function bookingPage(request: APIRequestContext, { token }: Creator, rules: object = {}): Promise<string> {
  await openEveryDay(request, token);
  const usual = { title: 'Portrait session', state: 'published', durations: [60], minimumNotice: 0 };
  const made = await call(
    request,
    '/user/appointment/add-update',
    { ...usual, window: { type: 'unlimited' }, ...rules },
    token,
  );
  return `/bookAppointment/${made.publicId}`;
}

const monthAfter = (now = new Date()) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 7);

/** A phone whose clock is Tokyo's. */
const phoneInTokyo = (browser: Browser) => {
  const { defaultBrowserType: _engine, ...pixel } = devices['Pixel 5'];
  return browser.newContext({ ...pixel, timezoneId: 'Asia/Tokyo' });
};
const freeTimes = (page: Page) => page.getByRole('list', { name: /,/ }).getByRole('link');

/** Books a time and pays at the provider's page. @returns the address that the mails go to */
async function bookAndPay(visitor: Page, path: string, name: string): Promise<string> {
  const email = newEmail();
  await visitor.goto(path);
  await freeTimes(visitor).first().click();
  await typeInto(visitor.getByLabel('Name'), name);
  await visitor.getByLabel('E-mail').fill(email);
  await visitor.getByRole('button', { name: 'Book and pay €40.00' }).click();
  await visitor.getByRole('button', { name: /^Pay 40/ }).click();
  await expect(visitor.getByRole('heading', { name: 'Your request has been sent' })).toBeVisible();
  return email;
}

async function approve(page: Page, name: string) {
  await page.goto(`/appointment-booking?tab=pending&q=${encodeURIComponent(name)}`);
  await page.getByRole('row').filter({ hasText: name }).press('Enter');
  await page.getByRole('dialog', { name }).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Approved. The visitor gets a mail.')).toBeVisible();
}

/** A paid appointment that waits for approval, made by hand. @returns the path of its booking page */
async function madeByHand(page: Page): Promise<string> {
  await page.goto('/appointments');
  await page.getByRole('button', { name: 'Add appointment' }).first().click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Portrait session');
  await page.getByRole('combobox', { name: 'Currency' }).fill('EUR');
  await page.getByRole('option', { name: /^EUR/ }).click();
  await page.getByRole('textbox', { name: 'Price' }).fill('40');
  await page.getByRole('checkbox', { name: 'I approve each booking first' }).check();
  await page.getByRole('checkbox', { name: 'Visitors can cancel' }).check();
  await page.getByRole('checkbox', { name: 'Visitors can choose another time' }).check();
  for (const policy of [0, 1]) {
    const unit = page.getByRole('combobox', { name: 'At the latest, before it begins, unit' }).nth(policy);
    await unit.selectOption('days');
    await page.getByRole('textbox', { name: 'At the latest, before it begins' }).nth(policy).fill('2');
  }
  await page.getByRole('combobox', { name: 'They get back' }).click();
  await page.getByRole('option', { name: 'A share' }).click();
  await page.getByRole('textbox', { name: 'Share, %' }).fill('50');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published.', { exact: true })).toBeVisible();
  return new URL(await page.getByRole('textbox', { name: 'Link to the booking page' }).inputValue()).pathname;
}

/** Free all day, each day of the week. */
async function openEveryDay(request: APIRequestContext, token: string) {
  const { data } = await call(request, '/user/schedule/list', {}, token);
  const { _id, rev } = data[0];
  await call(request, '/user/schedule/add-update', { _id, rev, weekly: everyDay }, token);
}

test('a paid booking from another zone is approved, moved and cancelled by its policy; the refund is shown before and after, and the calendar follows', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const host = await newCreator(request, 'Ana Host');
  const secretKey = `sk_test_${randomUUID().replaceAll('-', '')}`;
  await call(request, '/user/payment-connection/connect', { provider: 'stripe', secretKey }, host.token);
  await openEveryDay(request, host.token);
  await enter(page.context(), host);
  const account = `${unique('host')}@gmail.test`;
  const calendar = new OwnCalendar(request, await connectGoogle(page, account), account);
  await page.getByRole('dialog', { name: 'Choose calendars' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('article', { name: 'Google Calendar' }).getByText('Working')).toBeVisible();
  const written = () => calendar.startsOf(/Mei Early/);
  const path = await madeByHand(page);
  const visit = await phoneInTokyo(browser);
  const visitor = await visit.newPage();

  const email = await bookAndPay(visitor, `${path}?tz=Asia/Tokyo&month=${monthAfter()}`, 'Mei Early');
  await expect(visitor.getByText('Asia/Tokyo').first()).toBeVisible();
  await approve(page, 'Mei Early');
  await visitor.goto(await linkFor(email, '/bookAppointment/'));
  await expect(visitor.getByRole('heading', { name: 'You are booked' })).toBeVisible();
  await expect.poll(written, { timeout: 40_000 }).toHaveLength(1);
  const [first] = await written();
  const before = visitor.url();
  await visitor.goto(`${before}&step=move&month=${monthAfter()}`);
  await freeTimes(visitor).last().click();
  await visitor.getByRole('button', { name: 'Move the booking' }).click();
  await expect(visitor.getByRole('heading', { name: 'You are booked' })).toBeVisible();
  const moved = visitor.url();
  await expect
    .poll(async () => (await written()).map((start) => start > (first ?? 0)), { timeout: 40_000 })
    .toEqual([true]);
  await visitor.goto(before);
  await expect(visitor.getByRole('heading', { name: 'This booking was moved' })).toBeVisible();
  await visitor.goto(moved);
  await visitor.getByRole('link', { name: 'Cancel the booking' }).click();
  await expect(visitor.getByText('€20.00 is refunded to you.')).toBeVisible();
  await visitor.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(visitor.getByRole('heading', { name: 'This booking is cancelled' })).toBeVisible();
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByText('Refunded', { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await expect(visitor.getByText('€20.00')).toBeVisible();
  await expect.poll(written, { timeout: 40_000 }).toEqual([]);
  await page.goto('/appointment-booking?tab=cancelled&q=Mei');
  await page.getByRole('row').filter({ hasText: 'Mei Early' }).filter({ hasText: 'Cancelled' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Mei Early' });
  await expect(drawer.getByText('Returned in part')).toBeVisible();
  await expect(drawer.getByText('€20.00')).toBeVisible();

  const late = await bookAndPay(visitor, `${path}?tz=Asia/Tokyo`, 'Sam Late');
  await approve(page, 'Sam Late');
  await visitor.goto(await linkFor(late, '/bookAppointment/'));
  await expect(visitor.getByText(/cannot be changed or cancelled here any more/)).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Cancel the booking' })).toHaveCount(0);
  await visit.close();
});

test('a price that is held on a card is charged in part when the visitor cancels, and both see what was charged', async ({
  page,
  browser,
  request,
}) => {
  const host = await newCreator(request, 'Ana Host');
  const secretKey = `sk_test_${randomUUID().replaceAll('-', '')}`;
  await call(request, '/user/payment-connection/connect', { provider: 'stripe', secretKey }, host.token);
  const cancelPolicy = { byAttendee: true, minNotice: 0, refund: 'none' };
  const path = await bookingPage(request, host, { price: '40', currency: 'EUR', payAt: 'cardHold', cancelPolicy });
  const visit = await browser.newContext();
  const visitor = await visit.newPage();
  await visitor.goto(path);
  await freeTimes(visitor).first().click();
  await typeInto(visitor.getByLabel('Name'), 'Kim Held');
  await visitor.getByLabel('E-mail').fill(newEmail());
  await visitor.getByRole('button', { name: 'Book and hold €40.00' }).click();
  await visitor.getByRole('button', { name: /^Pay 40/ }).click();
  await expect(visitor.getByRole('heading', { name: 'You are booked' })).toBeVisible();
  await expect(visitor.getByText(/^Your card is held for €40.00, charged after/)).toBeVisible();
  await visitor.getByRole('link', { name: 'Cancel the booking' }).click();
  await expect(visitor.getByText('The host may charge up to €40.00 for cancelling.')).toBeVisible();
  await visitor.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(visitor.getByRole('heading', { name: 'This booking is cancelled' })).toBeVisible();

  await enter(page.context(), host);
  await page.goto('/appointment-booking?tab=cancelled&q=Kim');
  await page.getByRole('row').filter({ hasText: 'Kim Held' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Kim Held' });
  await expect(drawer.getByText('Held on the card')).toBeVisible();
  await drawer.getByRole('button', { name: 'Charge card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Charge the card?' });
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('15');
  await dialog.getByRole('button', { name: 'Charge €15.00' }).click();
  await expect(page.getByText('The card was charged. The visitor gets a mail.')).toBeVisible();
  await expect(drawer.getByText('€15.00')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('€15.00')).toBeVisible();
  await visit.close();
});

test('of two visitors who book the same time one is booked, and the other is offered other times', async ({
  browser,
  request,
}) => {
  const host = await newCreator(request, 'Ana Host');
  const path = await bookingPage(request, host);
  const visits = await Promise.all([1, 2].map(() => browser.newContext({ javaScriptEnabled: false })));
  const racers = await Promise.all(visits.map((visit) => visit.newPage()));
  for (const [index, racer] of racers.entries()) {
    await racer.goto(`${path}?tz=Asia/Tokyo&month=${monthAfter()}`);
    await freeTimes(racer).first().click();
    await racer.getByLabel('Name').fill(`Racer ${index}`);
    await racer.getByLabel('E-mail').fill(newEmail());
  }
  await Promise.all(racers.map((racer) => racer.getByRole('button', { name: 'Book', exact: true }).click()));
  const booked = await Promise.all(
    racers.map(async (racer) => {
      const heading = racer.getByRole('heading', { name: 'You are booked' });
      await expect(heading.or(racer.getByText('What you have typed is still there.'))).toBeVisible();
      return heading.isVisible();
    }),
  );
  expect(booked.toSorted()).toEqual([false, true]);
  await Promise.all(visits.map((visit) => visit.close()));
});

/** The next day on which Berlin's clock changes, at least twenty days from now, so that no notice is in the way. */
function clockChange(now = Date.now()): Date {
  const zone = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' });
  const offsetAt = (at: number) => zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
  const dayMs = 86_400_000;
  let at = Math.floor(now / dayMs) * dayMs + 20 * dayMs;
  while (offsetAt(at) === offsetAt(at + dayMs)) at += dayMs;
  return new Date(at);
}

test('a weekly series over the clock change stands at the same hour of its host, and at another one of its visitor', async ({
  page,
  browser,
  request,
}) => {
  const host = await newCreator(request, 'Ana Host');
  const path = await bookingPage(request, host, { recurring: { freq: 'weekly', interval: 1, maxCount: 4 } });
  const dateOf = (days: number) => new Date(clockChange().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const first = dateOf(-5);
  const visit = await phoneInTokyo(browser);
  const visitor = await visit.newPage();
  // Tokyo has no summer time: nine o'clock in Berlin is an hour later there in winter.
  const nine = first.slice(5, 7) === '03' ? '17:00' : '16:00';
  await visitor.goto(`${path}?tz=Asia/Tokyo&clock=24&month=${first.slice(0, 7)}&day=${first}`);
  await freeTimes(visitor).filter({ hasText: nine }).click();
  await typeInto(visitor.getByLabel('Name'), 'Mei Weekly');
  await visitor.getByLabel('E-mail').fill(newEmail());
  await visitor.getByLabel('How many dates').selectOption({ label: '3 dates, every week' });
  await visitor.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(visitor.getByRole('heading', { name: 'You are booked' })).toBeVisible();
  await visit.close();

  await enter(page.context(), host);
  await page.goto('/appointment-booking?q=Mei');
  const rows = page.getByRole('row').filter({ hasText: 'Mei Weekly' });
  await expect(rows).toHaveCount(3);
  // As in every table: 23 Mar-2026.
  const days = [-5, 2, 9].map((days) => {
    const month = new Date(dateOf(days)).toLocaleDateString('en-US', { timeZone: 'UTC', month: 'short' });
    return `${new Date(dateOf(days)).getUTCDate()} ${month}-`;
  });
  for (const day of days) await expect(rows.filter({ hasText: day }).filter({ hasText: '09:00' })).toHaveCount(1);
  const hours: string[] = [];
  for (const day of days) {
    await rows.filter({ hasText: day }).press('Enter');
    const fact = page.getByRole('dialog', { name: 'Mei Weekly' }).getByText(/\(Asia\/Tokyo\)/);
    await expect(fact).toContainText(day);
    hours.push(/\d+:00/.exec((await fact.textContent()) ?? '')?.[0] ?? '');
    await page.keyboard.press('Escape');
    await expect(fact).toHaveCount(0);
  }
  expect([hours.toSorted()[0], hours.toSorted()[2]]).toEqual(['16:00', '17:00']);
  expect(hours[1]).toBe(hours[2]);
  expect(hours[0]).not.toBe(hours[1]);
});
