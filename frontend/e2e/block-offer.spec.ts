import { expect, test } from '@playwright/test';
import { block, newDesk, openEditor } from './editor-desk.js';
import { call, enter, theAdmin } from './people.js';

const product = {
  _id: 'p'.repeat(12),
  title: 'Mug',
  summary: '',
  image: '',
  priceModel: 'free',
  price: null,
  compareAt: null,
  soldOut: false,
  href: '/checkout/mug',
};

test('the picker says what a block without data needs, and offers it once its owner has some of it', async ({
  page,
  context,
}) => {
  const desk = await newDesk(context, ['First']);
  await openEditor(page, desk);
  const card = (code: string) => page.locator(`[data-block="${code}"]`);
  await expect(card('el_link')).toBeVisible();
  // A rating begins with none; the others need something to show.
  await expect(card('el_rating')).toBeVisible();
  const fed = ['product', 'appointment', 'webinar', 'donate'];
  const feeds = ['instagram', 'facebook', 'youtube', 'tiktok'].map((platform) => `feed_${platform}`);
  const missing = (code: string) => page.locator(`[data-missing="${code}"]`);
  for (const code of [...fed, ...feeds]) {
    await expect(missing(`el_${code}`)).toBeVisible();
    await expect(card(`el_${code}`)).toHaveCount(0);
  }
  await expect(missing('el_product')).toContainText('Add a product first.');

  // The services that keep such things are asked by the server; here their answer stands in for them.
  await page.route('**/user/block-sources/get', async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    await route.fulfill({ response, json: { ...reply, data: { ...reply.data, sources: { products: [product] } } } });
  });
  await openEditor(page, desk);
  await expect(card('el_product')).toBeVisible();
  await expect(missing('el_webinar')).toBeVisible();
  await card('el_product').click();
  await expect(block(page, /^Product/)).toHaveAttribute('aria-selected', 'true');
});

test('a block that is switched off is not offered, and is marked as hidden on the page', async ({ page, context }) => {
  const desk = await newDesk(context, ['First']);
  const { templateId, pageId, person } = desk;
  const at = { templateId, pageId };
  await call(context.request, '/user/section/add', { ...at, type: 'el_custom' }, person.token);
  await page.route('**/user/block-sources/get', async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    await route.fulfill({ response, json: { ...reply, data: { ...reply.data, off: ['el_custom'] } } });
  });
  await openEditor(page, desk);
  await expect(page.locator('[data-block="el_link"]')).toBeVisible();
  await expect(page.locator('[data-block="el_custom"]')).toHaveCount(0);
  await expect(block(page, /^Custom code.*, switched off here/)).toBeVisible();
});

test('an admin sees which blocks are on', async ({ page }) => {
  await enter(page.context(), theAdmin);
  await page.goto('/admin/settings');
  await expect(page).toHaveTitle('Settings | Linkyard');
  await expect(page.getByRole('switch', { name: 'Custom code' })).toBeChecked();
});
