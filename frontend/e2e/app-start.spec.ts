import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { expectSaved, newDesk, openEditor } from './editor-desk.js';

// What a first visit loads. How long it takes is a figure of docs/BENCHMARKS.md (B11), never a test.

const dist = join(import.meta.dirname, '../dist');
const scriptsIn = (html: string) =>
  [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => `${file}`);
const gzipBytes = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;

/** Holds back a file until it is released. */
async function holdBack(page: Page, file: RegExp) {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(file, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Paths that a page requests, in order. */
function requestsOf(page: Page) {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

test('the scripts of the document stay under 245 kB, every other script under 80 kB, and the texts of a language under 100 kB, gzip', () => {
  const initial = scriptsIn(readFileSync(join(dist, 'index.html'), 'utf8'));
  expect(initial.reduce((sum, file) => sum + gzipBytes(file), 0)).toBeLessThanOrEqual(245_000);
  // The language of tests for right-to-left is loaded by no person.
  const parts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js') && !name.startsWith('ar-XB'));
  // All texts of the app in one file, which grows with each screen.
  const mayHave = (name: string) => (name.startsWith('de-') ? 100_000 : 80_000);
  const tooLarge = parts.filter(
    (name) => !initial.includes(`assets/${name}`) && gzipBytes(`assets/${name}`) > mayHave(name),
  );
  expect(tooLarge).toEqual([]);
});

test('serves the scripts of the document compressed and immutable', async ({ request }) => {
  const document = await (await request.get('/signin')).text();
  for (const file of scriptsIn(document)) {
    const answer = await request.get(`/${file}`, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers()).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' });
    const { 'content-encoding': encoding, 'content-length': length } = answer.headers();
    expect(encoding === 'br' || Number(length) < 512, `${file} is compressed`).toBe(true);
  }
});

test('opening the editor reads the account, the template and the page once', async ({ page }) => {
  const { templateId } = await newDesk(page.context(), ['First', 'Second']);
  const paths = requestsOf(page);
  await page.goto(`/edit/${templateId}`);
  await expectSaved(page);
  for (const call of ['/auth/me', '/user/template/get', '/user/template/page/get'])
    expect(paths.filter((path) => path === call)).toHaveLength(1);
});

test('the editor of another account than the stored one opens once the account is known', async ({ page, context }) => {
  await openEditor(page, await newDesk(context, ['First']));
  const { templateId } = await newDesk(context, ['Second']);
  const releaseAccount = await holdBack(page, /\/auth\/me$/);
  const releasePage = await holdBack(page, /\/user\/template\/page\/get$/);
  const asksForPage = page.waitForRequest(/\/user\/template\/page\/get$/);
  await page.goto(`/edit/${templateId}`, { waitUntil: 'commit' });
  await asksForPage;
  await expect(page.getByLabel('Loading the editor')).toBeVisible();
  const accountKnown = page.waitForResponse(/\/auth\/me$/);
  releaseAccount();
  await accountKnown;
  releasePage();
  await expect(page.getByRole('option', { name: 'Link, Second' })).toBeVisible();
  await expectSaved(page);
});
