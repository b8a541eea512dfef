import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { bar, heading, mark, named, tile } from './library-screen.js';
import { png, putPictures } from './media-files.js';
import { call, enter, newCreator, theAdmin } from './people.js';

test('what a page shows is deleted only after a second question', async ({ page, request }) => {
  const creator = await newCreator(request);
  await putPictures(request, creator, ['Portrait']);
  const { data } = await call(request, '/user/media', { type: 'get', data: {} }, creator.token);
  const { templateId, token } = creator;
  const { pages } = await call(request, '/user/template/get', { _id: templateId }, token);
  const section = { type: 'el_profile', sectionData: { name: 'Robin', image: data[0].file.path } };
  const _id = randomBytes(12).toString('hex');
  await call(request, '/user/section/add', { _id, templateId, pageId: pages[0]._id, ...section }, token);
  await expect
    .poll(async () => (await call(request, '/user/media/uses', { id: data[0]._id }, token)).uses.length)
    .toBe(1);

  await enter(page.context(), creator);
  await page.goto('/mylibrary');
  await tile(page, 'Portrait').click();
  const details = page.getByRole('dialog', { name: 'Portrait' });
  await expect(details.getByRole('listitem').getByRole('link')).toHaveAttribute('href', `/edit/${templateId}`);
  await details.getByRole('button', { name: 'Delete' }).click();
  const confirm = page.getByRole('dialog', { name: 'Delete this file?' });
  await expect(confirm).toContainText('It is used in 1 place');
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await expect(confirm.getByRole('alert')).toContainText('Delete all the same?');
  await confirm.getByRole('button', { name: 'Delete anyway' }).click();
  await expect(page.getByText('Deleted successfully')).toBeVisible();
  await expect(heading(page, 0)).toBeVisible();
});

test('everything is within reach of the keys', async ({ page, request }) => {
  const creator = await newCreator(request);
  await putPictures(request, creator, named('Key', 7));
  await enter(page.context(), creator);
  await page.goto('/mylibrary');
  await tile(page, 'Key 7').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tile(page, 'Key 6')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(tile(page, 'Key 6')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(bar(page)).toContainText('3 selected');
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  await page.keyboard.press('Control+a');
  await expect(bar(page)).toContainText('7 selected');
  await page.keyboard.press('Escape');
  // Shift and a press reach from the one that was pressed last.
  await mark(tile(page, 'Key 7')).click();
  await tile(page, 'Key 4').click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('4 selected');
  await page.getByRole('button', { name: 'Clear selection' }).click();

  await tile(page, 'Key 5').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Key 5' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tile(page, 'Key 5')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('dialog', { name: 'Delete this file?' })).toContainText('Key 5');
  await page.keyboard.press('Enter');
  await expect(heading(page, 6)).toBeVisible();
  // The one in its place has the focus.
  await expect(tile(page, 'Key 4')).toBeFocused();
});

test('files are dropped and pasted anywhere; one that is no picture says why', async ({ page, request }) => {
  const creator = await newCreator(request);
  await enter(page.context(), creator);
  await page.goto('/mylibrary');
  await expect(page.getByText('No Media Found')).toBeVisible();
  const bytes = [...png(20, 20, [1, 120, 90, 255])];
  const transfer = await page.evaluateHandle((content) => {
    const files = new DataTransfer();
    files.items.add(new File([new Uint8Array(content)], 'Dropped.png', { type: 'image/png' }));
    files.items.add(new File(['<svg onload="alert(1)"/>'], 'Trick.png', { type: 'image/png' }));
    return files;
  }, bytes);
  await page.getByRole('heading', { name: 'Media Library' }).dispatchEvent('drop', { dataTransfer: transfer });
  await expect(heading(page, 1)).toBeVisible();
  const list = page.getByRole('region', { name: 'Uploads' });
  await expect(list.getByRole('listitem').filter({ hasText: 'Trick.png' })).toHaveAttribute('data-state', 'failed');
  await page.evaluate((content) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([new Uint8Array(content)], 'Pasted.png', { type: 'image/png' }));
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, bytes);
  await expect(tile(page, 'Pasted')).toBeVisible();
});

test('an admin has a library of their own in the menu', async ({ page }) => {
  await enter(page.context(), theAdmin);
  await page.goto('/admin/dashboard');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Library' }).click();
  await expect(page).toHaveURL(/\/admin\/mylibrary$/);
  await expect(page.getByRole('heading', { name: /^Media Library \(\d+\)$/ })).toBeVisible();
});
