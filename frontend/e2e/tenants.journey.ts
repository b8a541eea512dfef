import { randomUUID } from 'node:crypto';
import {
  addSection,
  addUpdateAppointment,
  addUpdateProduct,
  connectPayments,
  getTemplate,
  listCampaigns,
  listSchedules,
  addUpdateSchedule,
  login,
  type AnyCommand,
  type ReplyOf,
  type RequestInput,
} from '@linkyard/contracts';
import { chromium, expect, test, type Browser, type Page } from '@playwright/test';
// eslint-disable-next-line @nx/enforce-module-boundaries -- the fixture of end-to-end specs: no screen can make tenants yet
import { callAt, newTenants, type Tenant } from '../../gateway/e2e/tenants.js';
import { typeInto } from './home-pages.js';
import { mailsAt } from './mailbox.js';
import { expectPath, newEmail, newPassword, unique } from './people.js';
import { buy, onboard, publish } from './site-steps.js';

interface Owner {
  email: string;
  password: string;
}

const originOf = ({ host }: Tenant) => `http://${host}`;

/** A browser that finds the hosts of tenants here, and trusts them as it would with TLS. */
const browserFor = (tenants: Tenant[]) =>
  chromium.launch({
    ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--host-resolver-rules=MAP *.agency.example 127.0.0.1',
      `--unsafely-treat-insecure-origin-as-secure=${tenants.map(originOf).join(',')}`,
    ],
  });

/** Calls the API at a tenant's host. @throws Error with the refusal */
async function must<C extends AnyCommand>(
  { host }: Tenant,
  command: C,
  data: RequestInput<C>,
  token: string,
): Promise<ReplyOf<C>> {
  const { http, body } = await callAt(host, command, data, { token });
  if (body.status !== 1 || body.data === undefined)
    throw new Error(`${command.subject} answered ${http}: ${JSON.stringify(body)}`);
  return body.data;
}

const codeAt = async (email: string, { host, sender }: Tenant) => {
  let code: string | undefined;
  await expect
    .poll(
      async () => {
        const mails = await mailsAt('TENANT_MAILBOX_URL', email);
        const own = mails.find(({ source, text }) => source.includes(sender) && /\b\d{6}\b/.test(text));
        code = own && /\b(\d{6})\b/.exec(own.text)?.[1];
        return code !== undefined;
      },
      { message: `a code of ${host}`, timeout: 20_000 },
    )
    .toBe(true);
  return code ?? '';
};

async function signUp(page: Page, tenant: Tenant, { email, password }: Owner): Promise<void> {
  // The gateways learn of the host by a signal.
  await expect(async () => {
    await page.goto(`${originOf(tenant)}/signup`);
    await expect(page).toHaveTitle(new RegExp(tenant.name), { timeout: 2_000 });
  }).toPass();
  await page.getByLabel('Name').fill('Robin Vale');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel(/I accept the terms/).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  await page.keyboard.type(await codeAt(email, tenant));
  await expectPath(page, '/onboarding');
}

async function signIn(page: Page, tenant: Tenant, { email, password }: Owner): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`${originOf(tenant)}/signin`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectPath(page, '/dashboard');
}

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, intervals: [{ start: '09:00', end: '17:00' }] }));

/** Something to sell and something to book, on the page of the onboarding. @returns the public id of what can be booked */
async function fillPage(tenant: Tenant, { email, password }: Owner): Promise<string> {
  const signedIn = await callAt(tenant.host, login, { email, password });
  const token = String(signedIn.body.data && 'token' in signedIn.body.data && signedIn.body.data.token);
  const ask = <C extends AnyCommand>(command: C, data: RequestInput<C>) => must(tenant, command, data, token);
  const secretKey = `sk_test_${randomUUID().replaceAll('-', '')}`;
  await ask(connectPayments, { provider: 'stripe', secretKey });
  const onSale = { currency: 'EUR', state: 'published' as const };
  await ask(addUpdateProduct, { ...onSale, title: 'Guide', priceModel: 'fixed', price: '30.00' });
  const [schedule] = (await ask(listSchedules, {})).data;
  if (!schedule) throw new Error('There is no schedule');
  await ask(addUpdateSchedule, { _id: schedule._id, rev: schedule.rev, weekly: everyDay });
  const open = { state: 'published' as const, minimumNotice: 0, window: { type: 'unlimited' as const } };
  const { publicId: talk } = await ask(addUpdateAppointment, { title: 'Talk', ...open });
  const [campaign] = (await ask(listCampaigns, {})).data;
  if (!campaign) throw new Error('There is no page');
  const { template } = await ask(getTemplate, { _id: campaign.templateId });
  const at = { templateId: campaign.templateId, pageId: template.homePageId };
  await ask(addSection, { ...at, type: 'el_product', sectionData: {} });
  return talk;
}

async function book(browser: Browser, tenant: Tenant, talk: string, email: string): Promise<void> {
  const visitor = await browser.newPage();
  await visitor.goto(`${originOf(tenant)}/bookAppointment/${talk}`);
  await visitor.getByRole('list', { name: /,/ }).getByRole('link').first().click();
  await typeInto(visitor.getByLabel('Name'), 'Mei Early');
  await visitor.getByLabel('E-mail').fill(email);
  await visitor.getByRole('button', { name: /^Book/ }).click();
  await expect(visitor.getByRole('heading', { name: 'You are booked' })).toBeVisible();
  await visitor.close();
}

/** Each mail to these people is the tenant's alone: sender, name, links. */
async function checkMails(tenant: Tenant, others: Tenant[], people: string[]): Promise<void> {
  for (const person of people) {
    const all = async () =>
      (await mailsAt('TENANT_MAILBOX_URL', person)).filter(({ source }) => source.includes(tenant.sender));
    await expect.poll(async () => (await all()).length, { timeout: 30_000 }).toBeGreaterThan(0);
    for (const { subject, source, text, html } of await all()) {
      const named = [
        ...text.matchAll(/https?:\/\/([^\s/)]+)/g),
        ...html.matchAll(/(?:href|src)="https?:\/\/([^/"]+)/g),
      ];
      const elsewhere = named.map(([, host]) => host).filter((host) => host !== tenant.host);
      expect(elsewhere, subject).toEqual([]);
      expect(`${text}${html}`, subject).toContain(tenant.name);
      expect(source, subject).not.toMatch(/linkyard|localhost/i);
      for (const other of others) expect(source, subject).not.toContain(other.name);
    }
    expect(await mailsAt('MAILBOX_URL', person)).toEqual([]);
  }
}

test('people of two tenants with one address sign up, publish, sell and book on their hosts', async () => {
  test.slow();
  const tenants = await newTenants(2);
  const browser = await browserFor(tenants);
  const owner = { email: newEmail(), password: newPassword() };
  for (const tenant of tenants) {
    const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
    const handle = unique('robin');
    await signUp(page, tenant, owner);
    await onboard(page, handle);
    await signIn(page, tenant, owner);
    const talk = await fillPage(tenant, owner);
    await publish(page, originOf(tenant));
    const [buyer, guest] = [newEmail(), newEmail()];
    const visitor = await browser.newPage();
    await buy(visitor, originOf(tenant), handle, buyer);
    await visitor.close();
    await book(browser, tenant, talk, guest);
    const others = tenants.filter((other) => other !== tenant);
    await checkMails(tenant, others, [owner.email, buyer, guest]);
    await page.context().close();
  }
  await browser.close();
});
