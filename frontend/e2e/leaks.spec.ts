import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, expect, test, type Page, type Response } from '@playwright/test';
// eslint-disable-next-line @nx/enforce-module-boundaries -- end-to-end specs stand outside of the app
import { leaksIn, tracesOf, type Leak, type Seen } from '@linkyard/leak-check';
// eslint-disable-next-line @nx/enforce-module-boundaries -- end-to-end specs stand outside of the app
import { answerForServedHosts, atHost, newCreator, newCampaign } from '@linkyard/testing';
// eslint-disable-next-line @nx/enforce-module-boundaries -- the fixture of end-to-end specs: a published tenant
import { newTenants, type Tenant } from '../../gateway/e2e/tenants.js';
import { screenPathsIn } from '../bundle/screen-paths.js';
import { routeFor } from '../src/shared/session/route-for.js';

const base = new URL(process.env['BASE_URL'] ?? 'http://localhost:5002');
/** The colours of the platform's own look. */
const colours = ['#1F7A4D', '#E8833A', '#16201B', '#5C675F'];
const traces = tracesOf({
  ...{ title: 'Linkyard', hosts: [base.host, 'linkyard.local'], colours },
  senders: [`no-reply@${base.hostname}`],
});
const rgb = new Map(
  colours.map((hex) => [`rgb(${(hex.match(/\w\w/g) ?? []).map((part) => Number.parseInt(part, 16)).join(', ')})`, hex]),
);

const features = join(import.meta.dirname, '../src/features');
const paths = readdirSync(features).flatMap((name) =>
  screenPathsIn(readFileSync(join(features, name, 'feature.ts'), 'utf8')),
);
const session = { signedIn: true, role: 2, step: 0 } as const;
/** Screens without an example for their parameters are those of single records, which the lists before them lead to. */
const ofUsers = paths.filter((path) => !path.includes(':') && routeFor(session, path) === null);
const ofVisitors = paths.filter((path) => !path.includes(':') && routeFor({ signedIn: false }, path) === null);

/** What a person and their browser see at one address: all that was loaded, what stands there, what is stored, and the colours that are shown. */
async function lookAt(page: Page, tenant: Tenant, path: string): Promise<Leak[]> {
  const loaded: Promise<Seen>[] = [];
  const note = (response: Response) => void loaded.push(seenIn(response));
  page.on('response', note);
  await page.goto(`http://${tenant.host}${path}`);
  await expect(page.locator('main, [role="main"], h1').first(), path).toBeVisible();
  await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
  page.off('response', note);
  const shown = await page.evaluate(() => ({
    html: document.documentElement.outerHTML,
    stored: JSON.stringify({ ...localStorage, ...sessionStorage }),
    title: document.title,
    colours: [
      ...new Set(
        [...document.querySelectorAll('body *')].flatMap((element) => {
          const { color, backgroundColor, fill } = getComputedStyle(element);
          return [color, backgroundColor, fill];
        }),
      ),
    ],
  }));
  const cookies = JSON.stringify(await page.context().cookies());
  const seen: Seen[] = [
    ...(await Promise.all(loaded)),
    // Styles are shared by all sites; the colours that are shown are looked at below.
    {
      where: `${path} (document)`,
      text: `${shown.title}\n${shown.html.replaceAll(/<style\b[^>]*>[^<]*<\/style>/g, '')}`,
    },
    { where: `${path} (stored)`, text: `${shown.stored}\n${cookies}` },
  ];
  const worn = shown.colours.flatMap((colour) => rgb.get(colour) ?? []);
  return [
    ...seen.flatMap((one) => leaksIn(one, traces)),
    ...worn.map((excerpt) => ({ where: `${path} (shown)`, kind: 'colour' as const, excerpt })),
  ];
}

async function seenIn(response: Response): Promise<Seen> {
  const where = new URL(response.url()).pathname;
  const headers: Record<string, string> = await response.allHeaders().catch(() => ({}));
  const isText = /text|json|javascript|xml|manifest|svg/.test(headers['content-type'] ?? '');
  // What a redirect or a page that was left has loaded is gone; its headers are there.
  const text = isText ? await response.text().catch(() => '') : '';
  return { where, headers, text };
}

test('no screen of a tenant shows, loads or stores anything that names the platform', async () => {
  test.slow();
  answerForServedHosts();
  const [tenant] = await newTenants(1);
  if (!tenant) throw new Error('no tenant');
  const person = await atHost(tenant.host, async () => {
    const one = await newCreator('Robin Vale');
    await newCampaign(one);
    return one;
  });
  const browser = await chromium.launch({
    ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--host-resolver-rules=MAP *.agency.example 127.0.0.1',
      `--unsafely-treat-insecure-origin-as-secure=http://${tenant.host}`,
    ],
  });
  const visitor = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  const leaks: Leak[] = [];
  for (const path of ofVisitors) leaks.push(...(await lookAt(visitor, tenant, path)));
  const page = await (await browser.newContext({ locale: 'de-DE' })).newPage();
  await page.goto(`http://${tenant.host}/signin`);
  await page.locator('input[type="email"]').fill(person.email);
  await page.locator('input[type="password"]').fill(person.password);
  await page.locator('button[type="submit"]').click();
  await expect(page).toHaveURL((url) => url.pathname === '/dashboard');
  for (const path of ofUsers) leaks.push(...(await lookAt(page, tenant, path)));
  await browser.close();
  expect(ofUsers.length + ofVisitors.length).toBeGreaterThan(30);
  expect([...new Set(leaks.map(({ where, kind, excerpt }) => `${kind} at ${where}: ${excerpt}`))]).toEqual([]);
});
