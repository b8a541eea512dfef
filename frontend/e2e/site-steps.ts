import { expect, type Page } from '@playwright/test';
import { expectPath } from './people.js';

/** From the first step to the dashboard, with a page at this address. */
export async function onboard(page: Page, handle: string): Promise<void> {
  await page.getByLabel('Date of birth').fill('1990-05-01');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Your address').fill(handle);
  await expect(page.getByText('This address is yours to take.')).toBeVisible();
  await page.getByRole('combobox', { name: 'What is it about?' }).fill('Mus');
  await page.getByRole('option', { name: 'Music', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: /Share my links/ }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: /Empty page/ }).click();
  await page.getByRole('button', { name: 'Create my page' }).click();
  await expectPath(page, '/dashboard');
}

/** Publishes the page of the onboarding by the editor. @param origin of the site */
export async function publish(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/mylinks`);
  await page.getByRole('link', { name: 'Edit' }).first().click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.locator('[data-publish-state]')).toHaveText('Live');
}

/** Buys the guide on a page as a visitor. @param origin of the site that the payment returns to */
export async function buy(visitor: Page, origin: string, handle: string, email: string): Promise<void> {
  await visitor.goto(`${origin}/${handle}`);
  await visitor.getByRole('link', { name: /Guide/ }).click();
  await visitor.getByLabel('E-mail').fill(email);
  await visitor.getByRole('button', { name: 'Pay €30.00' }).click();
  await visitor.getByRole('button', { name: /^Pay 30/ }).click();
  await expect(visitor.getByRole('heading', { name: /Thank you/ })).toBeVisible();
  expect(new URL(visitor.url()).origin).toBe(origin);
}
