import { expect, test } from '@playwright/test';
import { block, expectOrder, expectSaved, newDesk, openEditor } from './editor-desk.js';
import { call } from './people.js';

const titles = ['First', 'Second', 'Third'];

test('a phone without an account follows the draft by a link until it is taken back', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const desk = await newDesk(context, titles);
  await openEditor(page, desk);
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'On your phone, or share' }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the draft' })).toBeVisible();
  const address = await page.getByLabel('Link to the draft').inputValue();

  const phone = await browser.newContext({ viewport: { width: 390, height: 800 }, ...(baseURL ? { baseURL } : {}) });
  const visitor = await phone.newPage();
  await visitor.goto(new URL(address).pathname + new URL(address).search);
  await expect(visitor.getByText('First')).toBeVisible();
  await page.keyboard.press('Escape');
  await block(page, 'Link, First').click();
  await page.getByLabel('Title', { exact: true }).fill('While you look');
  await expect(visitor.getByText('While you look')).toBeVisible();

  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'On your phone, or share' }).click();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('The link opens nothing any more.')).toBeVisible();
  await expect(visitor.getByText('While you look')).toBeHidden();
  await phone.close();
});

test('an earlier version is compared with now, marked on the page, and brought back', async ({ page, context }) => {
  const desk = await newDesk(context, titles);
  await call(context.request, '/user/campaign/publish', { _id: desk.campaignId }, desk.person.token);
  await openEditor(page, desk);
  await block(page, 'Link, First').click();
  await page.getByLabel('Title', { exact: true }).fill('Reworded');
  await block(page, 'Link, Second').click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
  await page.locator('[data-block=el_heading]').click();
  await expectSaved(page);
  await page.getByRole('button', { name: 'Close: show theme and page' }).click();
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Published' }).getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare with now' });
  const differences = dialog.getByRole('list', { name: 'Differences' });
  await expect(differences.getByRole('listitem').filter({ hasText: 'Link, Reworded' })).toContainText('Changed since');
  await expect(differences.getByRole('listitem').filter({ hasText: 'Link, Second' })).toContainText('Removed since');
  await expect(differences.getByRole('listitem').filter({ hasText: 'Heading' })).toContainText('Added since');
  await expect(dialog.locator('[data-page]').getByText('Second')).toBeVisible();
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await expectOrder(page, titles);
  await expectSaved(page);
});
