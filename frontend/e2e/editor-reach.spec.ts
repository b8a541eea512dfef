import { expect, test, type Page } from '@playwright/test';
import { block, blockList, expectOrder, expectSaved, newDesk, openEditor, storedLinks } from './editor-desk.js';
import { call } from './people.js';
import { axeFaults } from './axe.js';

const titles = ['First', 'Second', 'Third'];

const expectClean = async (page: Page) => expect(await axeFaults(page)).toEqual([]);

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    // The app's own policy lets no foreign script in, and axe is one.
    test.use({ colorScheme, bypassCSP: true });

    test('axe finds nothing in any pane', async ({ page, context }) => {
      test.slow();
      const desk = await newDesk(context, titles);
      await openEditor(page, desk);
      await expect(page.getByRole('tabpanel', { name: 'Theme' }).getByText('Layout', { exact: true })).toBeVisible();
      await expectClean(page);
      for (const tab of ['Page', 'History']) {
        await page.getByRole('tab', { name: tab, exact: true }).click();
        await expectClean(page);
      }
      await page.getByRole('tab', { name: 'Pages' }).click();
      await block(page, 'Link, First').click();
      for (const tab of ['Content', 'Style', 'Animation']) {
        await page.getByRole('tab', { name: tab }).click();
        await expectClean(page);
      }
      await page.getByRole('button', { name: 'Publish' }).click();
      await expect(page.getByRole('dialog').getByLabel('Address')).toBeVisible();
      await expectClean(page);
    });
  });
}

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('a block is held and dragged to another place; a swipe only scrolls', async ({ page, context }) => {
    const desk = await newDesk(context, titles);
    await openEditor(page, desk);
    const from = await block(page, 'Link, First').boundingBox();
    const to = await block(page, 'Link, Third').boundingBox();
    if (!from || !to) throw new Error('the links are not on screen');
    const finger = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    const x = from.x + 80;
    const start = from.y + from.height / 2;
    const end = to.y + to.height + 8;

    await touch('touchStart', x, start);
    await touch('touchMove', x, start + 30);
    await touch('touchEnd');
    await expectOrder(page, titles);

    await touch('touchStart', x, start);
    await expect(page.getByText(/^Picked up Link, First/)).toBeAttached();
    for (let step = 1; step <= 8; step += 1) await touch('touchMove', x, start + ((end - start) * step) / 8);
    await expect(page.getByText('Link, First: position 3 of 3.')).toBeAttached();
    await touch('touchEnd');
    await expectOrder(page, ['Second', 'Third', 'First']);
    await expectSaved(page);
    expect(await storedLinks(context, desk)).toEqual(['Second', 'Third', 'First']);
  });

  test('a block is found without a keyboard shortcut', async ({ page, context }) => {
    const desk = await newDesk(context, titles);
    await openEditor(page, desk);
    await page.getByRole('button', { name: 'Find on the page' }).tap();
    await page.getByRole('combobox', { name: 'Find on the page' }).fill('thi');
    await page.getByRole('option', { name: 'Link' }).filter({ hasText: 'Third' }).tap();
    await expect(block(page, 'Link, Third')).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: 'Close the search' }).tap();
    await expect(page.getByRole('combobox', { name: 'Find on the page' })).toBeHidden();
  });
});

test('what was done since the last publish is taken back whole, and publishes nothing', async ({ page, context }) => {
  const desk = await newDesk(context, titles);
  const { token } = desk.person;
  await call(context.request, '/user/campaign/publish', { _id: desk.campaignId }, token);
  await openEditor(page, desk);
  await block(page, 'Link, First').click();
  await page.getByLabel('Title', { exact: true }).fill('Not for visitors yet');
  await expectSaved(page);
  await expect(page.locator('[data-publish-state]')).toHaveText('Unpublished changes');
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByRole('button', { name: 'Undo changes since last publish' }).click();
  await page.getByRole('button', { name: 'Undo changes', exact: true }).click();
  await expectOrder(page, titles);
  await expect(page.locator('[data-publish-state]')).toHaveText('Live');
  const { publishedRev } = await call(context.request, '/user/campaign/get', { _id: desk.campaignId }, token);
  expect(publishedRev).toBe(1);

  await page.getByRole('tab', { name: 'History' }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Before going back' })
    .getByRole('button', { name: 'Restore' })
    .click();
  await expect(block(page, 'Link, Not for visitors yet')).toBeVisible();
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.locator('[data-publish-state]')).toHaveText('Offline');
});

test('a ready-made group is put in, and taken out and in again', async ({ page, context }) => {
  const desk = await newDesk(context, titles);
  await openEditor(page, desk);
  await block(page, 'Link, First').click();
  await page.getByText('Ready-made', { exact: true }).click();
  await page.getByRole('button', { name: /^Opening hours/ }).click();
  const options = blockList(page).getByRole('option');
  await expect(options.nth(1)).not.toHaveAttribute('aria-label', 'Link, Second');
  await expectSaved(page);
  const count = await options.count();
  expect(count).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(options).toHaveCount(3);
  await expectSaved(page);
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(options).toHaveCount(count);
  await expectSaved(page);
  expect(await storedLinks(context, desk)).toHaveLength(count);
});
