import { expect, test, type Page } from '@playwright/test';
import { bar, heading, mark, named, shelves, tile, tiles } from './library-screen.js';
import { png, putPictures } from './media-files.js';
import { call, enter, newCreator } from './people.js';

const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: png(60, 40, [90, 140, 60, 255]),
});
const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'),
});

async function choose(page: Page, button: string, files: ReturnType<typeof picture>[]) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await chooser).setFiles(files);
}

test('files are uploaded several at once, found, moved into a folder, tagged and described', async ({
  page,
  request,
}) => {
  const creator = await newCreator(request);
  await enter(page.context(), creator);
  await page.goto('/mylibrary');
  await expect(page.getByText('No Media Found')).toBeVisible();
  await expect(page).toHaveTitle(/^My Library \| /);

  await choose(page, 'Upload image', ['Quay.png', 'Harbour.png', 'Plum.png'].map(picture));
  await expect(heading(page, 3)).toBeVisible();
  await choose(page, 'Upload document', [pdf('Prices.pdf')]);
  await expect(heading(page, 4)).toBeVisible();

  await page.getByRole('button', { name: 'Documents' }).click();
  await expect(tiles(page)).toHaveCount(1);
  await expect(page).toHaveURL(/kind=document/);
  await page.getByRole('button', { name: 'All', exact: true }).click();

  await page.getByRole('searchbox', { name: 'Search media' }).fill('harb');
  await expect(tiles(page)).toHaveCount(1);
  await expect(page).toHaveURL(/q=harb/);
  await page.getByRole('searchbox', { name: 'Search media' }).fill('nothing like it');
  await expect(page.getByText('No Media Found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(tiles(page)).toHaveCount(4);

  await mark(tile(page, 'Quay')).click();
  await tile(page, 'Harbour').click();
  await expect(bar(page)).toContainText('2 selected');
  await bar(page).getByRole('button', { name: 'Move' }).click();
  await page.getByRole('dialog', { name: 'Move 2 files' }).getByLabel('Folder').fill('Sea');
  await page.keyboard.press('Enter');
  await expect(shelves(page).getByRole('button', { name: 'Sea 2' })).toBeVisible();

  await shelves(page).getByRole('button', { name: 'Sea 2' }).click();
  await expect(page).toHaveURL(/folder=Sea/);
  await expect(tiles(page)).toHaveCount(2);
  await page.getByLabel('Select all').check();
  await bar(page).getByRole('button', { name: 'Tag' }).click();
  const tagging = page.getByRole('dialog', { name: 'Tag 2 files' });
  for (const tag of ['evening', 'blue']) {
    await tagging.getByRole('combobox', { name: 'Add tags' }).fill(tag);
    await page.keyboard.press('Enter');
  }
  await tagging.getByRole('button', { name: 'Save tags' }).click();
  await expect(shelves(page).getByRole('button', { name: 'blue 2' })).toBeVisible();

  await shelves(page).getByRole('button', { name: 'More for folder Sea' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('dialog', { name: 'Rename folder' }).getByLabel('Name').fill('Coast');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/folder=Coast/);
  await expect(tiles(page)).toHaveCount(2);

  await tile(page, 'Quay').click();
  const details = page.getByRole('dialog', { name: 'Quay' });
  await details.getByLabel('Alt text').fill('A quay in the evening');
  await details.getByLabel('Alt text').blur();
  await details.getByRole('slider', { name: 'Focal point' }).press('ArrowRight');
  await details.getByRole('slider', { name: 'Focal point' }).press('Shift+ArrowUp');
  await expect(details.getByText('Not used anywhere yet.')).toBeVisible();
  await expect(details).toContainText('60 × 40 pixels');
  await expect(details).toContainText('Uploaded');
  await expect
    .poll(async () => {
      const { data } = await call(request, '/user/media', { type: 'get', data: { tag: 'blue' } }, creator.token);
      return data.find(({ title }: { title: string }) => title === 'Quay');
    })
    .toMatchObject({
      alt: 'A quay in the evening',
      focalPoint: { x: 51, y: 40 },
      folder: 'Coast',
      tags: ['evening', 'blue'],
    });
  // The address opens the same file again.
  await page.reload();
  await expect(details.getByLabel('Alt text')).toHaveValue('A quay in the evening');
  await details.getByLabel('Title').fill('Quay at six');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Quay at six' })).toBeVisible();
});

test('a page of 24, its order and its look are in the address; all of it is deleted and comes back', async ({
  page,
  request,
}) => {
  const creator = await newCreator(request);
  await putPictures(request, creator, named('Lamp', 26));
  await enter(page.context(), creator);
  await page.goto('/mylibrary');
  await expect(heading(page, 26)).toBeVisible();
  await expect(tiles(page)).toHaveCount(24);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(tiles(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Show as a list' }).click();
  await expect(page).toHaveURL(/page=2.*view=list/);
  await page.reload();
  await expect(tiles(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Show as a grid' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Order' }).click();
  await page.getByRole('option', { name: 'Oldest' }).click();
  await expect(page).toHaveURL(/sort=oldest/);
  await expect(page).not.toHaveURL(/page=/);
  await expect(tiles(page).first()).toContainText('Lamp 1');
  await page.goto('/mylibrary?page=2');

  // The request is held, to check the button's pending state.
  let pass: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (pass = resolve));
  await page.route('**/user/media', async (route) => {
    if (route.request().postDataJSON().type === 'delete') await held;
    await route.continue();
  });
  await page.getByLabel('Select all').check();
  await bar(page).getByRole('button', { name: 'Delete 2' }).click();
  const confirm = page.getByRole('dialog', { name: 'Delete 2 files?' });
  await expect(confirm).toContainText('2 images');
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await expect(confirm.getByRole('button', { name: 'Deleting...' })).toBeVisible();
  pass();
  await expect(page.getByText('Deleted successfully')).toBeVisible();
  await expect(heading(page, 24)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heading(page, 26)).toBeVisible();

  await page.getByLabel('Select all').check();
  await bar(page)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted successfully')).toBeVisible();
  await shelves(page).getByRole('button', { name: 'Recently deleted' }).click();
  await expect(page).toHaveURL(/deleted=1/);
  await expect(tiles(page).first()).toBeVisible();
  await page.getByLabel('Select all').check();
  await bar(page).getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('No Media Found')).toBeVisible();
  await page.getByRole('button', { name: 'Back to all files' }).click();
  await expect(heading(page, 26)).toBeVisible();
});
