import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { publishedPage } from './home-pages.js';
import { call, enter, newCreator } from './people.js';

test('a visitor donates on a phone without scripts, and the donation and its goal stand under Donations', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const creator = await newCreator(request);
  const { token } = creator;
  const secretKey = `sk_test_${randomUUID().replaceAll('-', '')}`;
  await call(request, '/user/payment-connection/connect', { provider: 'stripe', secretKey }, token);
  const target = { title: 'A new kiln', target: '100', currency: 'USD' };
  const { goal } = await call(request, '/user/donation-goal/add-update', target, token);
  const sectionData = { title: 'Support my work', amounts: [10, 25], goalId: goal._id };
  const { url } = await publishedPage(request, token, { type: 'el_donate', sectionData });

  const visit = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const visitor = await visit.newPage();
  await visitor.goto(url);
  await visitor.getByLabel('$25', { exact: true }).check();
  await visitor.getByLabel(/Your name/).fill('Ann Okafor');
  await visitor.getByLabel(/E-mail/).fill('ann@example.org');
  await visitor.getByLabel(/Message/).fill('Good luck');
  await visitor.getByRole('button', { name: 'Donate' }).click();
  await expect(visitor.getByText('$25.00').first()).toBeVisible();
  await visitor.getByRole('link', { name: 'Continue to Stripe' }).click();
  await visitor.getByRole('button', { name: /^Pay [0-9.]+ USD$/ }).click();
  await expect(visitor.getByRole('heading', { name: 'Thank you for your donation' })).toBeVisible();
  await visitor.getByRole('link', { name: /^Back to/ }).click();
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByText('$25 of $100')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await visit.close();

  await enter(page.context(), creator);
  await page.goto('/donations');
  const row = page.getByRole('row').filter({ hasText: 'Ann Okafor' });
  await expect(row).toContainText('$25.00');
  await row.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Ann Okafor' })).toContainText('Good luck');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('tab', { name: 'Goals' }).click();
  await expect(page.getByRole('article', { name: 'A new kiln' })).toContainText('25%');
});
