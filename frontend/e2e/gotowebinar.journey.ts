import { expect, test } from '@playwright/test';
import { phone } from './home-pages.js';
import { linkFor } from './mailbox.js';
import { enter, newCreator, newEmail } from './people.js';

test("GoToWebinar is connected by clicking, a webinar is held there, and the link in a visitor's mail opens the room", async ({
  page,
  browser,
  request,
}) => {
  const creator = await newCreator(request, 'Ana Host');
  await enter(page.context(), creator);
  await page.goto('/integrations');
  const card = page.getByRole('article', { name: 'GoToWebinar' });
  await card.getByRole('button', { name: 'Connect GoToWebinar' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('GoTo did not give us access')).toBeVisible();
  await page.getByRole('link', { name: 'Back to integrations' }).click();
  await card.getByRole('button', { name: 'Connect GoToWebinar' }).click();
  await page.getByLabel('E-mail').fill(creator.email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(`GoToWebinar is connected: ${creator.email}`)).toBeVisible();
  await page.getByRole('link', { name: 'Back to integrations' }).click();
  await expect(card.getByText('Working')).toBeVisible();

  await page.goto('/webinars');
  await page.getByRole('button', { name: 'Add webinar' }).first().click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Glazing for potters');
  await page.getByLabel('Start').fill('2031-06-03T18:00');
  await page.getByRole('combobox', { name: 'Held at' }).click();
  await page.getByRole('option', { name: 'GoToWebinar' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published.', { exact: true })).toBeVisible();
  const address = await page.getByRole('textbox', { name: 'Link to the registration page' }).inputValue();
  await expect(page.getByText('This webinar is being sent to GoToWebinar.')).toBeHidden();

  const visitor = await phone(browser, {});
  const reader = await visitor.newPage();
  const email = newEmail();
  await reader.goto(new URL(address).pathname);
  await reader.getByLabel('First name').fill('Mei');
  await reader.getByLabel('Last name').fill('Visitor');
  await reader.getByLabel('E-mail').fill(email);
  await reader.getByRole('button', { name: 'Register' }).click();
  await expect(reader.getByRole('heading', { name: 'You are registered' })).toBeVisible();
  await reader.goto(await linkFor(email, '/join'));
  await expect(reader.getByRole('heading', { name: 'Glazing for potters' })).toBeVisible();
  await expect(reader.getByText('Joining as Mei Visitor')).toBeVisible();
  await reader.getByRole('button', { name: 'Join' }).click();
  await expect(reader.getByText('You are in the webinar.')).toBeVisible();
  await visitor.close();

  await page.goto('/registrations');
  await page.getByRole('row').filter({ hasText: 'Mei Visitor' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Mei Visitor' }).getByRole('link', { name: /\/join\// })).toBeVisible();

  await page.goto('/integrations');
  await card.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(card.getByRole('button', { name: 'Connect GoToWebinar' })).toBeVisible();
});
