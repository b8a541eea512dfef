import { expect, test, type Page } from '@playwright/test';
import { call, expectPath, newCreator, newEmail } from './people.js';
import { totp } from './totp.js';

const providers = ['Google', 'Facebook'] as const;

/** Goes to the provider's simulator and says there who one is. */
async function continueWith(page: Page, provider: string, email: string, name = 'Noor Field') {
  await page.goto('/signin');
  await page.getByRole('link', { name: `Continue with ${provider}` }).click();
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
}

for (const provider of providers) {
  test.describe(`signing in with ${provider}`, () => {
    test('opens an account at the first time and the same one at the second', async ({ page, context }) => {
      const email = newEmail();
      await continueWith(page, provider, email);
      await expectPath(page, '/onboarding');
      await expect(page.getByLabel('Name')).toHaveValue('Noor Field');
      const token = () => context.cookies().then((all) => all.find(({ name }) => name === 'token')?.value);
      const first = await token();

      await page.getByRole('button', { name: 'Logout' }).click();
      await expectPath(page, '/signin');
      await continueWith(page, provider, email);
      await expectPath(page, '/onboarding');
      expect(subjectOf(await token())).toBe(subjectOf(first));
    });

    test('can be cancelled there, and tried again', async ({ page, context }) => {
      await page.goto('/signin');
      await page.getByRole('link', { name: `Continue with ${provider}` }).click();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expectPath(page, `/redirect/${provider.toLowerCase()}`);
      await expect(page.getByRole('heading', { name: `${provider} did not let you in` })).toBeVisible();
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('token');
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
      await page.goBack();
      await page.getByRole('link', { name: 'Use your e-mail address' }).click();
      await expectPath(page, '/signin');
    });

    test('opens the account of the same address only when the provider has proven the address', async ({
      page,
      request,
    }) => {
      const creator = await newCreator(request);
      await continueWith(page, provider, creator.email);
      // Google has; Facebook says of no address whether it is its person's.
      if (provider === 'Google') await expectPath(page, '/dashboard');
      else await expect(page.getByRole('heading', { name: 'Facebook did not let you in' })).toBeVisible();
    });
  });
}

test('signing in with Google asks for the second step of an account that has one', async ({ page, request }) => {
  const { email, password, token } = await newCreator(request);
  await continueWith(page, 'Google', email);
  await expectPath(page, '/dashboard');
  const { secret } = await call(request, '/auth/twoFactor/enrol', { password }, token);
  await call(request, '/auth/twoFactor/verify', { otp: totp(secret) }, token);
  await page.context().clearCookies();

  await continueWith(page, 'Google', email);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token');
  const code = page.getByLabel('Code');
  await expect(code).toBeFocused();
  await code.fill('000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill(totp(secret, 1));
  await page.keyboard.press('Enter');
  await expectPath(page, '/dashboard');
});

/** Whose token it is. */
function subjectOf(token: string | undefined): string {
  const claims = JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString() || '{}');
  return claims.sub;
}
