import { expect, test } from '@playwright/test';
import { block, expectSaved, newDesk, openEditor } from './editor-desk.js';
import { call } from './people.js';

test('a block is locked by its maker and opened by a visitor', async ({ page, context, browser }) => {
  const desk = await newDesk(context, ['For everybody', 'For friends']);
  const { campaignId, person } = desk;
  await openEditor(page, desk);
  await block(page, /For friends/).click();
  const panel = page.locator('[data-editor-form]');
  await panel.getByRole('tab', { name: 'Visibility' }).click();
  await panel.getByRole('combobox', { name: 'Opens with' }).click();
  await page.getByRole('option', { name: 'A password' }).click();
  await panel.getByLabel('Password', { exact: true }).fill('abc');
  await panel.getByRole('button', { name: 'Set password' }).click();
  await expect(panel.getByText('Use at least 4 characters.')).toBeVisible();
  await panel.getByLabel('Password', { exact: true }).fill('open sesame');
  await panel.getByRole('button', { name: 'Set password' }).click();
  await expect(panel.getByText('Counts at once, without publishing.')).toBeVisible();
  await panel.getByLabel('Question').fill('What do friends say?');
  await expectSaved(page);
  await call(context.request, '/user/campaign/publish', { _id: campaignId }, person.token);
  const { campName } = await call(context.request, '/user/campaign/get', { _id: campaignId }, person.token);

  const visitor = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const visit = await visitor.newPage();
  await visit.goto(`/${campName}`);
  await expect(visit.getByRole('link', { name: 'For everybody' })).toBeVisible();
  await expect(visit.getByText('What do friends say?')).toBeVisible();
  expect(await visit.content()).not.toContain('For friends');
  await visit.getByLabel('Password').fill('let me in');
  await visit.getByRole('button', { name: 'Open' }).click();
  await expect(visit.getByRole('alert')).toHaveText('This is not the password.');
  await visit.getByLabel('Password').fill('open sesame');
  await visit.getByRole('button', { name: 'Open' }).click();
  await expect(visit.getByRole('link', { name: 'For friends' })).toBeVisible();
  await visitor.close();

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const bare = await plain.newPage();
  await bare.goto(`/${campName}`);
  await bare.getByLabel('Password').fill('open sesame');
  await bare.getByRole('button', { name: 'Open' }).click();
  await expect(bare.getByRole('link', { name: 'For friends' })).toBeVisible();
  await plain.close();
});

test('a block for phones is on phones alone', async ({ page, context, browser }) => {
  const desk = await newDesk(context, ['For everybody', 'For phones']);
  const { campaignId, person } = desk;
  await openEditor(page, desk);
  await block(page, /For phones/).click();
  const panel = page.locator('[data-editor-form]');
  await panel.getByRole('tab', { name: 'Visibility' }).click();
  await panel.getByRole('combobox', { name: 'Devices' }).click();
  await page.getByRole('option', { name: 'Phones', exact: true }).click();
  // Seen on the canvas and heard with the block's name.
  await expect(block(page, 'Link, For phones, shown to some visitors')).toBeVisible();
  await expect(page.locator('[data-conditions]')).toHaveAttribute('data-conditions', 'rules');
  await expectSaved(page);
  await call(context.request, '/user/campaign/publish', { _id: campaignId }, person.token);
  const { campName } = await call(context.request, '/user/campaign/get', { _id: campaignId }, person.token);
  await page.goto(`/${campName}`);
  await expect(page.getByRole('link', { name: 'For everybody' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'For phones' })).toHaveCount(0);
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
  const phone = await browser.newContext({ userAgent });
  const visit = await phone.newPage();
  await visit.goto(`/${campName}`);
  await expect(visit.getByRole('link', { name: 'For phones' })).toBeVisible();
  await phone.close();
});
