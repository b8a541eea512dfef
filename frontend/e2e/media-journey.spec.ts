import { expect, test, type Locator, type Page } from '@playwright/test';
import { blockList, expectSaved, newDesk, openEditor } from './editor-desk.js';
import { png } from './media-files.js';
import { silence } from './media-page.js';
import { call } from './people.js';

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
const words = (text: string) => Buffer.from(text, 'utf8');

/** Thirty files of mixed kinds: the next to last broken, the last one too large. */
const thirty = [
  ...Array.from({ length: 19 }, (_, at) =>
    file(`Picture ${at + 1}.png`, 'image/png', png(240, 160, [(at * 13) % 256, 110, 150, 255])),
  ),
  file('Prices.pdf', 'application/pdf', words('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')),
  ...Array.from({ length: 4 }, (_, at) => file(`Notes ${at + 1}.txt`, 'text/plain', words(`Note ${at + 1}`))),
  ...Array.from({ length: 3 }, (_, at) => file(`Guests ${at + 1}.csv`, 'text/csv', words('name,seat\nAda,1\n'))),
  file('Waves.wav', 'audio/wav', silence()),
  file('Broken.png', 'image/png', png(300, 300, [9, 9, 9, 255]).subarray(0, 90)),
  file('Enormous.txt', 'text/plain', Buffer.alloc(26 * 1024 * 1024, 0x61)),
];
const stored = thirty.length - 2;

const popup = (page: Page) => page.getByRole('dialog', { name: 'Media Library' });
const tile = (page: Page, title: string) =>
  popup(page).getByRole('list', { name: 'pictures' }).getByRole('button', { name: title, exact: true });
const uploads = (within: Page | Locator, state: string) =>
  within.getByRole('region', { name: 'Uploads' }).locator(`li[data-state="${state}"]`);

test('thirty files go in, one is cropped, one found, one drawn; a page shows them, and they are deleted', async ({
  page,
  context,
}) => {
  const desk = await newDesk(context, []);
  const { token, username } = desk.person;
  const add = (_id: string, type: string, sectionData: object) =>
    call(
      context.request,
      '/user/section/add',
      { _id, templateId: desk.templateId, pageId: desk.pageId, type, sectionData },
      token,
    );
  await add(desk.pageId.replace(/^.{8}/, 'a1a1a1a1'), 'el_gallery', { images: [] });
  await add(desk.pageId.replace(/^.{8}/, 'a2a2a2a2'), 'el_audio', { audios: [{ title: 'Shore' }] });

  await test.step('upload', async () => {
    await page.goto('/mylibrary');
    await page.getByRole('main').locator('input[type="file"]').first().setInputFiles(thirty);
    await expect(uploads(page, 'stored')).toHaveCount(stored, { timeout: 60_000 });
    await expect(uploads(page, 'failed').filter({ hasText: 'Broken.png' })).toContainText(
      'Failed to load image for cropping',
    );
    await expect(uploads(page, 'failed').filter({ hasText: 'Enormous.txt' })).toContainText(
      /too large|should not exceed/,
    );
    await expect(page.getByRole('heading', { name: `Media Library (${stored})` })).toBeVisible();
  });

  await openEditor(page, desk);
  await test.step('crop one', async () => {
    await blockList(page)
      .getByRole('option', { name: /^Gallery/ })
      .click();
    await page.getByRole('button', { name: 'Choose several pictures' }).click();
    await popup(page).getByRole('button', { name: 'Crop Picture 19' }).click({ force: true });
    await popup(page).getByText('1:1', { exact: true }).click();
    await popup(page).getByRole('button', { name: 'Crop & Upload' }).click();
    await expect(popup(page).getByText('1 chosen')).toBeVisible();
    await tile(page, 'Picture 3').click();
    await expect(popup(page).getByText('2 chosen')).toBeVisible();
  });

  await test.step('find one', async () => {
    await popup(page).getByRole('tab', { name: 'Royalty Free' }).click();
    await popup(page).getByRole('searchbox', { name: 'Search royalty free images' }).fill('harbour');
    await page.keyboard.press('Enter');
    await popup(page)
      .getByRole('button', { name: /^Add: / })
      .first()
      .click();
    await expect(popup(page).getByText('3 chosen')).toBeVisible();
  });

  await test.step('draw one', async () => {
    await popup(page).getByRole('tab', { name: 'AI Image' }).click();
    await popup(page).getByLabel('Create an image from text prompt').fill('A lighthouse in fog');
    await popup(page).getByRole('button', { name: 'Generate' }).click();
    await popup(page).getByRole('button', { name: 'Add to Library' }).click();
    await expect(popup(page).getByText('4 chosen')).toBeVisible();
    await popup(page).getByRole('button', { name: 'Use 4 pictures' }).click();
    await expect(page.getByText(/^picture \d$/i)).toHaveCount(4);
  });

  await test.step('a sound', async () => {
    await blockList(page)
      .getByRole('option', { name: /^Audio/ })
      .click();
    await page.getByRole('button', { name: 'Choose from the library' }).click();
    await popup(page).getByRole('list', { name: 'recordings' }).getByRole('button', { name: 'Waves' }).click();
    await expect(page.getByLabel('Sound file')).toHaveValue(/^\/media\//);
    await expectSaved(page);
  });

  await test.step('the public page', async () => {
    await call(context.request, '/user/campaign/publish', { _id: desk.campaignId }, token);
    const visitor = await (await context.browser()?.newContext())?.newPage();
    if (!visitor) throw new Error('a browser without a second window');
    await visitor.goto(`/${username}`);
    const shown = visitor.locator('main img');
    await expect(shown).toHaveCount(4);
    for (const picture of await shown.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
        .toBeGreaterThan(0);
    }
    const played = visitor.locator('audio').first();
    const sound = await played.evaluate((audio) => (audio instanceof HTMLAudioElement ? audio.src : ''));
    expect((await visitor.request.get(sound, { headers: { range: 'bytes=0-3' } })).status()).toBe(206);
    await visitor.context().close();
  });

  await test.step('delete', async () => {
    await page.goto('/mylibrary');
    const count = page.getByRole('heading', { name: /^Media Library \(/ });
    await expect(count).toHaveText(`Media Library (${stored + 3})`);
    // What the page shows is known a moment after it was saved.
    const newest = async () => (await call(context.request, '/user/media', { type: 'get', data: {} }, token)).data[0];
    await expect.poll(async () => (await newest()).uses).toBe(1);
    for (const left of [stored + 3 - 24, 0]) {
      await page.getByRole('checkbox', { name: 'Select all' }).check();
      await page.getByRole('button', { name: /^Delete \d+$/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
      // Among each of the two pages is something that the page shows.
      await page.getByRole('dialog').getByRole('button', { name: 'Delete anyway' }).click();
      await expect(count).toHaveText(`Media Library (${left})`);
    }
    await expect(page.getByText('No Media Found')).toBeVisible();
  });
});
