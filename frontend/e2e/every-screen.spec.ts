import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { screenPathsIn } from '../bundle/screen-paths.js';
import { routeFor, type RouteSession } from '../src/shared/session/route-for.js';
import { newDesk } from './editor-desk.js';
import { putPictures } from './media-files.js';
import { call, enter, newPerson, theAdmin, unique } from './people.js';
import { errorsOf, longWord, sideways, widths } from './screen-faults.js';

// A trace puts a script into every frame, and a sandboxed one logs that it was blocked.
test.use({ trace: 'off' });

const features = join(import.meta.dirname, '../src/features');
/** The paths of all screens, so that a new screen is visited without being listed here. */
const paths = readdirSync(features).flatMap((name) =>
  screenPathsIn(readFileSync(join(features, name, 'feature.ts'), 'utf8')),
);

const sessions = {
  creator: { signedIn: true, role: 2, step: 0 },
  visitor: { signedIn: false },
  newcomer: { signedIn: true, role: 2, step: 1 },
  admin: { signedIn: true, role: 1, step: 0 },
} satisfies Record<string, RouteSession>;
type Who = keyof typeof sessions;

/** The first who may stay at a path; each path is visited once. */
const viewerOf = (path: string) =>
  Object.entries(sessions).find(([, session]) => routeFor(session, path) === null)?.[0];
const pathsFor = (who: Who) => paths.filter((path) => viewerOf(path) === who);

/** Right to left, with longer words than English. */
const pseudoLocale = 'ar-XB';

/** The addresses of screens to which the path alone does not say enough. */
const addresses: Readonly<Record<string, string>> = {
  '/white-label/mails/:key': '/white-label/mails/verify-email',
  '/verify/:type': '/verify/email?email=robin.vale@people.example',
  '/redirect/:type': '/redirect/google?error=auth.social_failed',
  '/redirect/googleCalendar': '/redirect/googleCalendar?error=access_denied',
  '/redirect/microsoftCalendar': '/redirect/microsoftCalendar?error=access_denied',
  '/redirect/gotowebinar': '/redirect/gotowebinar?error=access_denied',
};

/**
 * Loads each screen once on a phone, widens the window, and says where something is wider than the window.
 * @param ids what stands for the parameters of paths, `:templateId` for one
 */
async function tooWideOf(page: Page, screens: readonly string[], ids: Readonly<Record<string, string>> = {}) {
  const tooWide: string[] = [];
  for (const screen of screens) {
    const address = (addresses[screen] ?? screen).replaceAll(/:\w+/g, (name) => {
      const id = ids[name];
      if (!id) throw new Error(`${screen} needs an example for ${name}`);
      return id;
    });
    await page.setViewportSize({ width: widths[0], height: 844 });
    await page.goto(address);
    await expect(page).toHaveURL((url) => url.pathname === address.split('?')[0]);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('main, [role="main"], h1').first(), screen).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.locator('[aria-busy="true"]'), screen).toHaveCount(0);
      const extra = await sideways(page);
      if (extra > 0) tooWide.push(`${screen} at ${width} px by ${extra} px`);
    }
    await more[screen]?.(page);
  }
  return tooWide;
}

/** What a screen shows only after a press, and logs where it is wrong. */
const more: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/mylinks': (page) => expect(page.locator('article iframe').first()).toHaveCSS('opacity', '1'),
  '/templates': async (page) => {
    await page.locator('article button').first().click();
    await expect(page.getByRole('dialog').locator('iframe')).toHaveCSS('opacity', '1');
  },
};

/** One of each thing that has a screen of its own, with words that have no place to break. */
async function fill(request: APIRequestContext, token: string) {
  const title = `${longWord} ${longWord}`;
  const made = await Promise.all([
    call(request, '/user/products/add-update', { type: 'digital', title, price: '12.50' }, token),
    call(request, '/user/appointment/add-update', { title, state: 'published', durations: [60] }, token),
    call(request, '/user/webinar/add-update', { title }, token),
    call(request, '/user/schedule/list', {}, token),
    call(request, '/user/export/leads', {}, token),
  ]);
  await putPictures(request, { token }, [longWord]);
  const [product, appointment, { webinar }, schedules, { exportId }] = made;
  return {
    ':productId': product._id,
    ':appointmentId': appointment._id,
    ':webinarId': webinar._id,
    ':scheduleId': schedules.data[0]._id,
    ':exportId': exportId,
  };
}

/** As an administrator does: the screens of features are for accounts that have them. */
async function switchOn(request: APIRequestContext, email: string, on: Record<string, boolean>) {
  const { token } = await call(request, '/auth/login', theAdmin);
  const { data } = await call(request, '/admin/user/list', { searchTerm: email }, token);
  const { _id, rev } = data[0];
  await call(request, '/admin/user/create-update', { _id, rev, features: on }, token);
}

/** A white label whose domain is still to be verified, once the account has the feature. */
const beginWhiteLabel = (request: APIRequestContext, token: string) =>
  expect(async () => {
    await call(request, '/wl/verify-domain', { domain: `${unique('site')}.example` }, token);
  }).toPass({ timeout: 15_000 });

test('every screen has a viewer', () => {
  expect(paths.filter((path) => !viewerOf(path))).toEqual([]);
});

test('the screens of a creator fit a phone and a desk, and log no error', async ({ page, context, request }) => {
  const desk = await newDesk(context, [longWord]);
  const { token } = desk.person;
  const at = { templateId: desk.templateId, pageId: desk.pageId };
  // Blocks with scripts of their own: previews of the page must not try to run them.
  for (const type of ['el_countdown', 'el_form', 'el_custom'])
    await call(context.request, '/user/section/add', { ...at, type }, token);
  await call(context.request, '/user/profile/update', { name: longWord, locale: pseudoLocale }, token);
  const ids = { ...(await fill(context.request, token)), ':templateId': desk.templateId };
  await switchOn(request, desk.person.email, { whiteLabel: true, customDomain: true });
  await beginWhiteLabel(request, token);
  const errors = errorsOf(page);
  expect(await tooWideOf(page, pathsFor('creator'), ids)).toEqual([]);
  expect(errors).toEqual([]);
});

test('the screens of an admin fit a phone and a desk, and log no error', async ({ page }) => {
  await enter(page.context(), theAdmin);
  // Other tests read the admin's screens in English: the account keeps its language.
  await page.route('**/auth/me', async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    reply.data.user.locale = pseudoLocale;
    await route.fulfill({ response, json: reply });
  });
  await page.addInitScript((locale) => localStorage.setItem('language', locale), pseudoLocale);
  const errors = errorsOf(page);
  expect(await tooWideOf(page, pathsFor('admin'))).toEqual([]);
  expect(errors).toEqual([]);
});

test('the screens before signing in and the onboarding fit a phone and a desk, and log no error', async ({
  page,
  context,
}) => {
  await page.addInitScript((locale) => localStorage.setItem('language', locale), pseudoLocale);
  const errors = errorsOf(page);
  const tooWide = await tooWideOf(page, pathsFor('visitor'));
  const person = await newPerson(context.request);
  await call(context.request, '/user/profile/update', { locale: pseudoLocale }, person.token);
  await enter(context, person);
  tooWide.push(...(await tooWideOf(page, pathsFor('newcomer'))));
  expect(tooWide).toEqual([]);
  expect(errors).toEqual([]);
});
