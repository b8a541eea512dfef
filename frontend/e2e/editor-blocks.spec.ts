import { expect, test } from '@playwright/test';
import { block, blockList, expectOrder, expectSaved, newDesk, openEditor, storedLinks } from './editor-desk.js';

const titles = ['First', 'Second', 'Third'];

test.describe('the clipboard', () => {
  test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

  test('blocks are copied to another page and cut from the first', async ({ page, context }) => {
    const desk = await newDesk(context, titles);
    await openEditor(page, desk);
    await block(page, 'Link, First').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+c');
    await expect(page.getByText('2 blocks copied')).toBeVisible();
    await page.getByRole('tab', { name: 'Pages' }).click();
    await page.getByRole('button', { name: 'Add a page' }).click();
    await expect(page.getByText('This page is empty')).toBeVisible();
    await page.keyboard.press('Control+v');
    await expectOrder(page, ['First', 'Second']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Control+x');
    await expectOrder(page, ['First']);
    await page.keyboard.press('Control+v');
    await expectOrder(page, ['First', 'Second']);
    await expectSaved(page);
    expect(await storedLinks(context, desk)).toEqual(titles);
  });

  test('goes from one template to another as readable text', async ({ page, context }) => {
    const desk = await newDesk(context, titles);
    await openEditor(page, desk);
    await block(page, 'Link, Second').click();
    await page.keyboard.press('Control+c');
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(JSON.parse(text)).toMatchObject({ content: 'blocks', sections: [{ type: 'el_link' }] });
    const other = await newDesk(context, ['Elsewhere']);
    await openEditor(page, other);
    await block(page, 'Link, Elsewhere').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Control+v');
    await expectOrder(page, ['Elsewhere', 'Second']);
    await expectSaved(page);
    expect(await storedLinks(context, other)).toEqual(['Elsewhere', 'Second']);
  });

  test('foreign text is refused with a sentence, and a field keeps its own clipboard', async ({ page, context }) => {
    const desk = await newDesk(context, titles);
    await openEditor(page, desk);
    await page.evaluate(() => navigator.clipboard.writeText('Dear diary'));
    await block(page, 'Link, First').click();
    await page.keyboard.press('Control+v');
    await expect(page.getByText('The clipboard holds no blocks of a page.')).toBeVisible();
    const title = page.getByLabel('Title', { exact: true });
    await title.fill('');
    await title.press('Control+v');
    await expect(title).toHaveValue('Dear diary');
    await expectOrder(page, ['Dear diary', 'Second', 'Third']);
  });

  test('the menu of a block copies and pastes too', async ({ page, context }) => {
    const desk = await newDesk(context, titles);
    await openEditor(page, desk);
    await block(page, 'Link, First').click();
    const toolbar = page.getByRole('toolbar');
    const more = toolbar.getByRole('button', { name: 'More' });
    // Once its menu has come, too, it looks like the other tools.
    await expect(more).toHaveAttribute('id');
    await expect(more).toHaveCSS('border-style', 'none');
    await more.click();
    await page.getByRole('menuitem', { name: 'Copy' }).click();
    await block(page, 'Link, Third').click();
    await toolbar.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Paste after' }).click();
    await expectOrder(page, ['First', 'Second', 'Third', 'First']);
  });
});

test.describe('several blocks', () => {
  test('are chosen with Ctrl and Shift, and each action is one undo step', async ({ page, context }) => {
    const desk = await newDesk(context, titles);
    await openEditor(page, desk);
    await block(page, 'Link, First').click();
    await block(page, 'Link, Third').click({ modifiers: ['Control'] });
    await expect(page.getByRole('heading', { name: '2 blocks selected' })).toBeVisible();
    const bar = page.getByRole('toolbar', { name: 'Selected blocks' });
    await bar.getByRole('button', { name: 'Duplicate' }).click();
    await expectOrder(page, ['First', 'Second', 'Third', 'First', 'Third']);
    await expectSaved(page);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expectOrder(page, titles);
    await block(page, 'Link, First').click();
    await block(page, 'Link, Second').click({ modifiers: ['Shift'] });
    await bar.getByRole('button', { name: 'Hide' }).click();
    await expect(block(page, 'Link, Second, hidden')).toBeVisible();
    await expectSaved(page);
    expect(await storedLinks(context, desk)).toEqual(['First (hidden)', 'Second (hidden)', 'Third']);
    await bar.getByRole('button', { name: 'Show' }).click();
    await bar.getByRole('button', { name: 'Move down' }).click();
    await expectOrder(page, ['Third', 'First', 'Second']);
    await bar.getByRole('button', { name: 'Delete' }).click();
    await expectOrder(page, ['Third']);
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expectOrder(page, ['Third', 'First', 'Second']);
    await expectSaved(page);
    expect(await storedLinks(context, desk)).toEqual(['Third', 'First', 'Second']);
  });

  test('are dragged together', async ({ page, context }) => {
    const desk = await newDesk(context, titles);
    await openEditor(page, desk);
    await block(page, 'Link, First').click();
    await block(page, 'Link, Second').click({ modifiers: ['Shift'] });
    const third = await block(page, 'Link, Third').boundingBox();
    if (!third) throw new Error('the third link is not on screen');
    await block(page, 'Link, First').hover();
    await page.mouse.down();
    await page.mouse.move(third.x + 60, third.y + third.height, { steps: 6 });
    await page.mouse.move(third.x + 60, third.y + third.height + 8, { steps: 4 });
    await expect(page.getByText('2 blocks', { exact: true })).toBeVisible();
    await page.mouse.up();
    await expectOrder(page, ['Third', 'First', 'Second']);
  });
});

test('blocks are kept as ready-made, renamed, put onto another page and deleted', async ({ page, context }) => {
  const desk = await newDesk(context, titles);
  await openEditor(page, desk);
  await block(page, 'Link, First').click();
  await block(page, 'Link, Second').click({ modifiers: ['Shift'] });
  const bar = page.getByRole('toolbar', { name: 'Selected blocks' });
  await bar.getByRole('button', { name: 'Save as ready-made' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('My links');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved as ready-made.')).toBeVisible();
  await page.getByText('Ready-made', { exact: true }).click();
  await page.getByRole('button', { name: 'More for My links' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByLabel('Name of the group').fill('Two links');
  await page.keyboard.press('Enter');
  await block(page, 'Link, Third').click();
  await page
    .getByRole('region', { name: 'Yours' })
    .getByRole('button', { name: /^Two links/ })
    .click();
  await expectOrder(page, ['First', 'Second', 'Third', 'First', 'Second']);
  await expectSaved(page);
  expect(await storedLinks(context, desk)).toHaveLength(5);
  await page.getByRole('button', { name: 'More for Two links' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: /^Two links/ })).toBeHidden();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: /^Two links/ })).toBeVisible();
});

test.describe('finding', () => {
  test('a block is found by its text and marked for a while', async ({ page, context }) => {
    const desk = await newDesk(context, titles);
    await openEditor(page, desk);
    await page.keyboard.press('Control+f');
    await page.getByRole('combobox', { name: 'Find on the page' }).fill('example.org');
    await expect(page.getByRole('listbox', { name: 'Found' }).getByRole('option')).toHaveCount(3);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(block(page, 'Link, Second')).toHaveAttribute('data-found', 'true');
    await expect(block(page, 'Link, Second')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(block(page, 'Link, Third')).toHaveAttribute('data-found', 'true');
    await page.keyboard.press('Escape');
    await expect(block(page, 'Link, Third')).toBeFocused();
    await expect(block(page, 'Link, Third')).not.toHaveAttribute('data-found');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test('taps choose several blocks', async ({ page, context }) => {
    const desk = await newDesk(context, titles);
    await openEditor(page, desk);
    await page.getByRole('button', { name: 'Select several' }).tap();
    await block(page, 'Link, First').tap();
    await block(page, 'Link, Third').tap();
    const bar = page.getByRole('toolbar', { name: 'Selected blocks' });
    await expect(bar.getByText('2 of 3')).toBeVisible();
    await bar.getByRole('button', { name: 'Delete' }).tap();
    await expectOrder(page, ['Second']);
    await bar.getByRole('button', { name: 'End selecting' }).tap();
    await expect(bar).toBeHidden();
    await expect(blockList(page).getByRole('option')).toHaveCount(1);
  });
});
