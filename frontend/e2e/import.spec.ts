import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { expectOnline, phone } from './home-pages.js';
import { png } from './media-files.js';
import { call, enter, newCreator, unique } from './people.js';

const savedPage = fileURLToPath(
  new URL('../../services/campaigns-and-templates/src/import/fixtures/linktree.html', import.meta.url),
);

/** Chooses the saved page and says how the creator wants it; the browser rests in the editor of the new page. */
async function importSavedPage(page: Page, campName: string) {
  await page.goto('/mylinks?import=1');
  const dialog = page.getByRole('dialog', { name: 'Bring a page you have' });
  await dialog.locator('input[aria-label="File"]').setInputFiles(savedPage);
  await expect(dialog.getByText(/on a Linktree page/)).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('Maravane Roastery');

  await dialog.getByLabel('Bring link Cupping evening').uncheck();
  const beans = dialog.getByRole('listitem').filter({ hasText: 'shop.maravane-roastery.example/beans' });
  await beans.getByRole('textbox').fill('Beans by post');
  await dialog.getByRole('button', { name: 'Continue' }).click();

  await dialog.getByRole('textbox', { name: 'Address' }).fill(campName);
  await expect(dialog.getByText('This address is yours to take.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Low Tide' }).check();
  await dialog.getByRole('button', { name: 'Build my page' }).click();
  await expect(page).toHaveURL(/\/edit\/[0-9a-f]{24}$/);
}

/** Publishes from the card of My Links and says where the page stands. */
async function publishFromCard(page: Page): Promise<string> {
  await page.goto('/mylinks?q=Maravane');
  const card = page.getByRole('article', { name: 'Maravane Roastery' });
  await card.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(card.getByText('Live')).toBeVisible();
  const url = await card.getByRole('link', { name: 'Open Maravane Roastery' }).getAttribute('href');
  if (!url) throw new Error('the card of a live page links to it');
  return url;
}

test('a page of another tool becomes a published page whose visits and clicks are counted', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const creator = await newCreator(request);
  await enter(page.context(), creator);
  const campName = unique('maravane').slice(0, 40);
  await importSavedPage(page, campName);
  const url = await publishFromCard(page);
  expect(new URL(url).pathname).toBe(`/${campName}`);
  await expectOnline(request, url);

  const plain = await phone(browser, { javaScriptEnabled: false });
  const unscripted = await plain.newPage();
  await unscripted.goto(url);
  await expect(unscripted.getByRole('heading', { name: 'Maravane Roastery' })).toBeVisible();
  await expect(unscripted.getByRole('link', { name: /Beans by post/ })).toHaveAttribute(
    'href',
    /^https:\/\/shop\.maravane-roastery\.example\/beans/,
  );
  await expect(unscripted.getByText('Cupping evening')).toHaveCount(0);
  await plain.close();

  const scripted = await phone(browser);
  // The targets of the links do not matter here.
  await scripted.route(/^https:\/\//, (route) => route.fulfill({ contentType: 'text/html', body: 'elsewhere' }));
  const visitor = await scripted.newPage();
  await visitor.goto(url);
  await visitor.getByRole('link', { name: /Beans by post/ }).click();
  await scripted
    .pages()
    .at(-1)
    ?.waitForURL(/shop\.maravane-roastery\.example/);
  await scripted.close();

  await expect
    .poll(
      async () => {
        const home = await call(request, '/user/campaign/dashboard', { range: '7d' }, creator.token);
        return { views: home.totals.views, clicks: home.totals.clicks };
      },
      { message: 'the visit and the click are counted', timeout: 30_000 },
    )
    .toEqual({ views: 1, clicks: 1 });

  await page.goto('/dashboard?range=7d');
  const figure = (name: string) => page.locator('dl > div', { has: page.getByText(name, { exact: true }) });
  await expect(figure('Views').locator('dd').first()).toHaveText('1');
  await expect(figure('Clicks').locator('dd').first()).toHaveText('1');
  await expect(page.getByRole('region', { name: 'Top links' })).toContainText('Beans by post');
  await expect(page.getByRole('region', { name: 'Devices' })).toContainText('Phone');
  await expect(page.getByRole('heading', { name: 'First steps' })).toHaveCount(0);
});

test('what cannot be read says so, with the way on', async ({ page, request }) => {
  await enter(page.context(), await newCreator(request));
  await page.goto('/mylinks?new=import');
  const dialog = page.getByRole('dialog', { name: 'Bring a page you have' });

  await dialog.getByLabel('Address of your page').fill('nothing');
  await dialog.getByRole('button', { name: 'Look' }).click();
  await expect(dialog.getByText('Enter the address of your page, such as linktr.ee/you.')).toBeVisible();

  await dialog.locator('input[aria-label="File"]').setInputFiles({
    name: 'letter.html',
    mimeType: 'text/html',
    buffer: Buffer.from('<p>Dear reader, there is no link in this letter.</p>'),
  });
  await expect(dialog.getByRole('alert')).toContainText('We could not find any links in this.');

  await dialog.locator('input[aria-label="File"]').setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('png'),
  });
  await expect(dialog.getByRole('alert')).toContainText('Choose a file that ends with .html, .zip, .json or .csv.');
});

test('a zip of a saved page brings its picture, and what it lacks is named', async ({ page, request }) => {
  await enter(page.context(), await newCreator(request));
  await page.goto('/mylinks?import=1');
  const dialog = page.getByRole('dialog', { name: 'Bring a page you have' });
  const html =
    '<h1>Ada</h1><img class="avatar" src="Ada_files/ada.png"><a href="https://a.example/"><img src="Ada_files/mug.png">Mugs</a>';
  const buffer = Buffer.from(
    zipSync({ 'Ada.html': strToU8(html), 'Ada_files/ada.png': png(48, 48, [30, 120, 90, 255]) }),
  );
  await dialog
    .locator('input[aria-label="File"]')
    .setInputFiles({ name: 'Ada.zip', mimeType: 'application/zip', buffer });
  await expect(dialog.getByText('1 picture was left out, not found in the zip: mug.png.')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Picture' })).toBeChecked();
  await expect(dialog.locator('img[src^="/media/pictures/"]')).toBeVisible();
});
