import { expect, test } from '@playwright/test';
import { call, enter, newCreator, unique } from './people.js';

const pdf = {
  name: 'guide.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'),
};

test('a creator publishes a digital product with a file, edits, duplicates and archives it', async ({
  page,
  request,
}) => {
  const creator = await newCreator(request);
  const ownPage = { campName: unique('page'), title: 'Studio letters' };
  await call(request, '/user/campaign/create', ownPage, creator.token);
  await enter(page.context(), creator);
  await page.goto('/products');
  await page.getByRole('link', { name: 'Add product' }).first().click();
  await page.getByRole('button', { name: 'Digital product' }).click();

  const basics = page.getByRole('region', { name: 'Basics' });
  await basics.getByRole('textbox', { name: 'Title' }).fill('Field guide');
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('12.50');
  const files = page.getByRole('region', { name: 'Files' });
  await files.locator('input[type="file"]').setInputFiles(pdf);
  await expect(files.getByText('guide.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The product is published.')).toBeVisible();
  // Its address is there to be passed on.
  const share = page.getByRole('dialog', { name: 'Share your product' });
  await expect(share.getByRole('textbox', { name: 'Address' })).toHaveValue(/\/checkout\/\w+/);
  // And it goes onto a page.
  await share.getByRole('button', { name: 'Put on a page' }).click();
  const choice = page.getByRole('dialog', { name: 'Put on a page' });
  await choice.getByRole('button', { name: 'Studio letters' }).click();
  await expect(choice.getByRole('link', { name: 'Open the page in the editor' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(choice).toHaveCount(0);
  await expect(page.getByText('All changes are saved')).toBeVisible();

  await basics.getByRole('textbox', { name: 'Title' }).fill('Field guide, second edition');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('All changes are saved')).toBeVisible();
  await page.getByRole('link', { name: 'Back to products' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Field guide, second edition' });
  await expect(row).toContainText('12.50');
  await expect(row).toContainText('Published');

  await page.getByRole('button', { name: 'More for Field guide, second edition', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  const copy = page.getByRole('row').filter({ hasText: '(copy)' });
  await expect(copy).toContainText('Draft');
  await copy.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(copy).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(copy).toContainText('Draft');
});
