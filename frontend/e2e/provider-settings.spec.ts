import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { call, enter, theAdmin } from './people.js';

const foreign = 'an-invalid-key-9876';
const field = (page: Page) => page.getByLabel('Pixabay key', { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const outcome = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

/** As before: other journeys find pictures with the keys of the environment. */
async function clear(request: APIRequestContext) {
  const { token } = await call(request, '/auth/login', { email: theAdmin.email, password: theAdmin.password });
  await call(request, '/admin/settings/update', { stock: { pixabay: '' }, ai: { model: '' } }, token);
}
test.beforeEach(({ request }) => clear(request));
test.afterEach(({ request }) => clear(request));

/** Signed in once: a second sign-in makes the tabs of the first load again. */
async function openSettings(page: Page, { isSignedIn = false } = {}) {
  if (!isSignedIn) await enter(page.context(), theAdmin);
  await page.goto('/admin/settings');
  await expect(field(page)).toHaveAttribute('placeholder', /^From the environment, ends with …/);
}

test('a key is saved, tested, shown by its end alone, and cleared', async ({ page }) => {
  await openSettings(page);
  await field(page).fill(foreign);
  await expect(page.getByRole('button', { name: 'Test: Pixabay key' })).toBeDisabled();
  await save(page).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await expect(field(page)).toHaveAttribute('placeholder', 'Set, ends with …9876');
  await expect(field(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Test: Pixabay key' }).click();
  await expect(outcome(page, 'The service does not accept this key.')).toBeVisible();

  await page.reload();
  await expect(field(page)).toHaveAttribute('placeholder', 'Set, ends with …9876');
  expect(await page.content()).not.toContain(foreign);

  await page.getByRole('button', { name: 'Clear: Pixabay key' }).click();
  await expect(page.getByText('Will be cleared when you save.')).toBeVisible();
  await save(page).click();
  await expect(field(page)).toHaveAttribute('placeholder', /^From the environment/);
  await page.getByRole('button', { name: 'Test: Pixabay key' }).click();
  await expect(outcome(page, 'It works: the service accepts the key.')).toBeVisible();
});

test('a save that conflicts with another admin’s shows a notice and keeps the typed values', async ({ page }) => {
  await openSettings(page);
  const other = await page.context().newPage();
  await openSettings(other, { isSignedIn: true });
  await other.getByLabel('Model', { exact: true }).fill('a-model-of-another-admin');
  await save(other).click();
  await expect(other.getByText('Settings saved.')).toBeVisible();

  await field(page).fill(foreign);
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('This has changed since you opened it.');
  await expect(page.getByLabel('Model', { exact: true })).toHaveValue('a-model-of-another-admin');
  await expect(field(page)).toHaveValue(foreign);
  await save(page).click();
  await expect(field(page)).toHaveAttribute('placeholder', 'Set, ends with …9876');
  await expect(page.getByLabel('Model', { exact: true })).toHaveValue('a-model-of-another-admin');
});
