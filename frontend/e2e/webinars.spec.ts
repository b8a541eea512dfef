import { expect, test } from '@playwright/test';
import { publishedPage, expectOnline, phone } from './home-pages.js';
import { linkFor } from './mailbox.js';
import { call, enter, newCreator, newEmail } from './people.js';

test('a webinar is planned, put on a page and registered for from a phone without a script; the mail leads to the meeting room', async ({
  page,
  browser,
  request,
}) => {
  const creator = await newCreator(request, 'Ana Host');
  await enter(page.context(), creator);
  await page.goto('/webinars');
  await page.getByRole('button', { name: 'Add webinar' }).first().click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Glazing for beginners');
  await page.getByLabel('Start').fill('2031-06-03T18:00');
  await page.getByRole('textbox', { name: 'Link to the meeting room' }).fill('https://meet.example.com/room');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published.', { exact: true })).toBeVisible();
  const address = await page.getByRole('textbox', { name: 'Link to the registration page' }).inputValue();
  const { pathname } = new URL(address);

  const { data } = await call(request, '/user/webinar/all', {}, creator.token);
  const webList = [{ webinarId: data[0]._id, title: 'Glazing for beginners', startAt: '' }];
  const sectionData = { heading: 'Join me live', webList };
  const { url } = await publishedPage(request, creator.token, { type: 'el_webinar', sectionData });
  await expectOnline(request, url);

  const plain = await phone(browser, { javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(url);
  await expect(reader.getByRole('link', { name: /Register/ })).toHaveAttribute('href', new RegExp(pathname));
  await reader.goto(pathname);
  const email = newEmail();
  await reader.getByLabel('First name').fill('Mei');
  await reader.getByLabel('Last name').fill('Visitor');
  await reader.getByLabel('E-mail').fill(email);
  await reader.getByRole('button', { name: 'Register' }).click();
  await expect(reader.getByRole('heading', { name: 'You are registered' })).toBeVisible();
  await expect(reader.getByRole('link', { name: 'File (.ics)' })).toBeVisible();
  const link = await linkFor(email, '/join');
  const answer = await request.get(link, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([303, 'https://meet.example.com/room']);
  await plain.close();

  await page.goto('/registrations');
  await page.getByRole('row').filter({ hasText: 'Mei Visitor' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Mei Visitor' });
  await expect(drawer.getByText('Approved').first()).toBeVisible();
});
