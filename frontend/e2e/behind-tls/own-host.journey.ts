import { expect, test } from '@playwright/test';
// eslint-disable-next-line @nx/enforce-module-boundaries -- the fixture of end-to-end specs: its tenants need no DNS
import { newTenants } from '../../../gateway/e2e/tenants.js';

test('the app of a reseller opens at its own host, by TLS and under its own name', async ({ page }) => {
  const [tenant] = await newTenants(1, { withSender: false });
  if (!tenant) throw new Error('no tenant was made');
  const response = await page.goto(`https://${tenant.host}/`);
  expect(response?.headers()['strict-transport-security']).toBe('max-age=86400');
  await expect(page.getByRole('link', { name: `${tenant.name}, home` }).first()).toBeVisible();
});
