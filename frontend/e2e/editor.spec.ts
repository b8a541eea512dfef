import { expect, test } from '@playwright/test';
import {
  block,
  blockList,
  expectOrder,
  expectSaved,
  newDesk,
  openEditor,
  storedLinks,
  untilDragListens,
} from './editor-desk.js';
import { call } from './people.js';

const titles = ['First', 'Second', 'Third'];

test.describe('adding', () => {
  test('a click in the picker puts a block after the selected one and opens its form', async ({ page, context }) => {
    const desk = await newDesk(context, titles);
    await openEditor(page, desk);
    await block(page, 'Link, First').click();
    await page.locator('[data-block=el_heading]').click();
    await expect(page.getByRole('heading', { name: 'Heading', level: 2 })).toBeVisible();
    await expect(blockList(page).getByRole('option').nth(1)).toHaveAttribute('aria-label', /^Heading/);
    await expectSaved(page);
    const stored = await storedLinks(context, desk);
    expect([stored[0], stored[2], stored[3]]).toEqual(titles);
  });

  test('a block is dragged from the picker to its place', async ({ page, context }) => {
    const desk = await newDesk(context, titles);
    await openEditor(page, desk);
    const target = await block(page, 'Link, Second').boundingBox();
    if (!target) throw new Error('the second link is not on screen');
    await page.locator('[data-block=el_button]').hover();
    await page.mouse.down();
    await page.mouse.move(target.x + 60, target.y - 40, { steps: 6 });
    await page.mouse.move(target.x + 60, target.y - 4, { steps: 6 });
    await page.mouse.up();
    await expect(blockList(page).getByRole('option').nth(1)).toHaveAttribute('aria-label', /^Button/);
    await expectSaved(page);
    expect(await storedLinks(context, desk)).toHaveLength(4);
  });

  test('an empty page says how to begin, and a plus puts the next block at its place', async ({ page, context }) => {
    const desk = await newDesk(context, []);
    await openEditor(page, desk);
    await page.getByRole('button', { name: 'Add a link' }).click();
    await expect(blockList(page).getByRole('option')).toHaveCount(1);
    await page.getByRole('button', { name: 'Add a block before number 1' }).click();
    await expect(page.getByText('Goes to the top of the page.')).toBeVisible();
    await page.locator('[data-block=el_heading]').click();
    await expect(blockList(page).getByRole('option').first()).toHaveAttribute('aria-label', /^Heading/);
  });
});

test.describe('typing', () => {
  test('is on the page at once, and a reload in the middle of it loses nothing', async ({ page, context }) => {
    const desk = await newDesk(context, titles);
    await openEditor(page, desk);
    await block(page, 'Link, First').click();
    // Saving hangs, as on a bad line: what was typed is only here.
    await page.route('**/user/section/save', () => undefined);
    await page.getByLabel('Title', { exact: true }).fill('Typed before the reload');
    await expect(page.locator('[data-page]').getByText('Typed before the reload')).toBeVisible();
    await page.unroute('**/user/section/save');
    await page.reload();
    await expect(block(page, 'Link, Typed before the reload')).toBeVisible();
    await expectSaved(page);
    expect(await storedLinks(context, desk)).toEqual(['Typed before the reload', 'Second', 'Third']);
  });

  test('what a block does not take is said at the block and in its form, and kept', async ({ page, context }) => {
    const desk = await newDesk(context, titles);
    await openEditor(page, desk);
    await block(page, 'Link, First').click();
    await page.getByLabel('Leads to', { exact: true }).fill('javascript:alert(1)');
    await expect(page.getByRole('status').filter({ hasText: 'Not saved yet' })).toBeVisible();
    await expect(block(page, /First, has a problem/)).toBeVisible();
    await expect(page.getByLabel('Leads to', { exact: true })).toHaveValue('javascript:alert(1)');
    await page.getByLabel('Leads to', { exact: true }).fill('https://example.org/good');
    await expectSaved(page);
  });
});

