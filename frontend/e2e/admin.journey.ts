import { expect, test } from '@playwright/test';
import { enter, expectPath, newCreator, signIn, theAdmin, unique } from './people.js';

test('an admin finds an account, switches it off, and its person is out at once', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const creator = await newCreator(request, unique('Robin'));
  const theirs = await browser.newContext();
  await enter(theirs, creator);
  const window = await theirs.newPage();
  await window.goto('/mylinks');
  await expectPath(window, '/mylinks');

  await signIn(page, theAdmin);
  await expectPath(page, '/admin/dashboard');
  await page.goto('/admin/users');
  await expect(page).toHaveTitle('Users | Linkyard');
  const search = page.getByPlaceholder('Name or e-mail');
  await search.fill(creator.email.slice(0, -8));
  await expect(page).toHaveURL(/q=/);
  // Searching takes neither the focus nor the keys typed in the meantime.
  await page.keyboard.type(creator.email.slice(-8));
  await expect(search).toHaveValue(creator.email);
  const row = page.getByRole('row', { name: creator.email });
  await expect(row).toContainText('Active');
  await expect(row).not.toContainText('Never');
  await row.getByRole('switch').press('Space');
  await expect(row).toContainText('Suspended');

  await expectPath(window, '/signin');
  await signIn(window, creator);
  await expect(window.getByRole('alert')).toBeVisible();

  await row.getByRole('switch').press('Space');
  await expect(row).toContainText('Active');
  await signIn(window, creator);
  await expectPath(window, '/mylinks');
  await theirs.close();
});

test('an admin cannot switch off the account they sit in', async ({ page }) => {
  await enter(page.context(), theAdmin);
  await page.goto(`/admin/users?q=${encodeURIComponent(theAdmin.email)}`);
  await expect(page.getByRole('row', { name: theAdmin.email }).getByRole('switch')).toBeDisabled();
});
