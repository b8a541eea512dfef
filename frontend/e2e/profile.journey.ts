import { expect, test, type Page } from '@playwright/test';
import { linkFor } from './mailbox.js';
import { call, enter, expectPath, newCreator, newEmail, newPassword, signIn } from './people.js';
import { totp } from './totp.js';

/** One part of the screen, by its title. */
const part = (page: Page, title: string) => page.getByRole('region', { name: title });

test('details are kept, and a birthdate under 18 is refused', async ({ page, request }) => {
  await enter(page.context(), await newCreator(request));
  await page.goto('/profile');
  await expect(page).toHaveTitle('Account Settings | Linkyard');
  const details = part(page, 'Details');
  await details.getByLabel('Date of birth').fill(`${new Date().getFullYear() - 17}-01-01`);
  await details.getByRole('button', { name: 'Save details' }).click();
  await expect(details.getByText('Invalid birthdate. Please provide a valid date.')).toBeVisible();
  await details.getByLabel('Date of birth').fill('1985-02-03');
  await details.getByLabel('Name').fill('Robin of the Vale');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Your profile is saved.')).toBeVisible();
  await expect(details.getByRole('button', { name: 'Save details' })).toBeDisabled();
  await page.reload();
  await expect(details.getByLabel('Name')).toHaveValue('Robin of the Vale');
  await expect(details.getByLabel('Date of birth')).toHaveValue('1985-02-03');
});

test('the second step is switched on, asked for at signing in, and switched off', async ({ page, request }) => {
  test.slow();
  const creator = await newCreator(request);
  await enter(page.context(), creator);
  await page.goto('/profile');
  await part(page, 'Two-step sign-in').getByRole('button', { name: 'Switch on' }).click();
  const dialog = page.getByRole('dialog', { name: 'Two-step sign-in' });
  await dialog.getByLabel('Your password').fill(creator.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const secret = await dialog.locator('code').innerText();
  await dialog.getByLabel('Code', { exact: true }).fill('000000');
  await dialog.getByRole('button', { name: 'Switch on' }).click();
  await expect(dialog.getByLabel('Code', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Code', { exact: true }).fill(totp(secret));
  await dialog.getByRole('button', { name: 'Switch on' }).click();
  await expect(dialog.getByText('They are shown only now.')).toBeVisible();
  const backupCodes = (await dialog.locator('pre').innerText()).split('\n');
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(part(page, 'Two-step sign-in').getByText('On', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expectPath(page, '/signin');
  await signIn(page, creator);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await page.getByLabel('Code').fill(totp(secret, 1));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectPath(page, '/dashboard');

  await page.goto('/profile');
  await part(page, 'Two-step sign-in').getByRole('button', { name: 'Switch off' }).click();
  await dialog.getByLabel('Your password').fill(creator.password);
  await dialog.getByLabel('Code', { exact: true }).fill(backupCodes[0] ?? '');
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  await expect(part(page, 'Two-step sign-in').getByText('Off', { exact: true })).toBeVisible();
  await call(request, '/auth/login', { email: creator.email, password: creator.password });
});

test('another e-mail address needs a word from both mailboxes', async ({ page, request }) => {
  const creator = await newCreator(request);
  const wanted = newEmail();
  await enter(page.context(), creator);
  await page.goto('/profile');
  const email = part(page, 'E-mail');
  await email.getByRole('button', { name: 'Change e-mail' }).click();
  await email.getByLabel('New e-mail').fill(wanted);
  await email.getByLabel('Your password').fill(creator.password);
  await email.getByRole('button', { name: 'Send both mails' }).click();
  await expect(email.getByRole('status')).toBeVisible();

  await page.goto(await linkFor(creator.email, '/verify/changeEmail'));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Halfway there' })).toBeVisible();
  await call(request, '/auth/login', { email: creator.email, password: creator.password });

  await page.goto(await linkFor(wanted, '/verify/changeEmail'));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible();
  await call(request, '/auth/login', { email: wanted, password: creator.password });
});

test('sessions are listed, ended one by one, and all at once', async ({ page, browser, request }) => {
  test.slow();
  const creator = await newCreator(request);
  await signIn(page, creator);
  await expectPath(page, '/dashboard');
  const contexts = [await browser.newContext(), await browser.newContext({ userAgent: 'Mozilla/5.0 (iPhone) Safari' })];
  const others: Page[] = [];
  for (const context of contexts) {
    await enter(context, creator);
    const other = await context.newPage();
    await other.goto('/mylinks');
    await expectPath(other, '/mylinks');
    others.push(other);
  }
  const [laptop, phone] = others;
  if (!laptop || !phone) throw new Error('two windows were opened');

  await page.goto('/profile');
  const sessions = part(page, 'Sessions').getByRole('listitem');
  // One more was opened by the onboarding of the account itself.
  await expect(sessions).toHaveCount(4);
  await expect(sessions.filter({ hasText: 'This device' })).toHaveCount(1);
  await sessions.filter({ hasText: 'iPhone' }).getByRole('button', { name: 'Log out' }).click();
  await expect(sessions).toHaveCount(3);
  // Its window gets the event; no interaction is needed there.
  await expectPath(phone, '/signin');
  await expect(phone.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await expectPath(laptop, '/mylinks');

  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await expectPath(page, '/signin');
  await expectPath(laptop, '/signin');
  for (const context of contexts) await context.close();
});

test('a new password signs out the other devices and not this one', async ({ page, browser, request }) => {
  test.slow();
  const creator = await newCreator(request);
  await signIn(page, creator);
  await expectPath(page, '/dashboard');
  const elsewhere = await browser.newContext();
  await enter(elsewhere, creator);
  const other = await elsewhere.newPage();
  await other.goto('/mylinks');
  await expectPath(other, '/mylinks');

  await page.goto('/profile');
  const password = newPassword();
  const form = part(page, 'Password');
  await form.getByLabel('Current password').fill(creator.password);
  await form.getByLabel('New password', { exact: true }).fill(password);
  await form.getByLabel('New password once more').fill(password);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByLabel('Current password')).toHaveValue('');
  await expectPath(other, '/signin');
  await page.reload();
  await expectPath(page, '/profile');
  await call(request, '/auth/login', { email: creator.email, password });
  await elsewhere.close();
});

test('an account is deleted by its person, and comes back by signing in within 14 days', async ({ page, request }) => {
  test.slow();
  const creator = await newCreator(request);
  await signIn(page, creator);
  await expectPath(page, '/dashboard');
  await page.goto('/profile');
  await part(page, 'Delete account').getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const confirm = dialog.getByRole('button', { name: 'Delete my account' });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel('Your password').fill('not the right one');
  await dialog.getByLabel(/DELETE/).fill('DELETE');
  await confirm.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Your password').fill(creator.password);
  await confirm.click();
  await expectPath(page, '/signin');
  await page.goto('/dashboard');
  await expectPath(page, '/signin');

  await signIn(page, creator);
  await expectPath(page, '/dashboard');
});