test.describe('without a mouse', () => {
  test('a block is carried by its handle with the arrow keys', async ({ page, context }) => {
    const desk = await newDesk(context, titles);
    await openEditor(page, desk);
    await block(page, 'Link, First').click();
    await page.getByRole('button', { name: 'Drag to move' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Picked up Link, First: position 1 of 3.')).toBeAttached();
    await untilDragListens(page);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('Link, First: position 2 of 3.')).toBeAttached();
    await page.keyboard.press('Space');
    await expectOrder(page, ['Second', 'First', 'Third']);
    await expectSaved(page);
    expect(await storedLinks(context, desk)).toEqual(['Second', 'First', 'Third']);
  });

  test('keys choose, move, duplicate, delete, undo and redo', async ({ page, context }) => {
    const desk = await newDesk(context, titles);
    await openEditor(page, desk);
    await blockList(page).getByRole('option').first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(block(page, 'Link, Second')).toBeFocused();
    await page.keyboard.press('Alt+ArrowUp');
    await expectOrder(page, ['Second', 'First', 'Third']);
    await page.keyboard.press('Control+d');
    await expectOrder(page, ['Second', 'Second', 'First', 'Third']);
    await page.keyboard.press('Delete');
    await expectOrder(page, ['Second', 'First', 'Third']);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expectOrder(page, titles);
    await page.keyboard.press('Control+Shift+z');
    await expectOrder(page, ['Second', 'First', 'Third']);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tab', { name: 'Theme' })).toBeVisible();
  });
});

test.describe('taking back', () => {
  test('a block is hidden, deleted and brought back', async ({ page, context }) => {
    const desk = await newDesk(context, titles);
    await openEditor(page, desk);
    await block(page, 'Link, Second').click();
    await page.getByRole('button', { name: 'Hide' }).click();
    await expect(block(page, 'Link, Second, hidden')).toBeVisible();
    await expectSaved(page);
    expect(await storedLinks(context, desk)).toEqual(['First', 'Second (hidden)', 'Third']);
    await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
    await expectOrder(page, ['First', 'Third']);
    await expectSaved(page);
    expect(await storedLinks(context, desk)).toEqual(['First', 'Third']);
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(blockList(page).getByRole('option')).toHaveCount(3);
    await expectSaved(page);
    expect(await storedLinks(context, desk)).toEqual(['First', 'Second (hidden)', 'Third']);
  });

  test('the theme changes everywhere at once, and back', async ({ page, context }) => {
    const desk = await newDesk(context, titles);
    await openEditor(page, desk);
    const button = page.locator('[data-page] .btn').first();
    const before = await button.evaluate((element) => getComputedStyle(element).borderRadius);
    await page.getByText('Pill', { exact: true }).click();
    await expect(button).toHaveCSS('border-radius', '999px');
    await expectSaved(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(button).toHaveCSS('border-radius', before);
    await expectSaved(page);
  });
});

test.describe('pages', () => {
  test('a page is added, named, ordered by keys, and deleted with a way back', async ({ page, context }) => {
    const desk = await newDesk(context, titles);
    await openEditor(page, desk);
    await page.getByRole('tab', { name: 'Pages' }).click();
    await page.getByRole('button', { name: 'Add a page' }).click();
    await page.getByRole('list', { name: 'Pages' }).getByText('New page').dblclick();
    await page.getByLabel('Name of the page').fill('Shows');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Move page Shows' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(/^Picked up Shows|^Shows: position 2/)).toBeAttached();
    await untilDragListens(page);
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('Shows: position 1 of 2.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(page.getByRole('list', { name: 'Pages' }).getByRole('listitem').first()).toContainText('Shows');
    await expectSaved(page);
    await page.getByRole('button', { name: 'More for page Shows' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByRole('list', { name: 'Pages' }).getByRole('listitem')).toHaveCount(1);
    await expectSaved(page);
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('list', { name: 'Pages' }).getByRole('listitem')).toHaveCount(2);
    await expectSaved(page);
    const { pages } = await call(
      context.request,
      '/user/template/pages',
      { templateId: desk.templateId },
      desk.person.token,
    );
    expect(pages.map(({ name }: { name: string }) => name)).toContain('Shows');
  });
});

test.describe('two windows and no network', () => {
  test('the same block changed in two windows asks which one it shall be', async ({ page, context }) => {
    const desk = await newDesk(context, titles);
    await openEditor(page, desk);
    const other = await context.newPage();
    await openEditor(other, desk);
    await block(page, 'Link, First').click();
    await page.getByLabel('Title', { exact: true }).fill('From one window');
    await expectSaved(page);
    await block(other, 'Link, First').click();
    await other.getByLabel('Title', { exact: true }).fill('From the other');
    const dialog = other.getByRole('dialog', { name: 'Changed elsewhere' });
    await expect(dialog.getByRole('region', { name: 'Yours' })).toContainText('From the other');
    await expect(dialog.getByRole('region', { name: 'Newer' })).toContainText('From one window');
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await expectSaved(other);
    expect((await storedLinks(context, desk))[0]).toBe('From the other');

    await page.getByLabel('Title', { exact: true }).fill('Too late');
    await page.getByRole('button', { name: 'Load newer' }).click();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('From the other');
    await expectSaved(page);
  });

  test('work goes on without a network and is sent when it is back', async ({ page, context }) => {
    const desk = await newDesk(context, titles);
    await openEditor(page, desk);
    // What a click may open is fetched while nothing else is going on; from then on the editor needs no network.
    await expect(page.locator('[data-works-offline]')).toBeVisible();
    await context.setOffline(true);
    await block(page, 'Link, First').click();
    await page.getByLabel('Title', { exact: true }).fill('Written on a train');
    await page.keyboard.press('Escape');
    await expect(page.locator('header [data-status]')).toHaveText('Offline, will retry');
    await block(page, 'Link, Third').click();
    await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
    await context.setOffline(false);
    await expectSaved(page);
    expect(await storedLinks(context, desk)).toEqual(['Written on a train', 'Second']);
  });
});

test('a page is published, its address copied, and visitors find it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const desk = await newDesk(context, titles);
  await openEditor(page, desk);
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Address')).toHaveValue(desk.person.username);
  await dialog.getByLabel('Address').fill(`${desk.person.username}-x`);
  await expect(dialog.getByText('This address is yours to take.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Your page is live' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Copied to the clipboard')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toContain(`/${desk.person.username}-x`);
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const visit = await context.request.get(new URL(address).pathname);
  expect(await visit.text()).toContain('Second');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-publish-state]')).toHaveText('Live');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test('everything comes up from below', async ({ page, context }) => {
    const desk = await newDesk(context, titles);
    await openEditor(page, desk);
    await page.getByRole('navigation', { name: 'Editor' }).getByRole('button', { name: 'Add' }).tap();
    await page.getByRole('dialog', { name: 'Add a block' }).locator('[data-block=el_heading]').tap();
    await expect(page.getByRole('dialog', { name: 'Heading' })).toBeVisible();
    await page.keyboard.press('Escape');
    await block(page, 'Link, Second').tap();
    await page.getByRole('toolbar').getByRole('button', { name: 'Edit' }).tap();
    await page.getByRole('dialog', { name: 'Link' }).getByLabel('Title', { exact: true }).fill('By thumb');
    await expect(page.locator('[data-page]').getByText('By thumb')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectSaved(page);
  });
});
