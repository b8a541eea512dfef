import { expect, test, type Page } from '@playwright/test';
import { axeFaults } from './axe.js';

const sizes = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1280, height: 900 },
];

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

interface Starter {
  _id: string;
  slug: string;
  pageOrder: string[];
}

async function starters(page: Page): Promise<Starter[]> {
  const signedIn = await page.request.post('/auth/login', {
    data: { email: 'demo@linkyard.local', password: 'yard-demo-2026' },
  });
  const { data } = await signedIn.json();
  const listed = await page.request.post('/user/template/list', {
    data: { kind: 'link', listPerPage: 100 },
    headers: { authorization: data.token },
  });
  return (await listed.json()).data.data;
}

test.describe('starter pages', () => {
  // A block that is still fading in has no contrast yet.
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

  for (const { name, width, height } of sizes) {
    test(`every page of every starter is clean for axe and fits a ${name}`, async ({ page }) => {
      test.setTimeout(480_000);
      await page.setViewportSize({ width, height });
      const all = await starters(page);
      expect(all.length).toBeGreaterThanOrEqual(24);
      const faults: string[] = [];
      for (const { _id, slug, pageOrder } of all) {
        for (const pageId of pageOrder) {
          await page.goto(`/preview/${_id}/${pageId}`);
          for (const fault of await axeFaults(page)) faults.push(`${slug}: ${fault}`);
          if (await scrollsSideways(page)) faults.push(`${slug}: scrolls sideways`);
        }
      }
      expect(faults).toEqual([]);
    });
  }
});

test.describe('the published demo page', () => {
  test('opens without JavaScript, with its links as links', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const response = await page.goto('/demo');
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const link of await page.getByRole('main').getByRole('link').all())
      expect(await link.getAttribute('href')).toMatch(/^(https?:|mailto:|tel:|\/)/);
    await context.close();
  });

  test('loads nothing from third parties and sets no cookie', async ({ page, context, baseURL }) => {
    const foreign: string[] = [];
    const faults: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) foreign.push(request.url());
    });
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto('/demo');
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);
    expect(faults).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });

  test('ships no framework: its scripts are small modules of its blocks and the beacon', async ({ page }) => {
    const sizesOf: number[] = [];
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') sizesOf.push((await response.body()).length);
    });
    await page.goto('/demo');
    await page.waitForLoadState('networkidle');
    expect(sizesOf.reduce((sum, size) => sum + size, 0)).toBeLessThan(40_000);
  });
});

test('an unknown address shows a friendly page', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading')).toHaveText('There is no page here.');
});
