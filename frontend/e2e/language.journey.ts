import { expect, test, type Page } from '@playwright/test';
import { enter, newCreator } from './people.js';

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('an account that chooses German reads German, here and in the next browser', async ({
  page,
  request,
  browser,
}) => {
  const creator = await newCreator(request);
  await enter(page.context(), creator);
  await page.goto('/profile');
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByRole('button', { name: 'Details speichern' })).toBeVisible();
  await expect(page).toHaveTitle('Kontoeinstellungen | Linkyard');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');

  const elsewhere = await browser.newContext();
  await enter(elsewhere, creator);
  const other = await elsewhere.newPage();
  await other.goto('/products');
  await expect(other.getByText('Du hast noch keine Produkte.')).toBeVisible();
  await other.goto('/dashboard');
  await expect(other).toHaveTitle('Übersicht | Linkyard');
  await elsewhere.close();
});

test('a browser that asks for German signs in in German', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto('/signin');
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
  await context.close();
});

test('the pseudo-locale reads from right to left, and no screen is wider than a phone', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript(() => localStorage.setItem('language', 'ar-XB'));
  const page = await context.newPage();
  for (const path of ['/signin', '/signup', '/forgotPassword']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    // Accented letters: the heading came from the catalogue.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[À-ſ]/);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
  await context.close();
});
