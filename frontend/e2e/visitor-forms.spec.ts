import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { call, newCreator } from './people.js';

const email = 'vera@example.org';

/** Fills in an address that browsers accept and we refuse, and sees its error stay over a reload. */
async function seeError(page: Page, send: string) {
  await page.getByLabel('E-mail').fill('vera@no');
  await page.getByRole('button', { name: send }).click();
  for (const load of [async () => undefined, () => page.reload()]) {
    await load();
    await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('E-mail')).toHaveValue('vera@no');
  }
  expect(page.url()).not.toContain('vera');
}

async function freeTime(request: APIRequestContext, token: string) {
  const sent = { title: 'First talk', state: 'published', window: { type: 'unlimited' } };
  const { publicId } = await call(request, '/user/appointment/add-update', sent, token);
  const asked = { publicId, from: '2031-03-01', to: '2031-03-31', timeZone: 'UTC' };
  const [slots = []] = Object.values<{ start: string }[]>((await call(request, '/user/appointment/slots', asked)).days);
  return `/bookAppointment/${publicId}?tz=UTC&start=${encodeURIComponent(slots[0]?.start ?? '')}`;
}

for (const javaScriptEnabled of [true, false])
  test(`Back and reload after a form send nothing again ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
    request,
  }) => {
    const { token } = await newCreator(request, 'Ana Host');
    const visit = await browser.newContext({ javaScriptEnabled });
    const page = await visit.newPage();

    // An appointment.
    await page.goto(await freeTime(request, token));
    await page.getByLabel('Name').fill('Vera');
    await seeError(page, 'Book');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Book' }).click();
    await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();
    for (const _step of ['the form with its error', 'the form as it was opened']) {
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'You booked this time' })).toBeVisible();
    }
    await page.getByRole('link', { name: 'See or change your booking' }).click();
    await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();

    // The last seat of a webinar.
    const session = { startAt: '2031-06-03T18:00:00Z', endAt: '2031-06-03T19:00:00Z', timeZone: 'Europe/Berlin' };
    const planned = { title: 'Glazing', joinUrl: 'https://meet.example/room', sessions: [session], capacity: 1 };
    const { webinar } = await call(request, '/user/webinar/add-update', { ...planned, state: 'scheduled' }, token);
    await page.goto(`/webinar/${webinar.publicId}`);
    await page.getByLabel('First name').fill('Vera');
    await seeError(page, 'Register');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('heading', { name: 'You are registered' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'You registered for this webinar' })).toBeVisible();
    await page.getByRole('link', { name: 'See or change your registration' }).click();
    await expect(page.getByRole('heading', { name: 'You are registered' })).toBeVisible();

    // The last one of a product.
    const stock = { track: true, onHand: 1, allowBackorder: false, lowAt: 0 };
    const offered = { title: 'Print', priceModel: 'free', currency: 'EUR', state: 'published', stock };
    const { publicId } = await call(request, '/user/products/add-update', offered, token);
    await page.goto(`/checkout/${publicId}`);
    await page.getByLabel('Name').fill('Vera');
    await seeError(page, 'Get it for free');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Get it for free' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you, Vera!' })).toBeVisible();
    await page.goBack();
    await expect(page.getByText('You have bought this a moment ago.')).toBeVisible();
    await page.getByRole('link', { name: 'See your order' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you, Vera!' })).toBeVisible();
    await visit.close();
  });
