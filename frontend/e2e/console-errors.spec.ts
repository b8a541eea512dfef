import { expect, test, type Page } from '@playwright/test';
import { block, newDesk, openEditor } from './editor-desk.js';
import { call, enter, theAdmin } from './people.js';

// A trace puts a script into every frame, and a sandboxed one logs that it was blocked.
test.use({ trace: 'off' });

/** Collects what the browser logs as an error from now on, with the address it happened at. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  return errors;
}

/** Opens a screen and waits until its chunk and its data are there. */
async function open(page: Page, path: string, title: string) {
  await page.goto(path);
  await expect(page).toHaveTitle(title);
  await expect(page.locator('main, [role="main"]').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

test('the screens of a creator log no error', async ({ page, context }) => {
  const desk = await newDesk(context, ['First']);
  const at = { templateId: desk.templateId, pageId: desk.pageId };
  // Blocks with scripts of their own: previews of the page must not try to run them.
  for (const type of ['el_countdown', 'el_form', 'el_custom'])
    await call(context.request, '/user/section/add', { ...at, type }, desk.person.token);
  const errors = errorsOf(page);

  await open(page, '/dashboard', 'Dashboard | Linkyard');
  await open(page, '/mylinks', 'My Links | Linkyard');
  await expect(page.locator('article iframe').first()).toHaveCSS('opacity', '1');
  await open(page, '/templates', 'Templates | Linkyard');
  await page
    .getByRole('button', { name: /^Preview / })
    .first()
    .click();
  const preview = page.getByRole('dialog', { name: /^Preview of/ });
  await expect(preview.locator('iframe')).toHaveCSS('opacity', '1');
  await open(page, '/mylibrary', 'My Library | Linkyard');
  await open(page, '/myleads', "Lead's Data | Linkyard");
  await open(page, '/formdata', "Form's Data | Linkyard");
  await open(page, '/profile', 'Account Settings | Linkyard');
  await openEditor(page, desk);
  await expect(block(page, 'Link, First')).toBeVisible();
  expect(errors).toEqual([]);
});

test('the screens of an admin log no error', async ({ page }) => {
  await enter(page.context(), theAdmin);
  const errors = errorsOf(page);
  await open(page, '/admin/dashboard', 'Dashboard | Linkyard');
  await open(page, '/admin/users', 'Users | Linkyard');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await open(page, '/admin/settings', 'Settings | Linkyard');
  expect(errors).toEqual([]);
});

test('the screens before signing in log no error', async ({ page }) => {
  const errors = errorsOf(page);
  for (const path of ['/signin', '/signup', '/forgotPassword', '/terms-of-service']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  expect(errors).toEqual([]);
});
