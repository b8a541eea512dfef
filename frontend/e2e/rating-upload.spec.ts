import { expect, test, type Page } from '@playwright/test';
import { expectOnline, phone, publishedPage, typeInto } from './home-pages.js';
import { call, enter, newCreator } from './people.js';
import { axeFaults } from './axe.js';

/** Nothing hangs over the edge of the phone, and axe has nothing to say. */
async function expectFits(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await axeFaults(page)).toEqual([]);
}

test('a visitor rates on a phone, thinks again, and the creator lets the comment stand there', async ({
  page,
  browser,
  request,
}) => {
  const creator = await newCreator(request);
  const { url } = await publishedPage(request, creator.token, {
    type: 'el_rating',
    sectionData: { question: 'How was the class?', moderate: true },
  });

  const visit = await phone(browser, { bypassCSP: true });
  const visitor = await visit.newPage();
  await visitor.setViewportSize({ width: 390, height: 844 });
  await visitor.goto(url);
  await expectFits(visitor);
  await visitor.getByRole('radio', { name: '4 stars' }).check();
  await typeInto(visitor.getByLabel(/^Comment/), 'Warm room');
  await visitor.getByLabel(/^Your name/).fill('Ann Okafor');
  await visitor.getByRole('button', { name: 'Send rating' }).click();
  await expect(visitor.getByText('Thank you for your rating!')).toBeVisible();
  await expect(visitor.getByText('1 rating', { exact: true })).toBeVisible();

  await visitor.reload();
  await expect(visitor.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await visitor.getByRole('radio', { name: '5 stars' }).check();
  await typeInto(visitor.getByLabel(/^Comment/), 'Warm room, good tea');
  await visitor.getByRole('button', { name: 'Send rating' }).click();
  await expect(visitor.getByText('Thank you for your rating!')).toBeVisible();
  await expect(visitor.locator('[data-ra=average]')).toHaveText('5.0');
  await expect(visitor.getByText('1 rating', { exact: true })).toBeVisible();

  await enter(page.context(), creator);
  await page.goto('/myleads?kind=rating');
  const row = page.getByRole('row').filter({ hasText: 'Ann Okafor' });
  await expect(row.getByRole('img', { name: '5 of 5 stars' })).toBeVisible();
  await row.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Ann Okafor' });
  await expect(drawer).toContainText('Warm room, good tea');
  await drawer.getByRole('button', { name: 'Show comment to visitors' }).click();
  await expect(drawer.getByRole('button', { name: 'Hide comment from visitors' })).toBeVisible();

  await expect
    .poll(async () => (await request.get(url)).text(), { message: 'the comment stands on the page', timeout: 20_000 })
    .toContain('Warm room, good tea');
  await visitor.reload();
  await expect(visitor.getByText('Warm room, good tea')).toBeVisible();
  await expectFits(visitor);
  await visit.close();
});

test('a visitor sends a file from a phone, and the creator downloads it', async ({ page, browser, request }) => {
  const creator = await newCreator(request);
  const { url } = await publishedPage(request, creator.token, {
    type: 'el_upload',
    sectionData: { title: 'Send me your sketch' },
  });
  const visit = await phone(browser, { bypassCSP: true });
  const visitor = await visit.newPage();
  await visitor.setViewportSize({ width: 390, height: 844 });
  await visitor.goto(url);
  await expectFits(visitor);
  const buffer = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
  const file = visitor.getByLabel(/^File/);
  await file.setInputFiles({
    name: 'Sketch.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<svg onload="x()"/>'),
  });
  await typeInto(visitor.getByLabel('Your e-mail'), 'ann@example.org');
  await visitor.getByRole('button', { name: 'Send file' }).click();
  await expect(visitor.getByText('This kind of file is not accepted here.')).toBeVisible();
  await file.setInputFiles({ name: 'Sketch.pdf', mimeType: 'application/pdf', buffer });
  await visitor.getByRole('button', { name: 'Send file' }).click();
  await expect(visitor.getByText('Thank you! Your file has arrived.')).toBeVisible();
  await visit.close();

  await enter(page.context(), creator);
  await page.goto('/myleads?kind=upload');
  await page.getByRole('row').filter({ hasText: 'ann@example.org' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'ann@example.org' });
  const downloading = page.waitForEvent('download');
  await drawer.getByRole('button', { name: /Sketch\.pdf/ }).click();
  expect((await downloading).suggestedFilename()).toBe('Sketch.pdf');
});

test('both work without JavaScript', async ({ browser, request }) => {
  const creator = await newCreator(request);
  const rated = await publishedPage(request, creator.token, { type: 'el_rating', sectionData: {} });
  const asked = await publishedPage(request, creator.token, { type: 'el_upload', sectionData: {} });
  await expectOnline(request, asked.url);
  const visit = await phone(browser, { javaScriptEnabled: false });
  const visitor = await visit.newPage();
  await visitor.goto(rated.url);
  await visitor.getByRole('radio', { name: '3 stars' }).check();
  await visitor.getByRole('button', { name: 'Send rating' }).click();
  await expect(visitor.getByText('Thank you for your rating!')).toBeVisible();
  await visitor.goto(asked.url);
  const buffer = Buffer.from('a,b\n1,2\n');
  await visitor.getByLabel(/^File/).setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
  await visitor.getByLabel('Your e-mail').fill('nora@example.org');
  await visitor.getByRole('button', { name: 'Send file' }).click();
  await expect(visitor.getByText('Thank you! Your file has arrived.')).toBeVisible();
  await visit.close();
  const { data } = await call(request, '/user/leads/list', { filters: {} }, creator.token);
  expect(data.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(['rating', 'upload']);
});
