import { expect, test, type Locator } from '@playwright/test';
import { expectPath, newCreator, signIn, theAdmin, unique } from './people.js';

test('an admin signs in as a user, sees the banner on every screen, and goes back', async ({ page, request }) => {
  test.slow();
  const creator = await newCreator(request, unique('Robin'));
  await signIn(page, theAdmin);
  await expectPath(page, '/admin/dashboard');
  await page.goto(`/admin/users?q=${encodeURIComponent(creator.email)}`);
  await page.getByRole('button', { name: `Sign in as ${creator.name}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Sign in' })).toBeDisabled();
  await dialog.getByLabel('Reason').fill('A question about an order');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expectPath(page, '/dashboard');

  const banner = page.getByRole('region', { name: 'You are signed in as another person' });
  await expect(banner).toContainText(/· (?:1 h|59 min) left/);
  await page.reload();
  await expect(banner).toContainText(creator.name);
  const isFreeOf = async (part: Locator) => {
    const [above, below] = [await banner.boundingBox(), await part.boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  };
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/mylinks');
    await isFreeOf(page.getByRole('banner'));
    await page.goto(`/edit/${creator.templateId}`);
    await expect(banner).toContainText(creator.name);
    await isFreeOf(page.getByRole('button', { name: 'Preview' }).first());
    expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBeLessThanOrEqual(
      0,
    );
    await page.getByRole('button', { name: 'Preview' }).first().click();
    await expect(banner).toBeVisible();
  }
  await banner.getByRole('button', { name: 'Extend by an hour' }).click();
  await expect(banner).toContainText(/· (?:2 h|1 h 59 min) left/);

  await page.goto('/profile');
  await expect(page.getByLabel('Allow support to sign in as me')).toBeDisabled();
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Back to admin' }).click();
  await expectPath(page, '/admin/users');
  await expect(banner).toHaveCount(0);
});
