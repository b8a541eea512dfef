import { expect, test, type Page } from '@playwright/test';
import { block, expectSaved, newDesk, openEditor } from './editor-desk.js';
import { forgetRenders, logRenders, rendersOf } from './render-log.js';

const titles = Array.from({ length: 12 }, (_, place) => `Link ${place + 1}`);

/** The link as it is drawn on the canvas. */
const drawn = (page: Page, id: string) => page.locator(`[data-page] [data-s="${id}"]`);

/** Runs in the page: one key after the other, each as a task of its own. */
async function typeFast(_field: Element, words: string) {
  for (const letter of words) {
    document.execCommand('insertText', false, letter);

    await new Promise((next) => setTimeout(next));
  }
}

test('typing into one block draws no other one again', async ({ page, context }) => {
  const desk = await newDesk(context, titles);
  const typedInto = desk.blocks[5] ?? '';
  await logRenders(page);
  await openEditor(page, desk);
  const views = desk.blocks.map((id) => `view ${id}`);
  await expect.poll(async () => Object.keys(await rendersOf(page))).toEqual(expect.arrayContaining(views));
  await block(page, 'Link, Link 6').click();
  const field = page.getByLabel('Title', { exact: true });
  await expect(field).toBeVisible();
  await page.waitForLoadState('networkidle');
  await forgetRenders(page);

  // The first edit of all, which also marks the page as changed, and then keys without a rest.
  const words = 'Jugs and cups of the winter';
  await field.fill('');
  await field.evaluate(typeFast, words);
  await expect(drawn(page, typedInto)).toContainText(words);
  await expectSaved(page);

  const renders = await rendersOf(page);
  const others = Object.keys(renders).filter((name) => !name.endsWith(` ${typedInto}`));
  // Of the form the one field, none of its neighbours.
  expect(others).toEqual(['field Title']);
  // Not with each key but when they rest, and not for the save; on the page it is the view and the shell around it.
  const most = words.length / 3;
  expect(renders['field Title']).toBeLessThanOrEqual(most);
  expect(renders[`frame ${typedInto}`]).toBeLessThanOrEqual(most);
  expect(renders[`view ${typedInto}`]).toBeLessThanOrEqual(2 * most);
});

test('nothing moves in the window while somebody types', async ({ page, context }) => {
  const desk = await newDesk(context, titles);
  await openEditor(page, desk);
  await block(page, 'Link, Link 6').click();
  const field = page.getByLabel('Title', { exact: true });
  await field.fill('Jug');
  await expectSaved(page);
  // In the task of a key, before anything can answer. What moves without an end takes every frame from the keys.
  const seen = await field.evaluate(async () => {
    document.execCommand('insertText', false, 's');
    await Promise.resolve();
    const status = document.querySelector<HTMLElement>('header [data-status]')?.dataset['status'];
    const running = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === Infinity);
    return { status, running: running.length };
  });
  expect(seen).toEqual({ status: 'saving', running: 0 });
});

test('the fields of a block are a form of their own, and Enter sends nothing', async ({ page, context }) => {
  const desk = await newDesk(context, titles);
  await openEditor(page, desk);
  await block(page, 'Link, Link 6').click();
  const field = page.getByLabel('Title', { exact: true });
  // At each key the browser looks at the fields of its form, and of a key without one at all of the window.
  const isOfBlock = (input: HTMLInputElement) => input.form?.hasAttribute('data-block-form');
  expect(await field.evaluate(isOfBlock)).toBe(true);
  const before = page.url();
  await field.fill('Jug');
  await field.press('Enter');
  await expect(drawn(page, desk.blocks[5] ?? '')).toContainText('Jug');
  await expectSaved(page);
  expect(page.url()).toBe(before);
});

test('a block that grows moves those below it and leaves those above alone', async ({ page, context }) => {
  const desk = await newDesk(context, titles);
  const [above = '', typedInto = '', below = ''] = desk.blocks.slice(4, 7);
  await logRenders(page);
  await openEditor(page, desk);
  await block(page, 'Link, Link 6').click();
  await expect(page.getByLabel('Title', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const boxBelow = await page.locator(`#frame-${below}`).boundingBox();
  await forgetRenders(page);

  await page.getByLabel('Title', { exact: true }).fill('A long title '.repeat(12).trim());
  await expect(drawn(page, typedInto)).toContainText('A long title');
  await expect.poll(async () => (await page.locator(`#frame-${below}`).boundingBox())?.y).not.toBe(boxBelow?.y);

  const renders = Object.keys(await rendersOf(page));
  expect(renders).toContain(`frame ${below}`);
  expect(renders).not.toContain(`frame ${above}`);
  expect(renders.filter((name) => name.startsWith('view '))).toEqual([`view ${typedInto}`]);
});

test('a dragged block draws two places at every step, not all of them', async ({ page, context }) => {
  const desk = await newDesk(context, titles);
  await logRenders(page);
  await openEditor(page, desk);
  const from = await block(page, 'Link, Link 3').boundingBox();
  const to = await block(page, 'Link, Link 4').boundingBox();
  if (!from || !to) throw new Error('The blocks have no boxes');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2 + 10, { steps: 3 });
  await expect(page.locator('[data-frames] [data-dragged]')).toHaveCount(1);
  await forgetRenders(page);
  await page.mouse.move(to.x + to.width / 2, to.y + to.height - 2, { steps: 6 });
  await expect(page.locator('[aria-label="Add between"] > [data-on]')).toHaveCount(1);
  const renders = Object.keys(await rendersOf(page));
  expect(renders.filter((name) => !name.startsWith('gap '))).toEqual([]);
  // From the one it was at to the next, and past the one between.
  expect(renders.length).toBeLessThanOrEqual(3);
  await page.keyboard.press('Escape');
  await page.mouse.up();
});
