import { expect, test, type Locator, type Page } from '@playwright/test';
import { block, blockList, expectSaved, newDesk, openEditor, storedLinks } from './editor-desk.js';

/** Goes on with the Tab key until something has the focus, as a person does who has no mouse. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let steps = 0; steps < 150; steps += 1) {
    if ((await target.count()) > 0 && (await target.evaluate((element) => element === document.activeElement))) return;
    await page.keyboard.press(key);
  }
  throw new Error('the Tab key does not lead there');
}

async function addByKeys(page: Page, word: string, code: string) {
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search blocks' })).toBeFocused();
  await page.keyboard.type(word);
  await tabTo(page, page.locator(`[data-block=${code}]`));
  await page.keyboard.press('Enter');
}

test('a page is built and published by keyboard alone', async ({ page, context }) => {
  test.slow();
  const desk = await newDesk(context, []);
  await page.addInitScript(() => {
    window.addEventListener('pointerdown', () => document.documentElement.setAttribute('data-pointed', ''), true);
  });
  await openEditor(page, desk);

  await addByKeys(page, 'heading', 'el_heading');
  await expect(block(page, /^Heading/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Settings' }).getByLabel('Text', { exact: true })).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('My shows');
  await page.keyboard.press('Escape');
  await expect(block(page, 'Heading, My shows')).toBeFocused();

  await addByKeys(page, 'link', 'el_link');
  await expect(block(page, /^Link/)).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Title', { exact: true }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Tickets');
  await tabTo(page, page.getByLabel('Leads to', { exact: true }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('https://example.org/tickets');
  await page.keyboard.press('Escape');
  await expect(block(page, 'Link, Tickets')).toBeFocused();

  await page.keyboard.press('Control+d');
  await expect(blockList(page).getByRole('option')).toHaveCount(3);
  await page.keyboard.press('Delete');
  await expect(blockList(page).getByRole('option')).toHaveCount(2);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(blockList(page).getByRole('option').first()).toHaveAttribute('aria-label', 'Link, Tickets');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByRole('heading', { name: '2 blocks selected' })).toBeVisible();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(block(page, /^Heading/)).toHaveAttribute('aria-posinset', '1');
  await expectSaved(page);

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');

  await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Publish' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const publish = page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true });
  await expect(publish).toBeEnabled();
  await tabTo(page, publish);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Your page is live' })).toBeVisible();
  const visit = await context.request.get(`/${desk.person.username}`);
  expect(await visit.text()).toContain('Tickets');
  expect(await storedLinks(context, desk)).toEqual(['My shows', 'Tickets']);
  await expect(page.locator('html')).not.toHaveAttribute('data-pointed');
});
