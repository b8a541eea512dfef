import { randomUUID } from 'node:crypto';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { authenticate } from 'mailauth';
// eslint-disable-next-line @nx/enforce-module-boundaries -- the fixture of end-to-end specs: a creator with features
import { newReseller } from '../../../gateway/e2e/resellers.js';
// eslint-disable-next-line @nx/enforce-module-boundaries -- end-to-end specs stand outside of the app
import { answerForServedHosts } from '@linkyard/testing';
import { mailsAt } from '../mailbox.js';
import { png } from '../media-files.js';
import { expectPath, newEmail, newPassword, unique } from '../people.js';
import { buy, onboard, publish } from '../site-steps.js';

test.use({ actionTimeout: 20_000 });

const app = new URL(process.env['BASE_URL'] ?? '');
const originAt = (host: string) => `https://${host}:${app.port}`;
const { hostname: smtpHost, port: smtpPort } = new URL(process.env['TENANT_SMTP_URL'] ?? '');

const newPage = async (browser: Browser) => (await browser.newContext()).newPage();
/** Checkouts lead on to payment pages with TLS alone; the simulator of Stripe has none. */
const newBuyer = async (browser: Browser) => (await browser.newContext({ bypassCSP: true })).newPage();

/** Calls the API of a site; the certificate is checked. @throws Error with the refusal */
async function ask(origin: string, path: string, data: object | FormData, token = '') {
  const isForm = data instanceof FormData;
  const headers = {
    ...(isForm ? {} : { 'content-type': 'application/json' }),
    ...(token ? { authorization: token } : {}),
  };
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers,
    body: isForm ? data : JSON.stringify(data),
  });
  const reply = await answer.json();
  if (reply.status !== 1) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(reply)}`);
  return reply.data;
}

async function signIn(page: Page, origin: string, { email, password }: { email: string; password: string }) {
  await page.goto(`${origin}/signin`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Sets the records of a host, as a person does at the registrar. */
async function setRecords(host: string, records: { name: string; type: string; value: string }[]) {
  const body = JSON.stringify({ records });
  const answer = await fetch(`${process.env['DNS_PAGE_URL']}/zones/${host}`, { method: 'PUT', body });
  expect(answer.status).toBe(200);
}

/** Reads the proof on the screen, sets the records, and presses Verify until it is so. */
async function verifyOnScreen(page: Page, host: string, isVerified: () => Promise<void>) {
  await expect(page.getByText(/domain-verify=\w+/).first()).toBeVisible();
  const proof = /domain-verify=\w+/.exec(await page.locator('body').innerText())?.[0] ?? '';
  await setRecords(host, [
    { name: host, type: 'A', value: '127.0.0.1' },
    { name: `_domain-verify.${host}`, type: 'TXT', value: proof },
  ]);
  await expect(async () => {
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await isVerified();
  }).toPass({ timeout: 40_000 });
}

async function verifyTheSite(page: Page, host: string) {
  await page.getByRole('link', { name: 'White Label' }).click();
  await page.getByRole('tab', { name: 'Users' }).click();
  await expect(page.getByText('Please verify your domain')).toBeVisible();
  await page.getByRole('textbox', { name: 'Domain' }).fill(host);
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await verifyOnScreen(page, host, () =>
    expect(page.getByRole('button', { name: 'Verified' })).toBeVisible({ timeout: 3_000 }),
  );
}

async function choosePicture(page: Page, field: string, title: string) {
  await page.getByRole('group', { name: field }).getByRole('button', { name: 'Choose file' }).click();
  await page.getByRole('dialog', { name: 'Media Library' }).getByRole('button', { name: title, exact: true }).click();
}

async function publishTheSite(page: Page, title: string, sender: string) {
  await page.getByRole('textbox', { name: 'Title' }).first().fill(title);
  await page.getByRole('textbox', { name: 'Author' }).fill('Ana Reed');
  await page.getByRole('textbox', { name: 'Description' }).fill('Pages for people who make things.');
  await page.getByRole('combobox', { name: 'Content categories' }).fill('Music,');
  await page.getByRole('textbox', { name: 'Support Email' }).fill(sender);
  await page.getByRole('textbox', { name: 'Support URL' }).fill('https://help.agency.example/');
  await choosePicture(page, 'Add Logo', 'Mark');
  await choosePicture(page, 'Add Favicon', 'Mark');
  await page.getByRole('textbox', { name: 'From Name' }).fill(title);
  await page.getByRole('textbox', { name: 'From Email' }).fill(sender);
  await page.getByRole('textbox', { name: 'Host' }).fill(smtpHost);
  await page.getByRole('combobox', { name: 'Port' }).fill(smtpPort);
  await page.getByRole('textbox', { name: 'Username' }).fill(sender);
  await page.getByLabel(/^Password/).fill('a password');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const words = 'Completed Whitelabel Setting Successfully. Now you can create users and manage them.';
  await expect(page.getByText(words)).toBeVisible({ timeout: 60_000 });
}

async function addPerson(page: Page, person: { name: string; email: string; password: string }) {
  await page.getByRole('button', { name: 'Create New User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New User' });
  await dialog.getByLabel('Full Name').fill(person.name);
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await dialog.getByRole('button', { name: /Create|Add|Save/ }).click();
  await expect(page.getByRole('cell', { name: person.email })).toBeVisible();
}

/** Something to sell on the page of the onboarding. */
async function sellOn(origin: string, { email, password }: { email: string; password: string }) {
  const { token } = await ask(origin, '/auth/login', { email, password });
  const secretKey = `sk_test_${randomUUID().replaceAll('-', '')}`;
  await ask(origin, '/user/payment-connection/connect', { provider: 'stripe', secretKey }, token);
  const guide = { title: 'Guide', priceModel: 'fixed', price: '30.00', currency: 'EUR', state: 'published' };
  await ask(origin, '/user/products/add-update', guide, token);
  await addBlock(origin, 'el_product', token);
}

/** Puts a block on the page of the onboarding. */
async function addBlock(origin: string, type: string, token: string) {
  const { data } = await ask(origin, '/user/campaign/list', {}, token);
  const { templateId } = data[0];
  const { template } = await ask(origin, '/user/template/get', { _id: templateId }, token);
  await ask(origin, '/user/section/add', { templateId, pageId: template.homePageId, type, sectionData: {} }, token);
}

/** The newest mail to an address, once it is at the tenant's server. */
async function mailOf(address: string) {
  await expect
    .poll(async () => (await mailsAt('TENANT_MAILBOX_URL', address)).length, { timeout: 30_000 })
    .toBeGreaterThan(0);
  const [mail] = await mailsAt('TENANT_MAILBOX_URL', address);
  if (!mail) throw new Error(`no mail to ${address}`);
  return mail;
}

test('a reseller verifies a domain, publishes, and has people who sell there; nothing names the platform', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  answerForServedHosts();
  const [owner, maker] = await Promise.all([
    newReseller('Ana Reed'),
    newReseller('Bo Vale', { whiteLabel: false, customDomain: true }),
  ]);
  const host = `${unique('studio')}.agency.example`;
  const [origin, sender] = [originAt(host), `hello@${host}`];
  const desk = await newPage(browser);

  const form = new FormData();
  for (const [name, value] of Object.entries({ type: 'gallery', name: 'Mark' })) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(png(256, 256, [40, 60, 120, 255]))], { type: 'image/png' }), 'mark.png');
  await ask(app.origin, '/user/upload-user-file', form, owner.token);

  await test.step('the owner verifies the domain, publishes and adds a person', async () => {
    await signIn(desk, app.origin, owner);
    await expectPath(desk, '/dashboard');
    await verifyTheSite(desk, host);
    await publishTheSite(desk, 'Reed Studio', sender);
  });
  const person = { name: 'Cleo Marsh', email: newEmail(), password: newPassword() };
  const handle = unique('cleo');
  const theirs = await newPage(browser);
  await test.step('the person signs in at the host of the site, publishes a page and sells', async () => {
    await addPerson(desk, person);
    await expect(async () => {
      await signIn(theirs, origin, person);
      await expectPath(theirs, '/onboarding');
    }).toPass();
    await expect(theirs).toHaveTitle(/Reed Studio/);
    await onboard(theirs, handle);
    await sellOn(origin, person);
    await publish(theirs, origin);
  });
  await test.step('the mail of a buyer comes from the server of the site, and its signature is valid', async () => {
    const buyer = newEmail();
    await buy(await newBuyer(browser), origin, handle, buyer);
    const { source, text } = await mailOf(buyer);
    expect(source).toContain(`<${sender}>`);
    expect(`${source}${text}`).not.toMatch(/linkyard/i);
    const { token } = await ask(app.origin, '/auth/login', { email: owner.email, password: owner.password });
    const { records } = await ask(app.origin, '/wl/sender-checks', {}, token);
    const key = records.find(({ fullName }: { fullName: string }) => fullName.includes('._domainkey.'));
    const { dkim } = await authenticate(source, {
      resolver: async (name: string) => (name === key.fullName ? [[key.value]] : []),
    });
    expect(dkim.results.map(({ status }: { status: { result: string } }) => status.result)).toContain('pass');
    expect(await mailsAt('MAILBOX_URL', buyer)).toEqual([]);
  });
  await test.step('a creator of the platform publishes a page on a domain of their own', async () => {
    const own = `${unique('bakery')}.agency.example`;
    const page = await newPage(browser);
    await signIn(page, app.origin, maker);
    await expectPath(page, '/dashboard');
    await addBlock(app.origin, 'el_profile', maker.token);
    await publish(page, app.origin);
    await page.goto(`${app.origin}/custom-domain`);
    await page.getByRole('button', { name: 'Add a domain' }).click();
    await page.getByRole('textbox', { name: 'Domain' }).fill(own);
    await page.getByRole('button', { name: 'Add the domain' }).click();
    const panel = page.getByRole('dialog', { name: own });
    await verifyOnScreen(page, own, () =>
      expect(panel.getByText('Choose the page that opens at this domain.')).toBeVisible({ timeout: 3_000 }),
    );
    await panel.getByRole('combobox', { name: 'Page that opens there' }).click();
    await page.getByRole('option').nth(1).click();
    const visitor = await newPage(browser);
    await expect(async () => expect((await visitor.goto(originAt(own)))?.status()).toBe(200)).toPass();
  });
  await test.step('the check of the site finds nothing', async () => {
    await desk.goto(`${app.origin}/white-label`);
    await desk.getByRole('button', { name: 'Check the site' }).click();
    await expect(desk.getByText(/Nothing was found in \d+ screens, files and mails/)).toBeVisible({ timeout: 60_000 });
  });
  await test.step('switched off, the person and the pages are gone within 5 s', async () => {
    const visitor = await newPage(browser);
    const open = async () => (await visitor.goto(`${origin}/${handle}`))?.status();
    expect(await open()).toBe(200);
    await desk.goto(`${app.origin}/white-label?tab=users`);
    await desk.getByRole('switch', { name: 'Cleo Marsh may sign in' }).press('Space');
    const switched = Date.now();
    await expect.poll(open, { timeout: 5_000, intervals: [100] }).not.toBe(200);
    expect(Date.now() - switched).toBeLessThan(5_000);
  });
});
