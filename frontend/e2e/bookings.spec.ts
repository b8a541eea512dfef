import { expect, test, type APIRequestContext } from '@playwright/test';
import { publishedPage, expectOnline, phone, typeInto } from './home-pages.js';
import { linkFor } from './mailbox.js';
import { call, enter, newCreator, newEmail } from './people.js';

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, intervals: [{ start: '09:00', end: '17:00' }] }));

/** Working hours on every day, so that a day with free times is always in sight. */
async function openEveryDay(request: APIRequestContext, token: string) {
  const { data } = await call(request, '/user/schedule/list', {}, token);
  const { _id, rev } = data[0];
  await call(request, '/user/schedule/add-update', { _id, rev, weekly: everyDay }, token);
}

test('visitors book with and without a script; the host approves one, rejects one, and the link of the mail moves it', async ({
  page,
  browser,
  request,
}) => {
  const creator = await newCreator(request, 'Ana Host');
  await openEveryDay(request, creator.token);

  // The creator makes a free appointment that waits for approval.
  await enter(page.context(), creator);
  await page.goto('/appointments');
  await page.getByRole('button', { name: 'Add appointment' }).first().click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Garden talk');
  await page.getByRole('checkbox', { name: 'I approve each booking first' }).check();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published.', { exact: true })).toBeVisible();
  const address = await page.getByRole('textbox', { name: 'Link to the booking page' }).inputValue();
  const { pathname } = new URL(address);

  // A block leads there.
  const { data } = await call(request, '/user/appointment/list', {}, creator.token);
  const sectionData = { title: 'Book me', appointmentIds: [data[0]._id] };
  const { url } = await publishedPage(request, creator.token, { type: 'el_appointment', sectionData });
  await expectOnline(request, url);

  // A visitor in Tokyo books on a phone without a script.
  const plain = await phone(browser, { javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(url);
  await expect(reader.getByRole('link', { name: /Book/ })).toHaveAttribute('href', new RegExp(pathname));
  await reader.goto(`${pathname}?tz=Asia/Tokyo`);
  await expect(reader.getByText('Asia/Tokyo').first()).toBeVisible();
  await reader.getByText('Change the time zone').click();
  await reader.getByLabel('Time zone', { exact: true }).fill('new york');
  await reader.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(reader.getByText('America/New York').first()).toBeVisible();
  await reader.goto(`${pathname}?tz=Moon/Base`);
  await expect(reader.getByRole('alert')).toContainText('There is no time zone of that name.');
  await reader.goto(`${pathname}?tz=Asia/Tokyo`);
  await reader.getByRole('list', { name: /,/ }).getByRole('link').first().click();
  const first = newEmail();
  await reader.getByLabel('Name').fill('Mei Visitor');
  await reader.getByLabel('E-mail').fill(first);
  await reader.getByRole('button', { name: 'Send the request' }).click();
  await expect(reader.getByRole('heading', { name: 'Your request has been sent' })).toBeVisible();
  await plain.close();

  // Another one in New York has a script: the zone is found, the month turns without a reload, the time is held.
  const { viewport, ...device } = { viewport: { width: 390, height: 844 }, timezoneId: 'America/New_York' };
  const quick = await browser.newContext({ ...device, viewport });
  const visitor = await quick.newPage();
  await visitor.goto(pathname);
  await expect(visitor.getByText('America/New York').first()).toBeVisible();
  const month = await visitor.getByRole('heading', { level: 2 }).first().textContent();
  await visitor.getByRole('link', { name: 'Month after' }).click();
  await expect(visitor.getByRole('heading', { level: 2 }).first()).not.toHaveText(month ?? '');

  // The arrow keys go on into the months after and before, where the focus stays in the grid.
  const focusedDay = () => visitor.evaluate(() => document.activeElement?.getAttribute('data-day') ?? '');
  await visitor.locator('a[data-day]').last().focus();
  const lastDay = await focusedDay();
  await visitor.keyboard.press('ArrowRight');
  await expect.poll(focusedDay).toMatch(/-01$/);
  await visitor.keyboard.press('ArrowLeft');
  await expect.poll(focusedDay).toBe(lastDay);
  const times = visitor.getByRole('list', { name: /,/ }).getByRole('link');
  const chosen = (await times.last().textContent()) ?? '';
  await times.last().click();
  await expect(visitor.getByText(/This time is kept for you/)).toBeVisible();

  // The time that is held for this visitor can be chosen again.
  await visitor.getByRole('link', { name: 'Choose another time' }).click();
  await times.filter({ hasText: chosen }).click();
  await expect(visitor.getByText(/This time is kept for you/)).toBeVisible();
  const second = newEmail();
  await typeInto(visitor.getByLabel('Name'), 'Sam Visitor');
  await visitor.getByLabel('E-mail').fill(second);
  await visitor.getByRole('button', { name: 'Send the request' }).click();
  await expect(visitor.getByRole('heading', { name: 'Your request has been sent' })).toBeVisible();

  // The host sees both, approves one and rejects the other.
  await page.goto('/appointment-booking?tab=pending');
  await page.getByRole('row').filter({ hasText: 'Sam Visitor' }).press('Enter');
  await page.getByRole('dialog', { name: 'Sam Visitor' }).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Approved. The visitor gets a mail.')).toBeVisible();
  await page.goto('/appointment-booking?tab=pending&q=Mei');
  await page.getByRole('row').filter({ hasText: 'Mei Visitor' }).press('Enter');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Reject' }).click();
  const question = page.getByRole('dialog', { name: 'Reject this request?' });
  await question.getByRole('textbox', { name: 'Reason' }).fill('I am away');
  await question.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Rejected. The visitor gets a mail.')).toBeVisible();

  // The link of the mail opens the booking, and it is moved.
  const link = await linkFor(second, '/bookAppointment/');
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: 'You are booked' })).toBeVisible();
  await visitor.getByRole('link', { name: 'Choose another time' }).click();
  await visitor.getByRole('list', { name: /,/ }).getByRole('link').first().click();
  await visitor.getByRole('button', { name: 'Move the booking' }).click();
  await expect(visitor).not.toHaveURL(link);
  await quick.close();
});
