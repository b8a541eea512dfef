import { expect, test, type Page } from '@playwright/test';
import { codeFor, linkFor } from './mailbox.js';
import { call, enter, expectPath, newCreator, newPassword, newPerson, signIn, theAdmin } from './people.js';

/** Opens each path and says where the browser came to rest. */
async function whereTo(page: Page, paths: readonly [string, string][]) {
  for (const [path, target] of paths) {
    await page.goto(path);
    await expectPath(page, target);
  }
}

test.describe('the routing rules', () => {
  test('an anonymous visitor sees only the sign-in screens', async ({ page }) => {
    await whereTo(page, [
      ['/', '/signin'],
      ['/dashboard', '/signin'],
      ['/onboarding', '/signin'],
      ['/admin/users', '/signin'],
      ['/edit/64b0c0ffee64b0c0ffee64b0', '/signin'],
      ['/signin', '/signin'],
      ['/signup', '/signup'],
      ['/forgotPassword', '/forgotPassword'],
      ['/resetPassword', '/resetPassword'],
      ['/terms-of-service', '/terms-of-service'],
    ]);
  });

  test('an admin is kept to the admin area', async ({ page }) => {
    await enter(page.context(), theAdmin);
    await whereTo(page, [
      ['/', '/admin/dashboard'],
      ['/signin', '/admin/dashboard'],
      ['/dashboard', '/admin/dashboard'],
      ['/onboarding', '/admin/dashboard'],
      ['/admin', '/admin/dashboard'],
      ['/admin/users', '/admin/users'],
    ]);
  });

  test('a creator in the middle of the onboarding is held there', async ({ page, request }) => {
    await enter(page.context(), await newPerson(request));
    await whereTo(page, [
      ['/', '/onboarding'],
      ['/signin', '/onboarding'],
      ['/dashboard', '/onboarding'],
      ['/mylinks', '/onboarding'],
      ['/admin/users', '/onboarding'],
      ['/onboarding', '/onboarding'],
    ]);
  });

  test('a creator with all done is at home at the dashboard', async ({ page, request }) => {
    await enter(page.context(), await newCreator(request));
    await whereTo(page, [
      ['/', '/dashboard'],
      ['/signin', '/dashboard'],
      ['/signup', '/dashboard'],
      ['/onboarding', '/dashboard'],
      ['/admin/users', '/dashboard'],
      ['/mylinks', '/mylinks'],
      ['/profile', '/profile'],
    ]);
  });

  test('who was sent to sign in comes back to what they had asked for', async ({ page, request }) => {
    const creator = await newCreator(request);
    await page.goto('/mylinks?q=spring');
    await expectPath(page, '/signin');
    await page.getByLabel('E-mail').fill(creator.email);
    await page.getByLabel('Password', { exact: true }).fill(creator.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expectPath(page, '/mylinks');
    expect(new URL(page.url()).search).toBe('?q=spring');
  });
});

test('a wrong password is refused in words that say nothing about the address', async ({ page, request }) => {
  const creator = await newCreator(request);
  await signIn(page, { email: creator.email, password: 'not the right one' });
  const refusal = page.getByRole('alert');
  await expect(refusal).toBeVisible();
  // Without the request's number, which is another each time.
  const words = (await refusal.innerText()).split('\n')[0] ?? '';
  await signIn(page, { email: `unknown-${creator.email}`, password: 'not the right one' });
  await expect(refusal).toBeVisible();
  await expect(refusal).toContainText(words);
});

test('leaving forgets the account in every tab', async ({ page, context, request }) => {
  const creator = await newCreator(request);
  await signIn(page, creator);
  await expectPath(page, '/dashboard');
  const other = await context.newPage();
  await other.goto('/mylinks');
  await expectPath(other, '/mylinks');

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expectPath(page, '/signin');
  await expectPath(other, '/signin');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('token');
});

test('a forgotten password is replaced by the mailed link, and old sessions end', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const creator = await newCreator(request);
  const elsewhere = await browser.newContext();
  await enter(elsewhere, creator);
  const old = await elsewhere.newPage();
  await old.goto('/dashboard');
  await expectPath(old, '/dashboard');

  await page.goto('/signin');
  await page.getByLabel('E-mail').fill(creator.email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(creator.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeVisible();

  const password = newPassword();
  await page.goto(await linkFor(creator.email, '/(?:resetPassword|verify/reset)'));
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('New password once more').fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expectPath(page, '/signin');

  await old.goto('/mylinks');
  await expectPath(old, '/signin');
  await expect(old.getByText('Your session has ended. Please sign in again.')).toBeVisible();

  await page.getByLabel('E-mail').fill(creator.email);
  await page.getByLabel('Password', { exact: true }).fill(creator.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectPath(page, '/dashboard');
  await elsewhere.close();
});

test('the code of the mail does what its link does', async ({ page, request }) => {
  const creator = await newCreator(request);
  await page.goto('/forgotPassword');
  await page.getByLabel('E-mail').fill(creator.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByRole('link', { name: 'Enter the code instead' }).click();
  await linkFor(creator.email, '/(?:resetPassword|verify/reset)');
  const code = await codeFor(creator.email);
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
  await page.keyboard.type(code);
  await expectPath(page, '/resetPassword');
  const password = newPassword();
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('New password once more').fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expectPath(page, '/signin');
  await call(request, '/auth/login', { email: creator.email, password });
});
