import { expect, test } from '@playwright/test';
import { png } from './media-files.js';
import { enter, newCreator, theAdmin, unique } from './people.js';

test('what an admin puts up is found by creators under Shared, until it is deleted', async ({
  page,
  browser,
  request,
}) => {
  const category = unique('Shores');
  const files = ['North', 'South', 'East'].map((name, at) => ({
    name: `${category} ${name}.png`,
    mimeType: 'image/png',
    buffer: png(60, 40, [at * 80, 120, 160, 255]),
  }));
  await enter(page.context(), theAdmin);
  await page.goto('/admin/public-upload');
  await page.getByRole('combobox', { name: 'Category' }).fill(category);
  await page
    .locator('input[type="file"]')
    .setInputFiles([
      ...files,
      { name: 'broken.png', mimeType: 'image/png', buffer: png(90, 90, [1, 2, 3, 255]).subarray(0, 60) },
    ]);
  const uploads = page.getByRole('region', { name: 'Uploads' }).getByRole('listitem');
  await expect(uploads.and(page.locator('[data-state="stored"]'))).toHaveCount(3);
  await expect(uploads.and(page.locator('[data-state="failed"]'))).toContainText('Failed to load image for cropping');

  const creator = await newCreator(request);
  const context = await browser.newContext();
  await enter(context, creator);
  const theirs = await context.newPage();
  const openShared = async () => {
    await theirs.goto('/profile');
    await theirs.getByRole('button', { name: 'Choose from the library' }).click();
    await theirs.getByRole('tab', { name: 'Shared' }).click();
    await theirs.getByRole('radiogroup', { name: 'Category' }).getByText(category).click();
    return theirs.getByRole('list', { name: 'shared pictures' }).getByRole('button');
  };
  const offered = await openShared();
  await expect(offered).toHaveCount(3);
  await offered.filter({ hasText: 'South' }).click();
  await expect(theirs.getByRole('dialog', { name: 'Crop the picture' })).toBeVisible();

  await page.getByRole('link', { name: 'See what is there' }).click();
  await page.getByRole('searchbox', { name: 'Search shared pictures' }).fill(`${category} South`);
  const list = page.getByRole('list', { name: 'Shared pictures' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('checkbox', { name: `${category} South` }).check();
  await page.getByRole('button', { name: 'Delete 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted successfully')).toBeVisible();
  await expect(page.getByText('No Media Found')).toBeVisible();
  await expect(await openShared()).toHaveCount(2);
  await context.close();
});
