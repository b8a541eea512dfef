import { expect, test } from '@playwright/test';
import { newDesk, openEditor } from './editor-desk.js';
import { call } from './people.js';

test('what searches and messages show is seen while it is typed, and saved with access and measuring', async ({
  page,
  context,
}) => {
  const desk = await newDesk(context, ['First']);
  await openEditor(page, desk);
  await page.getByRole('button', { name: 'Site settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Site settings' });
  await dialog.getByLabel('Title in searches').fill('Ada plays the harp');
  await dialog.getByLabel('Description', { exact: true }).fill('Concerts in small rooms.');
  await expect(dialog.locator('[data-look=snippet]')).toContainText('Ada plays the harp');
  await expect(dialog.locator('[data-look=card]')).toContainText('Concerts in small rooms.');
  await dialog.getByRole('tab', { name: 'Language' }).click();
  await dialog.getByText('Right to left').click();
  await dialog.getByRole('tab', { name: 'Measuring' }).click();
  await dialog.getByLabel('Google Analytics').fill('nonsense');
  await expect(dialog.getByText('Without the banner none of these services is loaded')).toBeVisible();
  await dialog.getByRole('switch', { name: 'Ask visitors first' }).check();
  await dialog.getByRole('tab', { name: 'Access' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  // The tab with the fault opens by itself.
  await expect(dialog.getByText('A measurement id looks like G-AB12CD34EF.')).toBeVisible();
  await dialog.getByLabel('Google Analytics').fill('G-AB12CD34EF');
  await page.keyboard.press('Control+s');
  await expect(dialog).toBeHidden();
  const stored = await call(context.request, '/user/campaign/get', { _id: desk.campaignId }, desk.person.token);
  expect(stored).toMatchObject({
    direction: 'rtl',
    seo: { title: 'Ada plays the harp', description: 'Concerts in small rooms.' },
    pixels: { ga4: 'G-AB12CD34EF' },
    consentBanner: { enabled: true },
  });
});

test('a publish is planned and called off where the schedule of the site is', async ({ page, context }) => {
  const desk = await newDesk(context, ['First']);
  await openEditor(page, desk);
  const open = async () => {
    await page.getByRole('button', { name: 'Site settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Site settings' });
    await dialog.getByRole('tab', { name: 'Schedule' }).click();
    return {
      dialog,
      moment: dialog.getByLabel('Put the page online'),
      save: dialog.getByRole('button', { name: 'Save' }),
    };
  };
  const state = page.locator('[data-publish-state]');
  const first = await open();
  await first.moment.fill('2020-01-01T10:00');
  await first.save.click();
  await expect(first.dialog.getByText('Choose a moment that is still to come.')).toBeVisible();
  await first.moment.fill('2099-01-01T10:00');
  await first.save.click();
  await expect(first.dialog).toBeHidden();
  await expect(state).toHaveText('Scheduled');
  const again = await open();
  await expect(again.moment).toHaveValue('2099-01-01T10:00');
  await again.moment.fill('');
  await again.save.click();
  await expect(again.dialog).toBeHidden();
  await expect(state).toHaveText('Draft');
});

test('a page asks for a password only when there is one', async ({ page, context }) => {
  const desk = await newDesk(context, ['First']);
  await openEditor(page, desk);
  await page.getByRole('button', { name: 'Site settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Site settings' });
  await dialog.getByRole('tab', { name: 'Access' }).click();
  await dialog.getByRole('combobox', { name: 'Who may see the page' }).click();
  await page.getByRole('option', { name: 'Whoever knows the password' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute('data-invalid', 'true');
  await dialog.getByLabel('Password', { exact: true }).fill('open sesame');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const stored = await call(context.request, '/user/campaign/get', { _id: desk.campaignId }, desk.person.token);
  expect(stored).toMatchObject({ visibility: 'password', hasPassword: true });
});
