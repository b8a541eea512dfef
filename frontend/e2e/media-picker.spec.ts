import { expect, test, type Locator, type Page } from '@playwright/test';
import { newDesk, openEditor } from './editor-desk.js';
import { png, putPictures } from './media-files.js';
import { call, enter, newCreator } from './people.js';

const popup = (page: Page) => page.getByRole('dialog', { name: 'Media Library' });
const pictures = (page: Page) => popup(page).getByRole('list', { name: 'pictures' });
/** The press that chooses a picture, not the one that crops it. */
const tile = (page: Page, title: string) => pictures(page).getByRole('button', { name: title, exact: true });
const named = (stem: string, count: number) => Array.from({ length: count }, (_, at) => `${stem} ${at + 1}`);

async function openPicker(page: Page) {
  await page.goto('/profile');
  const opener = page.getByRole('button', { name: 'Choose from the library' });
  await opener.click();
  await expect(popup(page)).toBeVisible();
  return opener;
}

test('the newest pictures are walked through by keys, and the focus goes back where it came from', async ({
  page,
  request,
}) => {
  const creator = await newCreator(request);
  await putPictures(request, creator, named('Quay', 9));
  await enter(page.context(), creator);
  const opener = await openPicker(page);
  await expect(tile(page, 'Quay 9')).toBeVisible();
  await tile(page, 'Quay 9').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tile(page, 'Quay 8')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tile(page, 'Quay 1')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await expect(tile(page, 'Quay 9')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.press('Enter');
  await tile(page, 'Quay 7').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Crop the picture' })).toBeVisible();
});

test('more come as the end comes near, and a word finds some of them', async ({ page, request }) => {
  const creator = await newCreator(request);
  await putPictures(request, creator, [...named('Lamp', 2), ...named('Market', 30)]);
  await enter(page.context(), creator);
  await page.setViewportSize({ width: 1000, height: 600 });
  await openPicker(page);
  await expect(pictures(page).getByRole('listitem')).toHaveCount(24);
  await tile(page, 'Market 7').scrollIntoViewIfNeeded();
  await expect(pictures(page).getByRole('listitem')).toHaveCount(32);
  await popup(page).getByRole('searchbox').fill('lamp');
  await expect(pictures(page).getByRole('listitem')).toHaveCount(2);
  await popup(page).getByRole('searchbox').fill('no such picture');
  await expect(popup(page).getByText('No media found')).toBeVisible();
});

test('several go into a gallery at once, in the order they were pressed', async ({ page, context }) => {
  const desk = await newDesk(context, []);
  const { person, templateId, pageId } = desk;
  const section = { _id: 'a'.repeat(12) + desk.pageId.slice(12), templateId, pageId, type: 'el_gallery' };
  await call(context.request, '/user/section/add', { ...section, sectionData: { images: [] } }, person.token);
  await putPictures(context.request, person, ['One', 'Two', 'Three']);
  await openEditor(page, desk);
  await page.getByRole('option', { name: /^Gallery/ }).click();
  const opener = page.getByRole('button', { name: 'Choose several pictures' });
  await opener.click();
  await expect(tile(page, 'Two')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
  // The block whose picture is looked for stays the one that is edited.
  await expect(opener).toBeFocused();
  await opener.click();
  for (const title of ['Two', 'Three', 'One']) await tile(page, title).click();
  await tile(page, 'Three').click();
  await popup(page).getByRole('button', { name: 'Use 2 pictures' }).click();
  await expect(page.getByText(/^picture \d$/i)).toHaveCount(2);

  await page.getByRole('button', { name: 'Choose several pictures' }).click();
  const files = ['Fresh', 'Green'].map((name) => ({
    name: `${name}.png`,
    mimeType: 'image/png',
    buffer: png(30, 20, [20, 200, 90, 255]),
  }));
  await popup(page).locator('input[type="file"]').first().setInputFiles(files);
  for (const title of ['Fresh', 'Green']) await tile(page, title).click();
  await popup(page).getByRole('button', { name: 'Use 2 pictures' }).click();
  await expect(page.getByText(/^picture \d$/i)).toHaveCount(4);
});

const cropped = async (page: Page, token: string): Promise<{ width: number; height: number; corner: number[] }> => {
  const [{ file }] = (await call(page.request, '/user/media', { type: 'get', data: {} }, token)).data;
  return page.evaluate(async (path) => {
    const bitmap = await createImageBitmap(await (await fetch(path)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const pen = canvas.getContext('2d');
    pen?.drawImage(bitmap, 0, 0);
    return { width: bitmap.width, height: bitmap.height, corner: [...(pen?.getImageData(0, 0, 1, 1).data ?? [])] };
  }, file.path);
};

test.describe('cropping', () => {
  const give = (place: Locator, name: string, mimeType: string, buffer: Buffer) =>
    place.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });

  test('takes PNG and JPG up to 3 MB that can be read, and says so otherwise', async ({ page, request }) => {
    await enter(page.context(), await newCreator(request));
    await openPicker(page);
    await popup(page).getByRole('button', { name: 'Crop', exact: true }).click();
    const said = popup(page).getByRole('alert');
    await give(popup(page), 'moving.gif', 'image/gif', Buffer.from('GIF89a'));
    await expect(said).toHaveText('Please upload a valid image file (PNG, JPG, JPEG).');
    await give(popup(page), 'huge.png', 'image/png', Buffer.alloc(3 * 1024 * 1024 + 1));
    await expect(said).toHaveText('File size should not exceed 3MB.');
    await give(popup(page), 'broken.png', 'image/png', png(90, 90, [1, 2, 3, 255]).subarray(0, 60));
    await expect(said).toHaveText('Failed to load image for cropping');
    await page.keyboard.press('Escape');
    await expect(popup(page).getByRole('button', { name: 'Upload New' })).toBeVisible();
  });

  test('keeps the chosen shape and what is transparent, turned and moved by keys', async ({ page, request }) => {
    const creator = await newCreator(request);
    await enter(page.context(), creator);
    await openPicker(page);
    await popup(page).getByRole('button', { name: 'Crop', exact: true }).click();
    await give(popup(page), 'Leaf.png', 'image/png', png(400, 200, [30, 160, 90, 0]));
    for (const name of ['Free', '1:1', '16:9', '4:3', '3:2', '9:16'])
      await expect(popup(page).getByRole('radio', { name, exact: true })).toBeAttached();
    await popup(page).getByText('1:1', { exact: true }).click();
    await popup(page).getByRole('button', { name: 'Turn right' }).click();
    const frame = popup(page).getByRole('group', { name: /arrow keys/ });
    await frame.focus();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('-');
    const before = await frame.boundingBox();
    await page.keyboard.press('Shift+ArrowDown');
    await expect.poll(async () => ((await frame.boundingBox())?.y ?? 0) > (before?.y ?? 0)).toBe(true);
    await popup(page).getByRole('button', { name: 'Crop & Upload' }).click();
    // One picture was put in, so it is the one that was wanted.
    await expect(page.getByRole('dialog', { name: 'Crop the picture' })).toBeVisible();
    const { width, height, corner } = await cropped(page, creator.token);
    expect(Math.abs(width - height)).toBeLessThanOrEqual(1);
    expect(width).toBeLessThan(200);
    expect(corner[3]).toBe(0);
  });

  test('makes a profile picture of one that is in the library', async ({ page, request }) => {
    const creator = await newCreator(request);
    await putPictures(request, creator, ['Me']);
    await enter(page.context(), creator);
    await openPicker(page);
    await tile(page, 'Me').click();
    await page.getByRole('button', { name: 'Crop & Upload' }).click();
    await expect(page.getByText('Your picture is saved.')).toBeVisible();
    await expect(page.getByRole('main').locator('img[src^="/media/"]')).toBeVisible();
  });
});

test('fills a phone, and can be touched', async ({ browser, request }) => {
  const creator = await newCreator(request);
  await putPictures(request, creator, ['Small']);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await enter(context, creator);
  const page = await context.newPage();
  await openPicker(page);
  await expect.poll(async () => (await popup(page).boundingBox())?.width).toBe(390);
  await tile(page, 'Small').tap();
  await expect(page.getByRole('dialog', { name: 'Crop the picture' })).toBeVisible();
  await context.close();
});
