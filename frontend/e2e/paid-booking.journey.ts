import { randomUUID } from 'node:crypto';
import { devices, expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { linkFor } from './mailbox.js';
import { call, enter, newCreator, newEmail, type Creator } from './people.js';
import { typeInto } from './home-pages.js';

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, intervals: [{ start: '09:00', end: '17:00' }] }));

/** A published appointment of an hour on every day. @returns its booking page */
async function bookingPage(request: APIRequestContext, { token }: Creator, rules: object = {}): Promise<string> {
  const { data } = await call(request, '/user/schedule/list', {}, token);
  const { _id, rev } = data[0];
  await call(request, '/user/schedule/add-update', { _id, rev, weekly: everyDay }, token);
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

test('a paid booking from another zone is approved, moved and cancelled by its policy, and the refund is shown before and after', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const host = await newCreator(request, 'Ana Host');
  const secretKey = `sk_test_${randomUUID().replaceAll('-', '')}`;
  await call(request, '/user/payment-connection/connect', { provider: 'stripe', secretKey }, host.token);
  const cancelPolicy = { byAttendee: true, minNotice: 2 * 1440, refund: 'percent', percent: 50 };
  const reschedulePolicy = { byAttendee: true, minNotice: 2 * 1440, maxTimes: 3 };
  const money = { price: '40.00', currency: 'EUR', requiresApproval: true };
  const path = await bookingPage(request, host, { ...money, cancelPolicy, reschedulePolicy });
  await enter(page.context(), host);
  const visit = await phoneInTokyo(browser);
  const visitor = await visit.newPage();

  const email = await bookAndPay(visitor, `${path}?tz=Asia/Tokyo&month=${monthAfter()}`, 'Mei Early');
  await expect(visitor.getByText('Asia/Tokyo').first()).toBeVisible();
  await approve(page, 'Mei Early');
  await visitor.goto(await linkFor(email, '/bookAppointment/'));
  await expect(visitor.getByRole('heading', { name: 'You are booked' })).toBeVisible();
  const before = visitor.url();
  await visitor.goto(`${before}&step=move&month=${monthAfter()}`);
  await freeTimes(visitor).last().click();
  await visitor.getByRole('button', { name: 'Move the booking' }).click();
  await expect(visitor.getByRole('heading', { name: 'You are booked' })).toBeVisible();
  const moved = visitor.url();
  await visitor.goto(before);
  await expect(visitor.getByRole('heading', { name: 'This booking was moved' })).toBeVisible();
  await visitor.goto(moved);
  await visitor.getByRole('link', { name: 'Cancel the booking' }).click();
  await expect(visitor.getByText('€20.00 comes back to you.')).toBeVisible();
  await visitor.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(visitor.getByRole('heading', { name: 'This booking is cancelled' })).toBeVisible();
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByText('Returned')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await expect(visitor.getByText('€20.00')).toBeVisible();

  const late = await bookAndPay(visitor, `${path}?tz=Asia/Tokyo`, 'Sam Late');
  await approve(page, 'Sam Late');
  await visitor.goto(await linkFor(late, '/bookAppointment/'));
  await expect(visitor.getByText(/cannot be changed or cancelled here any more/)).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Cancel the booking' })).toHaveCount(0);
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
