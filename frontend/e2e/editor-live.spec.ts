import { expect, test } from '@playwright/test';
import { block, expectOrder, expectSaved, newDesk, openEditor, storedLinks } from './editor-desk.js';

const titles = ['First', 'Second', 'Third'];

test('the second window sees what the first does while it happens', async ({ page, context, browser, baseURL }) => {
  const desk = await newDesk(context, titles);
  await openEditor(page, desk);
  const state = await context.storageState();
  // Another device: a browser of its own, of the same account.
  const device = await browser.newContext({ storageState: state, ...(baseURL ? { baseURL } : {}) });
  const other = await device.newPage();
  await openEditor(other, desk);

  await block(page, 'Link, First').click();
  await page.getByLabel('Title', { exact: true }).fill('From the laptop');
  await expectSaved(page);
  await expectOrder(other, ['From the laptop', 'Second', 'Third']);

  await block(other, 'Link, Third').click();
  await other.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
  await expectSaved(other);
  await expectOrder(page, ['From the laptop', 'Second']);

  await block(other, 'Link, Second').click();
  await other.getByLabel('Title', { exact: true }).fill('From the phone');
  await page.keyboard.press('Escape');
  await expectOrder(page, ['From the laptop', 'From the phone']);
  await expectSaved(page);
  await expectSaved(other);
  expect(await storedLinks(context, desk)).toEqual(['From the laptop', 'From the phone']);
  await device.close();
});

test('both at the same block: the one who was later is asked', async ({ page, context }) => {
  const desk = await newDesk(context, titles);
  await openEditor(page, desk);
  const other = await context.newPage();
  await openEditor(other, desk);
  // The second window's save hangs while the first one's arrives.
  await other.route('**/user/section/save', () => undefined);
  await block(other, 'Link, First').click();
  await other.getByLabel('Title', { exact: true }).fill('Theirs');
  await block(page, 'Link, First').click();
  await page.getByLabel('Title', { exact: true }).fill('Mine');
  await expectSaved(page);
  await other.unroute('**/user/section/save');
  await other.reload();
  const dialog = other.getByRole('dialog', { name: 'Changed elsewhere' });
  await expect(dialog.getByRole('region', { name: 'Yours' })).toContainText('Theirs');
  await expect(dialog.getByRole('region', { name: 'Newer' })).toContainText('Mine');
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expectSaved(other);
  await expectOrder(page, ['Theirs', 'Second', 'Third']);
});
