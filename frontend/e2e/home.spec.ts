import { expect, test } from '@playwright/test';
import { call, enter, expectPath, newCreator, unique } from './people.js';

test('a template is looked at and made one’s own', async ({ page, request }) => {
  await enter(page.context(), await newCreator(request));
  await page.goto('/templates?q=low');
  await page.getByRole('button', { name: 'Preview Low Tide' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview of Low Tide' });
  await expect(preview.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  await preview.getByRole('radio', { name: 'Phone' }).press('ArrowRight');
  await expect(preview.locator('iframe')).toHaveAttribute('title', /tablet/);
  await preview.getByRole('radio', { name: 'Tablet' }).press('ArrowRight');
  await expect(preview.locator('iframe')).toHaveAttribute('title', /desktop/);
  await preview.getByRole('button', { name: /^Use/ }).click();

  const dialog = page.getByRole('dialog', { name: 'Use Low Tide' });
  await dialog.getByLabel('Title').fill('Harbour songs');
  await dialog.getByRole('textbox', { name: 'Address' }).fill('dashboard');
  await expect(dialog.getByText('This word is kept for the site itself.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Address' }).fill(unique('harbour'));
  await dialog.getByRole('button', { name: 'Create page' }).click();
  await expect(page).toHaveURL(/\/edit\/[0-9a-f]{24}$/);
});

test('a page is switched, renamed, copied and deleted from its card', async ({ page, request }) => {
  const creator = await newCreator(request);
  const campName = unique('cards');
  await call(request, '/user/campaign/create', { campName, title: 'Card tricks' }, creator.token);
  await enter(page.context(), creator);
  await page.goto('/mylinks?q=Card');
  const card = page.getByRole('article', { name: 'Card tricks', exact: true }).first();
  const more = async (name: string) => {
    await card.getByRole('button', { name: 'More for Card tricks' }).click();
    await page.getByRole('menuitem', { name }).click();
  };

  await card.getByRole('switch').click({ force: true });
  await expect(card.getByRole('switch')).not.toBeChecked();

  const renamed = unique('tricks');
  await more('Change address');
  const rename = page.getByRole('dialog', { name: 'Change address' });
  await rename.getByRole('textbox', { name: 'Address' }).fill(renamed);
  await rename.getByRole('button', { name: 'Change address' }).click();
  await expect(card.getByText(renamed)).toBeVisible();

  await more('Duplicate');
  await expect(page.getByRole('article')).toHaveCount(2);

  await page.goto(`/mylinks?q=${renamed}&sort=title`);
  const doomed = page.getByRole('article').filter({ hasNotText: 'copy' });
  await doomed.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const confirm = page.getByRole('dialog', { name: 'Delete this page?' });
  await expect(confirm).toContainText('0 views and 0 clicks');
  await expect(confirm.getByRole('button', { name: 'Delete page' })).toBeDisabled();
  await confirm.getByRole('textbox').fill(renamed);
  await confirm.getByRole('button', { name: 'Delete page' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('the dashboard says what to do first, and reads its chart out', async ({ page, request }) => {
  await enter(page.context(), await newCreator(request));
  await page.goto('/dashboard');
  await expectPath(page, '/dashboard');
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible();
  await expect(page.getByText('1 of 5 done')).toBeVisible();
  const chart = page.getByRole('group', { name: /no visit on any day/ });
  await chart.focus();
  await chart.press('End');
  await expect(chart.getByText(/: 0 views, 0 visitors, 0 clicks/)).toBeAttached();
  await page.getByText('7 days').click();
  await expect(page).toHaveURL(/range=7d/);
  await page.getByRole('link', { name: 'Open the editor' }).click();
  await expect(page).toHaveURL(/\/edit\/[0-9a-f]{24}$/);
});
