import { devices, expect, test, type Page } from '@playwright/test';
import { bar, mark, shelves, tile, tiles } from './library-screen.js';
import { putPictures } from './media-files.js';
import { call, enter, newCreator } from './people.js';
import { axeFaults } from './axe.js';

/** A sheet that is still coming in is half transparent: what counts is how things look in the end. */
async function expectNoFaults(page: Page, where: string) {
  await expect.poll(() => axeFaults(page), where).toEqual([]);
}

const { defaultBrowserType: _engine, ...aPhone } = devices['iPhone 13'];
for (const [kind, use] of [
  ['a desk', { viewport: { width: 1280, height: 800 } }],
  ['a phone', aPhone],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`on ${kind} in ${colorScheme} colours`, () => {
      // The app's own policy lets no foreign script in, and axe is one.
      test.use({ ...use, colorScheme, bypassCSP: true });

      test('axe finds nothing, and nothing sticks out', async ({ page, request }) => {
        const creator = await newCreator(request);
        await putPictures(request, creator, [`A title ${'that goes on and on '.repeat(5)}`, 'مرفأ', 'Quay']);
        const { data } = await call(request, '/user/media', { type: 'get', data: {} }, creator.token);
        const ids = data.map((media: { _id: string }) => media._id);
        const patch = { folder: 'f'.repeat(60), addTags: ['t'.repeat(40)] };
        await call(request, '/user/media/update', { ids: ids.slice(0, 2), patch }, creator.token);
        await enter(page.context(), creator);
        for (const view of ['grid', 'list']) {
          await page.goto(`/mylibrary?view=${view}&tag=${'t'.repeat(40)}`);
          await expect(tiles(page)).toHaveCount(2);
          await mark(tiles(page).first()).click();
          await expect(bar(page)).toBeVisible();
          await expectNoFaults(page, view);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        }
        await page.getByRole('button', { name: 'Clear selection' }).click();
        if (kind === 'a phone') {
          await page.getByRole('button', { name: 't'.repeat(40), exact: true }).click();
          await expect(shelves(page).getByText('f'.repeat(60))).toBeVisible();
          await expectNoFaults(page, 'folders');
          await shelves(page).getByRole('button', { name: 'All files' }).click();
        } else await shelves(page).getByRole('button', { name: 'All files' }).click();
        await tile(page, 'Quay').click();
        await expect(page.getByRole('dialog', { name: 'Quay' }).getByText('Not used anywhere yet.')).toBeVisible();
        await expectNoFaults(page, 'details');
      });
    });
