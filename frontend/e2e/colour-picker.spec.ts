import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { block, type Desk, expectSaved, newDesk, openEditor } from './editor-desk.js';
import { call } from './people.js';
import { axeFaults } from './axe.js';

const seeded = 'linear-gradient(90deg,#8EC5FC 0%,#E0C3FC 100%)';

/** Opens the picker of the first link's background. */
async function openPicker(page: Page, context: BrowserContext): Promise<Desk> {
  const desk = await newDesk(context, ['First']);
  await openEditor(page, desk);
  await block(page, 'Link, First').click();
  await page.getByRole('tab', { name: 'Style' }).click();
  await page.getByRole('button', { name: /^Background: / }).click();
  await expect(asText(page)).toBeVisible();
  return desk;
}
const picker = (page: Page) => page.getByRole('dialog');
const asText = (page: Page) => page.getByLabel('Colour or gradient as text');
const kind = (page: Page, name: string) =>
  picker(page).getByRole('radiogroup', { name: 'Kind of colour' }).getByText(name, { exact: true });

async function storedBackground(context: BrowserContext, { person, pageId }: Desk): Promise<unknown> {
  const { sections } = await call(context.request, '/user/section/get', { pageId }, person.token);
  return sections[0].style.colors?.background;
}

test.describe('switching the kind', () => {
  test('seeds a gradient, and one colour again, and the page follows', async ({ page, context }) => {
    const desk = await openPicker(page, context);
    await kind(page, 'Gradient').click();
    await expect(asText(page)).toHaveValue(seeded);
    await expect.poll(() => storedBackground(context, desk)).toBe(seeded);
    await kind(page, 'Solid').click();
    await expect(asText(page)).toHaveValue('#8EC5FC');
    await expect.poll(() => storedBackground(context, desk)).toBe('#8EC5FC');
    await kind(page, 'Pre-defined').click();
    await expect(picker(page).getByRole('group', { name: 'Colours' }).getByRole('button')).toHaveCount(40);
    await expect(picker(page).getByRole('group', { name: 'Gradients' }).getByRole('button')).toHaveCount(48);
    await picker(page).getByRole('button', { name: 'Ember, across' }).click();
    await expect(picker(page).getByRole('button', { name: 'Ember, across' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(picker(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Background: Linear, 2 colours' })).toBeFocused();
    await page.getByRole('button', { name: 'Reset Background' }).click();
    await expectSaved(page);
    await expect.poll(() => storedBackground(context, desk)).toBeUndefined();
  });
});

test.describe('by pointer', () => {
  test('a stop is dragged, and a click between two puts a third there', async ({ page, context }) => {
    await openPicker(page, context);
    await kind(page, 'Gradient').click();
    const group = picker(page).getByRole('group', { name: 'Stops of the gradient' });
    const [first, box] = [group.getByRole('slider').first(), await group.boundingBox()];
    const from = await first.boundingBox();
    if (!from || !box) throw new Error('the stops are not on screen');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.4, from.y + 8, { steps: 5 });
    await page.mouse.up();
    await expect(first).toHaveAttribute('aria-valuetext', /at (3|4)\d %/);
    await expect(group.getByRole('slider')).toHaveCount(2);
    await page.mouse.click(box.x + box.width * 0.7, from.y + 8);
    await expect(group.getByRole('slider')).toHaveCount(3);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    // The app's own policy lets no foreign script in, and axe is one.
    test.use({ colorScheme, bypassCSP: true });
    test('axe finds nothing in any mode', async ({ page, context }) => {
      test.slow();
      await openPicker(page, context);
      for (const name of ['Solid', 'Gradient', 'Pre-defined']) {
        await kind(page, name).click();
        expect(await axeFaults(page), name).toEqual([]);
      }
    });
  });
}
