import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { expectSaved, newDesk, openEditor } from './editor-desk.js';

// What a first visit loads, and in which order. How long it takes is a figure of docs/BENCHMARKS.md (B11), never a test.

const dist = join(import.meta.dirname, '../dist');
const scriptsIn = (html: string) =>
  [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => `${file}`);
/** What the document has asked for once the first large script of every screen is there. */
const laterIn = (html: string) =>
  (/<meta name="linkyard-later" content="([^"]+)"/.exec(html)?.[1] ?? '').split(' ').map((file) => file.slice(1));
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

/** Paths of what a page asks for, in order. */
function requestsOf(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

test('the app keeps to its bytes: 200 kB before anything, 80 kB a part, gzip', () => {
  const initial = scriptsIn(readFileSync(join(dist, 'index.html'), 'utf8'));
  expect(initial.reduce((sum, file) => sum + gzipBytes(file), 0)).toBeLessThanOrEqual(200_000);
  const parts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
  const tooLarge = parts.filter((name) => !initial.includes(`assets/${name}`) && gzipBytes(`assets/${name}`) > 80_000);
  expect(tooLarge).toEqual([]);
});

for (const path of ['/edit/6b02af6d7de8c8720b6228cd', '/mylinks', '/signin']) {
  test(`the document of ${path} names the files of its screen, and they come compressed and for ever`, async ({
    request,
  }) => {
    const document = await (await request.get(path)).text();
    const later = laterIn(document);
    expect(later.length).toBeGreaterThan(0);
    for (const file of [...scriptsIn(document), ...later]) {
      const answer = await request.get(`/${file}`, { headers: { 'accept-encoding': 'br' } });
      expect(answer.status()).toBe(200);
      expect(answer.headers()).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' });
      const { 'content-encoding': encoding, 'content-length': length } = answer.headers();
      expect(encoding === 'br' || Number(length) < 512, `${file} is compressed`).toBe(true);
    }
  });
}

test('the editor asks for its page at once, and for nothing twice', async ({ page }) => {
  const { templateId } = await newDesk(page.context(), ['First', 'Second']);
  const asked = requestsOf(page);
  await page.goto(`/edit/${templateId}`);
  await expectSaved(page);
  for (const call of ['/auth/me', '/user/template/get', '/user/template/page/get'])
    expect(asked.filter((path) => path === call)).toHaveLength(1);
  expect(new Set(asked).size).toBe(asked.length);
});

test('the files of the editor are on their way before its first script runs', async ({ page }) => {
  const { templateId } = await newDesk(page.context(), ['First']);
  const release = await holdBack(page, /\/assets\/start-vendor-[\w-]+\.js$/);
  const asked = requestsOf(page);
  await page.goto(`/edit/${templateId}`, { waitUntil: 'commit' });
  await expect.poll(() => asked.some((path) => /\/editor-app-[\w-]+\.js$/.test(path))).toBe(true);
  await expect.poll(() => asked).toContain('/user/template/page/get');
  release();
  await expectSaved(page);
});

test('the files of the editor do not share the line with React, which everything waits for', async ({ page }) => {
  const { templateId } = await newDesk(page.context(), ['First']);
  const release = await holdBack(page, /\/assets\/start-react-[\w-]+\.js$/);
  const asked = requestsOf(page);
  await page.goto(`/edit/${templateId}`, { waitUntil: 'commit' });
  await expect.poll(() => asked).toContain('/user/template/page/get');
  expect(asked.filter((path) => /\/(?:editor|desk)-[\w-]+\.js$/.test(path))).toEqual([]);
  release();
  await expectSaved(page);
});

test('an editor of another account than this browser remembers opens when that is known', async ({ page, context }) => {
  await openEditor(page, await newDesk(context, ['First']));
  const { templateId } = await newDesk(context, ['Second']);
  const tellWho = await holdBack(page, /\/auth\/me$/);
  const givePage = await holdBack(page, /\/user\/template\/page\/get$/);
  const asksForPage = page.waitForRequest(/\/user\/template\/page\/get$/);
  await page.goto(`/edit/${templateId}`, { waitUntil: 'commit' });
  await asksForPage;
  await expect(page.getByLabel('Loading the editor')).toBeVisible();
  const told = page.waitForResponse(/\/auth\/me$/);
  tellWho();
  await told;
  givePage();
  await expect(page.getByRole('option', { name: 'Link, Second' })).toBeVisible();
  await expectSaved(page);
});
