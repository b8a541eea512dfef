import { expect, test } from '@playwright/test';
import { codeFor } from './mailbox.js';
import { enter, expectPath, newCreator, newEmail, newPassword, newPerson, unique } from './people.js';

const under18 = () => `${new Date().getFullYear() - 17}-01-01`;

test('a new user signs up, confirms, completes the onboarding and lands on the dashboard', async ({ page }) => {
  test.slow();
  const email = newEmail();
  const handle = unique('robin');
  await page.goto('/signup');
  await page.getByLabel('Name').fill('Robin Vale');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(newPassword());
  await page.getByLabel(/I accept the terms/).check();
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  const code = await codeFor(email);
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
  await page.keyboard.type(code);

  await expectPath(page, '/onboarding');
  await expect(page).toHaveTitle('Welcome | Linkyard');
  await expect(page.getByLabel('Name')).toHaveValue('Robin Vale');
  await page.getByLabel('Date of birth').fill(under18());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Invalid birthdate. Please provide a valid date.')).toBeVisible();
  await page.getByLabel('Date of birth').fill('1990-05-01');
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('heading', { name: 'Choose your address' })).toBeVisible();
  await page.getByLabel('Your address').fill(handle);
  await expect(page.getByText('This address is yours to take.')).toBeVisible();
  await page.getByRole('combobox', { name: 'What is it about?' }).fill('Mus');
  await page.getByRole('option', { name: 'Music', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.getByRole('button', { name: /Share my links/ }).click();
  await page.getByLabel('Name or address there').fill('@robinvale');
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('heading', { name: 'Pick a look to start from' })).toBeVisible();
  await page.getByRole('button', { name: /Empty page/ }).click();
  await page.getByRole('button', { name: 'Create my page' }).click();

  await expectPath(page, '/dashboard');
  await expect(page).toHaveTitle('Dashboard | Linkyard');
  await page.goto('/mylinks');
  await expect(page.getByText(handle).first()).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).first().click();
  // The onboarding answers are already on the page.
  const canvas = page.getByRole('main', { name: 'Page' });
  await expect(canvas.getByText('Robin Vale')).toBeVisible();
  await expect(canvas.locator('a[href="https://www.instagram.com/robinvale"]')).toBeVisible();
});

test('a taken address is refused, and a similar free one is suggested', async ({ page, request }) => {
  const { username } = await newCreator(request);
  const person = await newPerson(request, 'Robin Vale');
  await enter(page.context(), person);
  await page.goto('/onboarding');
  await page.getByLabel('Date of birth').fill('1990-05-01');
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.getByLabel('Your address').fill(username);
  await expect(page.getByText('Someone has this address already.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  const suggestion = page.getByLabel('Free addresses like it').getByRole('button').first();
  const name = await suggestion.innerText();
  await suggestion.click();
  await expect(page.getByLabel('Your address')).toHaveValue(name);
  await expect(page.getByText('This address is yours to take.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
});

test('who leaves in the middle goes on where they were', async ({ page, request }) => {
  const person = await newPerson(request);
  await enter(page.context(), person);
  await page.goto('/dashboard');
  await expectPath(page, '/onboarding');
  await page.getByLabel('Date of birth').fill('1990-05-01');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Choose your address' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Choose your address' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Date of birth')).toHaveValue('1990-05-01');
});
