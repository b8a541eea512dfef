import { expect, test } from '@playwright/test';
import { enter, newCreator } from './people.js';

const file = [
  'Handle,Title,Tags,SEO Description,Option1 Name,Option1 Value,Variant Price',
  'mug,Mug,"ceramic, Collection: Spring and Summer 2026 capsule line","Hand made.\nEach one differs.",Size,S,9.50',
  'mug,,,,,L,12.00',
  'range,Gift card,,,,,10-20',
  'print,Print,,,,,"1.234,56"',
].join('\n');

test('products of another shop are checked, imported, and reported with remarks', async ({ page, request }) => {
  await enter(page.context(), await newCreator(request));
  await page.goto('/products');
  await page.getByRole('button', { name: 'More for products' }).click();
  await page.getByRole('menuitem', { name: 'Import from CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import products' });
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'shop.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await dialog.getByRole('button', { name: 'Check the file' }).click();
  const list = dialog.getByRole('list', { name: 'What will be imported' });
  await expect(list.getByText('Row 2: “Tags” was cut to 40 characters.')).toBeVisible();
  await expect(list.getByText('Row 4: The price “10-20” is a range. Give one price.')).toBeVisible();
  // It is found again.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More for products' }).click();
  await page.getByRole('menuitem', { name: 'Import from CSV' }).click();
  await dialog.getByRole('button', { name: 'Import 2 products' }).click();
  await expect(dialog.getByText('2 new products')).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download the report' }).click();
  expect((await download).suggestedFilename()).toBe('import-report.csv');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByText('€1,234.56').or(page.getByText('$1,234.56'))).toBeVisible();
});
