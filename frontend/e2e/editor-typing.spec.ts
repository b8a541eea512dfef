import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { block, expectSaved, newDesk, openEditor, storedLinks, type Desk } from './editor-desk.js';

// A field shows every key at once and commits a moment later. Whatever the user does in that moment:
// nothing that was typed is lost, and what they do comes after it.
const titles = ['First', 'Second', 'Third'];

const title = (page: Page) => page.getByLabel('Title', { exact: true });
const undoKey = 'ControlOrMeta+z';

/** Key by key at the end of the title of the first link; it is done when the last key is shown. */
async function typeOn(page: Page, words: string) {
  await block(page, 'Link, First').click();
  await title(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.type(words);
  await expect(title(page)).toHaveValue(`First${words}`);
}

const expectStored = (context: BrowserContext, desk: Desk, first: string) =>
  expect.poll(() => storedLinks(context, desk)).toEqual([first, 'Second', 'Third']);

test.describe('typed and at once', () => {
  test('the window is reloaded', async ({ page, context }) => {
    const desk = await newDesk(context, titles);
    await openEditor(page, desk);
    await typeOn(page, ' of all');
    await page.reload();
    await expect(block(page, 'Link, First of all')).toBeVisible();
    await expectSaved(page);
    await expectStored(context, desk, 'First of all');
  });

  test('the window is closed', async ({ page, context }) => {
    const desk = await newDesk(context, titles);
    await openEditor(page, desk);
    await typeOn(page, ' of all');
    await page.close({ runBeforeUnload: true });
    const next = await context.newPage();
    await openEditor(next, desk);
    await expect(block(next, 'Link, First of all')).toBeVisible();
    await expectStored(context, desk, 'First of all');
  });

  test('another block is chosen', async ({ page, context }) => {
    const desk = await newDesk(context, titles);
    await openEditor(page, desk);
    await typeOn(page, ' of all');
    await block(page, 'Link, Second').click();
    await expect(title(page)).toHaveValue('Second');
    await expect(block(page, 'Link, First of all')).toBeVisible();
    await expectSaved(page);
    await expectStored(context, desk, 'First of all');
  });

  test('the block is duplicated by a key: the copy has it too', async ({ page, context }) => {
    const desk = await newDesk(context, titles);
    await openEditor(page, desk);
    await typeOn(page, ' of all');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ControlOrMeta+d');
    await expect(block(page, 'Link, First of all')).toHaveCount(2);
    await expectSaved(page);
    expect(await storedLinks(context, desk)).toEqual(['First of all', 'First of all', 'Second', 'Third']);
  });

  test('it is taken back and done again, as one step', async ({ page, context }) => {
    const desk = await newDesk(context, titles);
    await openEditor(page, desk);
    await typeOn(page, ' of all');
    await page.keyboard.press(undoKey);
    await expect(title(page)).toHaveValue('First');
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(title(page)).toHaveValue('First of all');
    await expectSaved(page);
    await expectStored(context, desk, 'First of all');
  });

  test('the site is published: visitors read it', async ({ page, context }) => {
    const desk = await newDesk(context, titles);
    await openEditor(page, desk);
    await typeOn(page, ' of all');
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Your page is live' })).toBeVisible();
    const visit = await context.request.get(`/${desk.person.username}`);
    expect(await visit.text()).toContain('First of all');
  });
});

test('uncommitted text is not shown as saved', async ({ page, context }) => {
  const desk = await newDesk(context, titles);
  await openEditor(page, desk);
  await block(page, 'Link, First').click();
  await title(page).focus();
  // Every state that is shown from now on, in its order.
  const states = await page.evaluateHandle(() => {
    const seen: (string | undefined)[] = [];
    const header = document.querySelector('header');
    const note = () => {
      const state = header?.querySelector<HTMLElement>('[data-status]')?.dataset['status'];
      if (state !== seen.at(-1)) seen.push(state);
    };
    note();
    if (header) new MutationObserver(note).observe(header, { subtree: true, attributes: true, childList: true });
    return seen;
  });
  await page.keyboard.press('End');
  await page.keyboard.press('x');
  await expect.poll(() => states.jsonValue()).toEqual(['saved', 'saving', 'saved']);
  expect(await storedLinks(context, desk)).toEqual(['Firstx', 'Second', 'Third']);
});

test('formatted text survives a reload right after typing', async ({ page, context }) => {
  const desk = await newDesk(context, titles);
  await openEditor(page, desk);
  await block(page, 'Link, Third').click();
  await page.locator('[data-block=el_paragraph]').click();
  const words = page.getByRole('textbox', { name: 'Text' });
  await expectSaved(page);
  await words.fill('');
  await words.pressSequentially('Stoneware from a bus garage');
  await page.reload();
  await expect(page.locator('[data-page]').getByText('Stoneware from a bus garage')).toBeVisible();
  await expectSaved(page);
  expect((await storedLinks(context, desk)).length).toBe(4);
});

test('formatted words typed are taken back by the button, and the field shows it', async ({ page, context }) => {
  const desk = await newDesk(context, titles);
  await openEditor(page, desk);
  await page.locator('[data-block=el_paragraph]').click();
  const words = page.getByRole('textbox', { name: 'Text' });
  await expectSaved(page);
  const before = await words.innerText();
  await words.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Gone');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(words).toHaveText(before);
});
