import { expect, test, type Page } from '@playwright/test';
// eslint-disable-next-line @nx/enforce-module-boundaries -- the fixture of end-to-end specs: a creator with features
import { newReseller } from '../../gateway/e2e/resellers.js';
// eslint-disable-next-line @nx/enforce-module-boundaries -- the fixture of end-to-end specs: a tenant with a served domain
import { newTenants } from '../../gateway/e2e/tenants.js';
import { enter } from './people.js';
import { errorsOf } from './screen-faults.js';

const green = 'rgb(10, 107, 61)';
const drawn = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`);
const show = (page: Page, what: string) =>
  page.getByRole('complementary', { name: 'Preview' }).locator('label', { hasText: what }).click();

test('a reseller sees each part of the site while it is typed, and cannot get lost in it', async ({ page }) => {
  const owner = await newReseller('Ina Agency');
  const [tenant] = await newTenants(1, { ownerId: owner.userId, status: 0 });
  if (!tenant) throw new Error('no tenant');
  const errors = errorsOf(page);
  await enter(page.context(), owner);
  await page.goto('/white-label');

  const signIn = drawn(page, 'Preview of the sign-in');
  await expect(signIn.getByRole('heading', { name: 'Welcome back', includeHidden: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Title', exact: true }).first().fill('Nordlicht');
  await expect(signIn.getByText('Nordlicht')).toBeVisible({ timeout: 1_000 });
  await page.getByRole('textbox', { name: 'Primary' }).fill('#0a6b3d');
  await expect(signIn.locator('button[type="submit"]')).toHaveCSS('background-color', green, { timeout: 1_000 });
  const isReached = await page.locator('iframe[title="Preview of the sign-in"]').evaluate((frame: HTMLElement) => {
    frame.focus();
    return document.activeElement === frame;
  });
  expect(isReached).toBe(false);

  await show(page, 'App');
  const app = drawn(page, 'Preview of the app');
  await expect(app.getByText('Nordlicht')).toBeVisible();
  await expect(app.getByText('White Label')).toHaveCount(0);
  const ground = () => app.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  const day = await ground();
  await show(page, 'Dark');
  await expect.poll(ground).not.toBe(day);
  await show(page, 'Light');
  await show(page, 'Checkout');
  await expect(drawn(page, 'Preview of a checkout').getByText(/^Pay/)).toHaveCSS('background-color', green);
  await show(page, 'Mail');
  await expect(drawn(page, 'Preview of a mail').getByText('Nordlicht').first()).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Preview' }).click();
  const sheet = page.getByRole('dialog', { name: 'Preview' });
  await expect(sheet.getByRole('img', { name: 'Preview of the sign-in' })).toBeVisible();
  expect(errors).toEqual([]);
});
