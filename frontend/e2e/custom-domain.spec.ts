import { chromium, expect, test, type Page } from '@playwright/test';
import { publishedPage } from './home-pages.js';
import { call, enter, newCreator, theAdmin, unique, type Creator } from './people.js';

type Requests = Parameters<typeof newCreator>[0];

/** A creator to whom an administrator has given the feature. */
async function creatorWithDomains(request: Requests): Promise<Creator> {
  const creator = await newCreator(request);
  const { token } = await call(request, '/auth/login', theAdmin);
  const { data } = await call(request, '/admin/user/list', { searchTerm: creator.email }, token);
  const { _id, rev } = data[0];
  await call(request, '/admin/user/create-update', { _id, rev, features: { customDomain: true } }, token);
  return creator;
}

/** Sets the records of a zone, as a person does at the registrar. */
async function setRecords(zone: string, records: { name: string; type: string; value: string }[]) {
  const body = JSON.stringify({ records });
  const answer = await fetch(`${process.env['DNS_PAGE_URL']}/zones/${zone}`, { method: 'PUT', body });
  expect(answer.status).toBe(200);
}

/** The proof that the panel shows. */
async function proofIn(page: Page): Promise<string> {
  const records = page.getByRole('dialog').getByRole('list', { name: 'Records to set' });
  await expect(records).toContainText('domain-verify=');
  return /domain-verify=\w+/.exec(await records.innerText())?.[0] ?? '';
}

test('a creator connects a domain to a page, which opens there until the domain is removed', async ({
  request,
  baseURL,
}) => {
  if (!baseURL) throw new Error('The stack has no address');
  const domain = `${unique('bakery')}.example`;
  const creator = await creatorWithDomains(request);
  await publishedPage(request, creator.token, {
    type: 'el_donate',
    sectionData: { title: 'Fresh bread', amounts: [10, 25] },
  });
  const browser = await chromium.launch({
    ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), `--host-resolver-rules=MAP *.example 127.0.0.1`],
  });
  const context = await browser.newContext({ baseURL });
  await enter(context, creator);
  const page = await context.newPage();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Custom domain' }).click();
  await page.getByRole('button', { name: 'Add a domain' }).click();
  await page.getByRole('textbox', { name: 'Domain' }).fill(`https://www.${domain}/`);
  await page.getByRole('button', { name: 'Add the domain' }).click();

  const panel = page.getByRole('dialog', { name: domain });
  await expect(panel.getByText(`${domain} has no A record yet.`, { exact: false })).toBeVisible();
  await setRecords(domain, [
    { name: domain, type: 'A', value: '127.0.0.1' },
    { name: `_domain-verify.${domain}`, type: 'TXT', value: await proofIn(page) },
  ]);
  // What was seen within the last seconds is answered again.
  await expect(async () => {
    await panel.getByRole('button', { name: 'Verify' }).click();
    await expect(panel.getByText('all right', { exact: false })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(panel.getByText('Choose the page that opens at this domain.')).toBeVisible();
  await panel.getByRole('combobox', { name: 'Page that opens there' }).click();
  await page.getByRole('option').nth(1).click();
  await expect(page.getByText('Saved.')).toBeVisible();

  const address = `http://${domain}:${new URL(baseURL).port}/`;
  const visitor = await (await browser.newContext()).newPage();
  await expect(async () => expect((await visitor.goto(address))?.status()).toBe(200)).toPass();
  await expect(visitor.locator('main')).toBeVisible();

  await panel.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Remove domain' }).click();
  await page
    .getByRole('dialog', { name: `Remove ${domain}?` })
    .getByRole('button', { name: 'Remove domain' })
    .click();
  await expect(page.getByText('Your page can open at a domain that you own.')).toBeVisible();
  await expect(async () => expect((await visitor.goto(address))?.status()).toBe(421)).toPass();
  await browser.close();
});
