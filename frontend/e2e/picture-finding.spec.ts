import { expect, test, type Page } from '@playwright/test';
import { enter, newCreator } from './people.js';

async function openPicker(page: Page, tab: string) {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Choose from the library' }).click();
  const popup = page.getByRole('dialog', { name: /Media Library/ });
  await popup.getByRole('tab', { name: tab }).click();
  return popup;
}

test('a free picture is found by a keyword, more come by scrolling, and one is added with its credit', async ({
  page,
  request,
}) => {
  await enter(page.context(), await newCreator(request));
  const popup = await openPicker(page, 'Royalty Free');
  await expect(popup.getByText('Start Searching for Images')).toBeVisible();
  await popup.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(popup.getByText('Please enter a keyword to search images.')).toBeVisible();

  await popup.getByPlaceholder('Search here').fill('lighthouse');
  await popup.getByPlaceholder('Search here').press('Enter');
  const found = popup.getByRole('list', { name: 'Images for “lighthouse”' });
  await expect(found.getByRole('button')).toHaveCount(24);
  await expect(found.getByRole('link', { name: 'Unsplash' }).first()).toHaveAttribute('href', /utm_source=link_pages/);
  await found.getByRole('button').last().scrollIntoViewIfNeeded();
  await expect(found.getByRole('button')).toHaveCount(48);

  await popup.getByRole('tab', { name: 'Pexels' }).click();
  await popup.getByText('Portrait').click();
  const first = found.getByRole('button').first();
  await expect(first).toHaveAccessibleName(/^Add: .*lighthouse/);
  const thumb = first.locator('img');
  await expect.poll(() => thumb.evaluate((img: HTMLImageElement) => img.naturalHeight > img.naturalWidth)).toBe(true);
  const stored = page.waitForResponse(/upload-user-file-from-url/);
  await first.click();
  const { data } = await (await stored).json();
  expect(data).toMatchObject({ source: 'pexels', credit: { licence: 'Pexels License' } });
});

test('a picture is drawn from words, looked at, closed, drawn again and added', async ({ page, request }) => {
  await enter(page.context(), await newCreator(request));
  const popup = await openPicker(page, 'AI Image');
  const generate = popup.getByRole('button', { name: 'Generate' });
  await generate.click();
  await expect(popup.getByText('Please enter a prompt')).toBeVisible();

  await popup.getByPlaceholder('Describe What You Want To See...').fill('nude');
  await generate.click();
  await expect(popup.getByText(/blocked this prompt/)).toBeVisible();

  await popup.getByPlaceholder('Describe What You Want To See...').fill('a lighthouse in the fog');
  await popup.getByRole('radio', { name: /16:9/ }).check({ force: true });
  await generate.click();
  const drawn = popup.getByRole('figure', { name: 'Generated image' });
  await expect(drawn.getByRole('img', { name: 'a lighthouse in the fog' })).toBeVisible();
  await expect(drawn).toContainText(/Cost: \d\S* tokens/);
  await drawn.getByRole('button', { name: 'Close preview' }).click();
  await expect(drawn).toBeHidden();
  await generate.click();
  const stored = page.waitForResponse(/upload-user-file-from-url/);
  await drawn.getByRole('button', { name: 'Add to Library' }).click();
  const { data } = await (await stored).json();
  expect(data).toMatchObject({ source: 'openai', prompt: 'a lighthouse in the fog' });
});

/** An installation without provider keys; the service's reply for it is covered by `without-keys.int-spec.ts`. */
async function withoutKeys(page: Page) {
  const refusal = (code: string, message: string) => ({ status: 409, json: { status: 0, code, message } });
  const texts = {
    stock: 'This picture service is not set up yet. An administrator can add its key under Admin → Settings.',
    ai: 'Generating pictures is not set up yet. An administrator can add a key under Admin → Settings.',
  };
  await page.route('**/user/search-image-from-thirdParty-platforms', (route) =>
    route.fulfill(refusal('integrations.stock_no_key', texts.stock)),
  );
  await page.route('**/ai/generate-image', (route) => route.fulfill(refusal('integrations.ai_no_key', texts.ai)));
}

test('a service without a key says who can set one, and works as soon as it is set', async ({ page, request }) => {
  await enter(page.context(), await newCreator(request));
  await withoutKeys(page);
  const popup = await openPicker(page, 'Royalty Free');
  await popup.getByPlaceholder('Search here').fill('harbour');
  await popup.getByPlaceholder('Search here').press('Enter');
  const sentence = popup.getByText('This picture service is not set up yet.');
  await expect(sentence).toContainText('An administrator can add its key');
  await expect(popup.getByRole('link', { name: 'Open settings' })).toHaveCount(0);
  await popup.getByRole('tab', { name: 'Pexels' }).click();
  await expect(sentence).toBeVisible();

  await popup.getByRole('tab', { name: 'AI Image' }).click();
  await popup.getByPlaceholder('Describe What You Want To See...').fill('a harbour');
  await popup.getByRole('button', { name: 'Generate' }).click();
  await expect(popup.getByText('Generating pictures is not set up yet.')).toBeVisible();

  await page.unrouteAll();
  await popup.getByRole('button', { name: 'Generate' }).click();
  await expect(popup.getByRole('figure', { name: 'Generated image' })).toBeVisible();
  await popup.getByRole('tab', { name: 'Royalty Free' }).click();
  await popup.getByPlaceholder('Search here').fill('harbour');
  await popup.getByPlaceholder('Search here').press('Enter');
  await expect(popup.getByRole('list', { name: 'Images for “harbour”' }).getByRole('button')).toHaveCount(24);
});
