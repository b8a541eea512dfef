import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';

// The scripts of a page by themselves: each on a document of the test's own, with nothing of a service behind it.

const folder = new URL('../../libs/blocks/dist/behaviours/', import.meta.url);
const files: Record<string, { file: string }> = JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8'));
const scriptOf = (name: string) => readFileSync(new URL(files[name]?.file ?? '', folder), 'utf8');

/** Shows a document whose only script is this one, and notes whom it asks for anything. */
async function openWith(page: Page, script: string, body: string, key = 'one') {
  const asked: string[] = [];
  await page.route('https://alone.example/**', (route) =>
    new URL(route.request().url()).pathname === '/script.js'
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><title>Alone</title><body data-k="${key}">${body}<script type="module" src="/script.js"></script>`,
        }),
  );
  page.on('request', (request) => {
    if (!request.url().startsWith('https://alone.example/')) asked.push(request.url());
  });
  await page.route(/^https:\/\/(?!alone\.example)/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto('https://alone.example/');
  return asked;
}

test.describe('the consent script', () => {
  const pixels = { ga4: 'G-AB12CD34EF', gtm: '', metaPixel: '1234567890123', tiktokPixel: '', pinterestTag: '' };
  const banner = `<main>Words</main><footer class="ft"></footer>
    <div id="consent" role="region" aria-label="Consent" hidden data-pixels='${JSON.stringify(pixels)}' data-texts='{"choices":"Privacy choices"}'><p>May I?</p>
    <button data-consent="no">No, thanks</button><button data-consent="yes">Allow</button></div>`;
  const open = (page: Page, key?: string) => openWith(page, scriptOf('consent'), banner, key);
  const services = [
    'https://connect.facebook.net/en_US/fbevents.js',
    'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF',
  ];

  test('loads nothing before the answer, only what has an id after it, and remembers it for this page alone', async ({
    page,
  }) => {
    const asked = await open(page);
    const question = page.getByRole('region', { name: 'Consent' });
    await expect(question).toBeVisible();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect(question).toBeHidden();
    await expect.poll(() => asked.toSorted()).toEqual(services);
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ 'consent:one': 'yes' });
    await page.reload();
    await expect.poll(() => asked.length).toBe(4);
    await expect(question).toBeHidden();
    await page.unrouteAll();
    await open(page, 'two');
    await expect(question).toBeVisible();
  });

  test('takes no for an answer, and a second thought', async ({ page }) => {
    const asked = await open(page);
    await page.getByRole('button', { name: 'No, thanks' }).click();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Consent' })).toBeHidden();
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await expect(page.getByRole('button', { name: 'No, thanks' })).toBeFocused();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect.poll(() => asked.length).toBe(2);
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'No, thanks' }).click()]);
    await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeVisible();
    expect(asked).toHaveLength(2);
  });

  test('asks on each visit where nothing can be kept', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('off', 'SecurityError');
        },
      });
    });
    const asked = await open(page);
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect.poll(() => asked.length).toBe(2);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Consent' })).toBeVisible();
  });
});

test.describe('the gate script', () => {
  const gates = `<input id="elsewhere">
    <form data-gate method="post" action="/g/one" data-texts='{"failed":"This did not work."}'><label>Password <input name="password"></label><p class="gt-e" role="alert"></p><button>Open</button></form>`;
  interface Answer {
    status: number;
    body: unknown;
  }
  /** Answers of the service, one for each try; none is a line that breaks. */
  const open = async (page: Page, answers: (Answer | 'broken')[]) => {
    const sent: string[] = [];
    await openWith(page, scriptOf('gate'), gates);
    await page.route('https://alone.example/g/**', async (route) => {
      sent.push(route.request().postData() ?? '');
      const answer = answers.shift();
      if (!answer || answer === 'broken') return route.abort();
      return route.fulfill({ status: answer.status, json: answer.body });
    });
    await page.locator('#elsewhere').fill('typed in between');
    return sent;
  };
  const refused = { status: 403, body: { status: 0, message: 'This is not the password.' } };

  test('shows errors in place, and names a broken line', async ({ page }) => {
    const sent = await open(page, [refused, 'broken', { status: 502, body: 'no words of ours' }]);
    const alert = page.getByRole('alert');
    await page.getByLabel('Password').fill('let me in & quick');
    await page.getByRole('button', { name: 'Open' }).click();
    await expect(alert).toHaveText('This is not the password.');
    const fields = new URLSearchParams(sent[0]);
    expect(fields.get('password')).toBe('let me in & quick');
    expect(Number(fields.get('elapsed'))).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Open' }).click();
    await expect(alert).toHaveText('This did not work.');
    await page.getByRole('button', { name: 'Open' }).click();
    await expect.poll(() => sent.length).toBe(3);
    await expect(alert).toHaveText('This did not work.');
    await expect(page.locator('#elsewhere')).toHaveValue('typed in between');
  });

  test('asks once however often it is pressed, and opens by loading the page again', async ({ page }) => {
    const sent: string[] = [];
    await openWith(page, scriptOf('gate'), gates);
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('https://alone.example/g/**', async (route) => {
      sent.push(route.request().postData() ?? '');
      await held;
      await route.fulfill({ json: { status: 1, message: '', data: { path: '/' } } });
    });
    const button = page.getByRole('button', { name: 'Open' });
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await button.click();
    await button.click();
    await Promise.all([page.waitForEvent('load'), answer()]);
    await expect(page.locator('#elsewhere')).toHaveValue('');
    expect(sent).toHaveLength(1);
  });
});
