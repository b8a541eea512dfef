import { expect, test, type Page } from '@playwright/test';
import { newDesk } from './editor-desk.js';
import { call, expectPath, signIn } from './people.js';

const statusOf = (page: Page, path: string, headers: Record<string, string>) =>
  page.evaluate(
    async ({ path, headers }) => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: '{}' };
      return (await fetch(path, init)).status;
    },
    { path, headers },
  );

const tokenSeenBy = (page: Page) => page.evaluate(() => /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? '');

test('a script on a public page of the app’s host cannot become the visitor who is signed in', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const { person, campaignId } = await newDesk(context, ['My link']);
  const { campName } = await call(context.request, '/user/campaign/publish', { _id: campaignId }, person.token);
  await context.clearCookies();
  await signIn(page, person);
  await expectPath(page, '/dashboard');

  const hostile = await context.newPage();
  await hostile.goto(`/${campName}`);
  const token = await tokenSeenBy(hostile);
  expect(token).toMatch(/^[\w-]+\.[\w-]+\./);
  expect(await statusOf(hostile, '/auth/me', { authorization: token })).toBe(401);
  expect(await statusOf(hostile, '/auth/refresh', {})).toBe(401);
  expect(await statusOf(hostile, '/auth/refresh', { 'x-app-key': 'f'.repeat(64) })).toBe(401);

  const documents = await hostile.evaluate(async () => {
    const modes: RequestCache[] = ['default', 'no-store', 'force-cache'];
    return Promise.all(modes.map(async (cache) => (await fetch('/dashboard', { cache })).text()));
  });
  for (const html of documents) expect(html).not.toContain('app-key');
  const framed = await hostile.evaluate(async () => {
    const frame = document.createElement('iframe');
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    frame.src = '/dashboard';
    document.body.append(frame);
    await loaded;
    return frame.contentDocument?.documentElement.outerHTML ?? '';
  });
  expect(framed).not.toContain('app-key');

  const opening = context.waitForEvent('page');
  await hostile.evaluate(() => Reflect.set(self, 'opened', open('/dashboard')));
  const opened = await opening;
  await expectPath(opened, '/dashboard');
  await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
  // The browser has cut the two windows apart: what is left looks closed.
  expect(await hostile.evaluate(() => Reflect.get(Reflect.get(self, 'opened'), 'closed'))).toBe(true);

  const elsewhere = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  const stolen = await elsewhere.post('/auth/me', { data: {}, headers: { authorization: token } });
  expect(stolen.status()).toBe(401);
  await elsewhere.dispose();

  await page.reload();
  await expectPath(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an open window goes on after its account has signed in again in another one', async ({ page, context }) => {
  const { person } = await newDesk(context, []);
  await page.goto('/mylinks');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const other = await context.newPage();
  await call(context.request, '/auth/login', { email: person.email, password: person.password });
  await other.goto('/dashboard');
  await expectPath(other, '/dashboard');
  await page.getByRole('link', { name: 'Products', exact: true }).first().click();
  await expectPath(page, '/products');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
