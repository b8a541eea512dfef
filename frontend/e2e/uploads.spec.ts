import { writeFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { enter, newCreator } from './people.js';

const megabyte = 1024 * 1024;
const pdf = (bytes: number) => ({
  name: 'Prices.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 'x'), Buffer.from('\n%%EOF\n')]),
});
// An empty library offers its buttons twice.
const inputs = (page: Page) => ({
  image: page.locator('input[type=file][accept^="image"]').first(),
  document: page.locator('input[type=file]:not([accept])').first(),
});
const row = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: name });

/** How many parts the server has, each time one more arrives. */
function watchParts(page: Page) {
  const received: number[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/user/upload/part') || !response.ok()) return;
    const reply: { data: { received: number[] } } = await response.json();
    received.push(reply.data.received.length);
  });
  return received;
}

test.beforeEach(async ({ page, request }) => {
  await enter(page.context(), await newCreator(request));
  await page.goto('/mylibrary');
});

test('a photo of eight megabytes is made smaller before it is sent', async ({ page }) => {
  // Noise is what a JPEG cannot make small: a photo as heavy as they come.
  const photo = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4000, 2800);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    const pixels = context.createImageData(4000, 2800);
    for (let at = 0; at < pixels.data.length; at += 65_536)
      crypto.getRandomValues(pixels.data.subarray(at, Math.min(at + 65_536, pixels.data.length)));
    for (let at = 3; at < pixels.data.length; at += 4) pixels.data[at] = 255;
    context.putImageData(pixels, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
    return new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
      reader.readAsDataURL(blob);
    });
  });
  const buffer = Buffer.from(photo, 'base64');
  expect(buffer.length).toBeGreaterThan(8 * megabyte);
  const sending = page.waitForRequest((request) => request.url().endsWith('/user/upload-user-file'));
  await inputs(page).image.setInputFiles({ name: 'Quay.jpg', mimeType: 'image/jpeg', buffer });
  const length = Number(await (await sending).headerValue('content-length'));
  expect(length).toBeLessThan(3 * megabyte + 4096);
  await expect(row(page, 'Quay.jpg')).toContainText('Uploaded');
});

test('a connection that is cut in the middle costs a part, not the file', async ({ page }) => {
  const received = watchParts(page);
  let cuts = 0;
  await page.route('**/user/upload/part', async (route) => {
    cuts += 1;
    if (cuts === 2 || cuts === 3) await route.abort('connectionreset');
    else await route.continue();
  });
  await inputs(page).document.setInputFiles(pdf(12 * megabyte));
  await expect(row(page, 'Prices.pdf')).toContainText('Uploaded');
  await expect.poll(() => received).toEqual([1, 2, 3]);
});

test('chosen again after a reload, a file goes on where it was', async ({ page }, testInfo) => {
  const received = watchParts(page);
  const path = testInfo.outputPath('Prices.pdf');
  writeFileSync(path, pdf(12 * megabyte).buffer);
  // The second part never arrives before the reload.
  let asked = 0;
  let isMended = false;
  await page.route('**/user/upload/part', async (route) => {
    asked += 1;
    if (asked === 1 || isMended) await route.continue();
    else await route.abort('connectionreset');
  });
  await inputs(page).document.setInputFiles(path);
  await expect.poll(() => received).toEqual([1]);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  isMended = true;
  await inputs(page).document.setInputFiles(path);
  await expect(row(page, 'Prices.pdf')).toContainText('Uploaded');
  await expect.poll(() => received).toEqual([1, 2, 3]);
});
