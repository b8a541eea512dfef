import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type Desk, expectSaved, newDesk, openEditor } from './editor-desk.js';
import { call } from './people.js';
import { axeFaults } from './axe.js';

/** Publishes the desk's page with a theme and waits until visitors see this mark of it. @returns its address */
async function publish(context: BrowserContext, desk: Desk, theme: Record<string, unknown>, mark: string) {
  const { token } = desk.person;
  await call(context.request, '/user/template/update', { _id: desk.templateId, theme }, token);
  await call(context.request, '/user/campaign/publish', { _id: desk.campaignId }, token);
  const { url } = await call(context.request, '/user/campaign/get', { _id: desk.campaignId }, token);
  await expect.poll(async () => (await context.request.get(url)).text()).toContain(mark);
  return String(url);
}

test.describe('fonts', () => {
  test('a font is found by its kind and script, used, and offered first the next time', async ({ page, context }) => {
    const desk = await newDesk(context, ['First']);
    await openEditor(page, desk);
    await page.getByRole('button', { name: 'Font: Outfit' }).click();
    await page.getByPlaceholder('Name, kind or script').fill('hebrew');
    const options = page.getByRole('listbox', { name: 'Font' }).getByRole('option');
    await expect(options.filter({ hasText: 'Heebo' })).toBeVisible();
    await expect(options.filter({ hasText: 'Lora' })).toHaveCount(0);
    await page.getByPlaceholder('Name, kind or script').fill('playfair');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Font: Playfair Display' })).toBeVisible();
    await expectSaved(page);
    const { template } = await call(context.request, '/user/template/get', { _id: desk.templateId }, desk.person.token);
    expect(template.theme.font).toBe('Playfair Display');
    await page.getByRole('button', { name: 'Font: Playfair Display' }).click();
    await expect(page.getByText('Recently used')).toBeVisible();
    await expect(options.first()).toHaveText('Playfair Display');
  });

  test('a page fetches the files it draws with, from its own host, and preloads one', async ({ page, context }) => {
    const desk = await newDesk(context, ['Привет', 'Hello']);
    const path = await publish(context, desk, { font: 'Rubik' }, 'Rubik');
    const asked: URL[] = [];
    page.on('request', (request) => asked.push(new URL(request.url())));
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const fonts = asked.map(({ pathname }) => pathname).filter((name) => name.startsWith('/assets/fonts/'));
    expect([...new Set(fonts)].sort()).toEqual([
      '/assets/fonts/rubik-cyrillic-v1.woff2',
      '/assets/fonts/rubik-latin-v1.woff2',
    ]);
    expect(asked.every(({ host }) => host === new URL(page.url()).host)).toBe(true);
    await expect(page.locator('link[rel=preload]')).toHaveCount(1);
    expect(await page.evaluate(() => document.fonts.check('16px Rubik', 'Привет'))).toBe(true);
  });

  test('a Japanese page asks for a few slices only', async ({ page, context }) => {
    const desk = await newDesk(context, ['こんにちは']);
    const path = await publish(context, desk, { font: 'Noto Sans JP' }, 'Noto Sans JP');
    const slices: string[] = [];
    page.on('request', (request) => /noto-sans-jp-\d+/.test(request.url()) && slices.push(request.url()));
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect(slices.length).toBeGreaterThan(0);
    expect(slices.length).toBeLessThan(8);
  });
});

const contrastFaults = (page: Page) => axeFaults(page, ['color-contrast']);
const rootColour = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test.describe('a theme that follows the device', () => {
  test.use({ bypassCSP: true });
  for (const background of [
    { type: 'solid', value: '#fbf4e9' },
    { type: 'gradient', value: 'linear-gradient(135deg,#fff3c4 0%,#ffc2a1 100%)' },
    { type: 'gradient', value: 'linear-gradient(135deg,#ffffff 0%,#444444 100%)' },
  ]) {
    test(`is readable by day and by night on ${background.value}`, async ({ page, context }) => {
      const desk = await newDesk(context, ['First', 'Second']);
      const theme = {
        background,
        darkMode: true,
        titleColor: '#222222',
        primaryColor: '#1f7a4d',
        secondaryColor: '#ffffff',
      };
      const path = await publish(context, desk, theme, 'prefers-color-scheme');
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path);
      const day = await rootColour(page);
      expect(await contrastFaults(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await rootColour(page)).not.toBe(day);
      expect(await contrastFaults(page)).toEqual([]);
    });
  }
});

test.describe('a background video', () => {
  const theme = {
    background: {
      type: 'video',
      value: '/catalogue/none/waves.mp4',
      poster: '/catalogue/low-tide/backdrop.webp',
      overlay: 0.4,
    },
  };
  /** Counts what the page asks the video for; no browser here can play a film. */
  async function open(page: Page, context: BrowserContext) {
    const desk = await newDesk(context, ['First']);
    const path = await publish(context, desk, theme, '<video');
    await page.addInitScript(() => {
      const calls: string[] = [];
      Reflect.set(window, 'calls', calls);
      HTMLMediaElement.prototype.play = function play() {
        calls.push(this.muted ? 'play muted' : 'play aloud');
        return Promise.resolve();
      };
      HTMLMediaElement.prototype.pause = () => void calls.push('pause');
    });
    await page.goto(path);
    await expect(page.getByRole('button', { name: /background video$/ })).toBeVisible();
  }
  const calls = (page: Page) => page.evaluate<string[]>('window.calls');

  test('plays without sound and can be stopped', async ({ page, context }) => {
    await open(page, context);
    expect(await calls(page)).toEqual(['play muted']);
    await page.getByRole('button', { name: 'Pause background video' }).click();
    expect(await calls(page)).toEqual(['play muted', 'pause']);
    await expect(page.getByRole('button', { name: 'Play background video' })).toBeVisible();
  });
  test('waits to be asked where motion is not wanted', async ({ page, context }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, context);
    expect(await calls(page)).toEqual(['pause']);
  });
  test('waits to be asked where data is to be saved', async ({ page, context }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await open(page, context);
    expect(await calls(page)).toEqual(['pause']);
    await page.getByRole('button', { name: 'Play background video' }).click();
    expect(await calls(page)).toEqual(['pause', 'play muted']);
  });
});
