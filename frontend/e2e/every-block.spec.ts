import { blockDefinitions } from '@linkyard/blocks/schema';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { filled } from './filled-blocks.js';
import { call, newCreator } from './people.js';
import { axeFaults } from './axe.js';

const codes = Object.keys(blockDefinitions);
/** With its default data a block of these shows nothing to visitors: what it shows comes from elsewhere, and there is none. */
const emptyByDefault = new Set<string>(
  Object.values(blockDefinitions)
    .filter((block) => 'source' in block && block.source !== undefined)
    .map(({ code }) => code),
);

/** A published page that holds every block there is. @returns its path */
async function pageOfAll(request: APIRequestContext): Promise<string> {
  const { token, username, templateId, campaignId } = await newCreator(request);
  const { pages } = await call(request, '/user/template/pages', { templateId }, token);
  for (const type of codes)
    await call(
      request,
      '/user/section/add',
      { templateId, pageId: pages[0]._id, type, sectionData: filled[type] },
      token,
    );
  await call(request, '/user/campaign/publish', { _id: campaignId }, token);
  return `/${username}`;
}

/** Which blocks have a box of some height. */
const drawn = (page: Page) =>
  page
    .locator('section[data-t]')
    .evaluateAll((sections) =>
      sections
        .filter((section) => section.getBoundingClientRect().height > 8)
        .map((section) => section.getAttribute('data-t') ?? ''),
    );

for (const javaScriptEnabled of [true, false])
  for (const width of [390, 1280])
    test.describe(`a page of every block at ${width} px ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ viewport: { width, height: 900 }, javaScriptEnabled, reducedMotion: 'reduce' });

      test('shows them all, fits, and sends no third-party request', async ({ page, request, baseURL }) => {
        const foreign: string[] = [];
        const faults: string[] = [];
        page.on('request', (asked) => {
          if (!/^(?:data|blob|about):/.test(asked.url()) && !asked.url().startsWith(baseURL ?? ''))
            foreign.push(asked.url());
        });
        page.on('response', (answer) => {
          if (answer.status() >= 400) faults.push(`${answer.status()} ${answer.url()}`);
        });
        page.on('console', (message) => {
          if (message.type() === 'error') faults.push(message.text());
        });
        page.on('pageerror', (error) => faults.push(error.message));
        await page.goto(await pageOfAll(request));
        await page.waitForLoadState('networkidle');
        const shown = await drawn(page);
        expect(codes.filter((code) => !shown.includes(code) && !emptyByDefault.has(code))).toEqual([]);
        const sideways = await page.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth);
        expect(sideways).toBeLessThanOrEqual(0);
        expect(foreign).toEqual([]);
        expect(faults).toEqual([]);
      });
    });

test.describe('a page of every block', () => {
  test.use({ bypassCSP: true });

  test('is clean for axe', async ({ page, request }) => {
    await page.goto(await pageOfAll(request));
    await page.waitForLoadState('networkidle');
    expect(await axeFaults(page)).toEqual([]);
  });
});
