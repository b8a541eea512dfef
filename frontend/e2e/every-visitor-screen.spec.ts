import { randomUUID } from 'node:crypto';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { axeFaults } from './axe.js';
import { publishedPage } from './home-pages.js';
import { linkFor } from './mailbox.js';
import { call, newCreator, newEmail } from './people.js';
import { errorsOf, longWord, sideways, widths } from './screen-faults.js';

const title = `${longWord} ${longWord}`;
const questions = [
  { id: 'a', title: longWord, type: 'text' },
  { id: 'b', title: longWord, type: 'select', options: [longWord] },
];
const dayMs = 86_400_000;
const daysAhead = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

/** What a seller sells, ordered by one buyer in each state that has a screen. @returns the screens by name */
async function shopScreens(request: APIRequestContext, token: string) {
  const add = (product: object) =>
    call(request, '/user/products/add-update', { currency: 'EUR', state: 'published', title, ...product }, token);
  const offlineText = `${longWord}\nDE02 1203 0000 0000 2020 51`;
  const payment = { methods: ['stripe', 'offline'], offlineText };
  const digital = { externalUrl: 'https://example.com/x' };
  const other = await add({ price: '1234567.89', type: 'digital', digital, payment });
  const rates = [{ name: 'Post', countries: ['DE'], amount: '4.90' }];
  const full = await add({
    ...{ price: '148.00', compareAtPrice: '1968000.00', type: 'physical', shortDescription: longWord },
    shipping: { required: true, rates },
    checkout: {
      ...{ askPhone: true, fields: questions, termsText: longWord },
      ...{ orderBumpProductId: other._id, upsellProductId: other._id },
    },
    payment,
  });
  const soldOut = await add({ type: 'physical', price: '5.00', stock: { track: true, onHand: 0 } });
  const email = newEmail();
  const buyer = { email, name: longWord, phone: '+49 40 1234567', address: longWord, country: 'DE' };
  const ordered = async () => {
    const items = [full, other].map(({ publicId }) => ({ publicId, qty: 1 }));
    const sent = { publicId: full.publicId, items, buyer, termsAccepted: true, idempotencyKey: randomUUID() };
    const { publicId } = (await call(request, '/user/checkout/create', sent)).checkout;
    await call(request, '/user/checkout/pay', { publicId, provider: 'offline' });
    return publicId;
  };
  const [paid, waiting] = [await ordered(), await ordered()];
  const { data } = await call(request, '/user/orders/list', { sort: 'createdAt' }, token);
  await call(request, '/user/orders/mark-paid', { _id: data[0]._id }, token);
  return {
    checkout: `/checkout/${full.publicId}`,
    'sold out': `/checkout/${soldOut.publicId}`,
    'order that is paid offline': `/thankyou?checkout=${waiting}`,
    receipt: `/thankyou?checkout=${paid}`,
    downloads: await linkFor(email, '/downloadProduct'),
    wallet: await linkFor(email, '/wallet'),
    'lost wallet': '/wallet/lost',
  };
}

/** A paid appointment and a free one that is booked. @returns the screens by name */
async function bookingScreens(request: APIRequestContext, token: string) {
  const add = (appointment: object) =>
    call(
      request,
      '/user/appointment/add-update',
      { title, state: 'published', minimumNotice: 0, questions, ...appointment },
      token,
    );
  const locations = [longWord, 'Kiln yard 4'].map((label) => ({ type: 'inPerson', value: longWord, label }));
  const paid = await add({ durations: [15, 30, 60], price: '1234567.89', currency: 'EUR', locations, guestsMax: 2 });
  const { publicId } = await add({ durations: [30], confirmation: { text: longWord } });
  const span = { from: daysAhead(1).slice(0, 10), to: daysAhead(21).slice(0, 10), timeZone: 'Europe/Berlin' };
  const startOf = async (id: string) =>
    Object.values<{ start: string }[]>((await call(request, '/user/appointment/slots', { publicId: id, ...span })).days)
      .flat()
      .at(0)?.start ?? '';
  const attendee = { name: longWord, email: newEmail() };
  const start = await startOf(publicId);
  const sent = { publicId, start, timeZone: span.timeZone, attendee, answers: { a: longWord } };
  const booked = await call(request, '/user/appointment/save', { ...sent, idempotencyKey: randomUUID() });
  const page = `/bookAppointment/${paid.publicId}`;
  const manage = `/bookAppointment/${publicId}?booking=${booked.booking.uid}&token=${booked.token}`;
  return {
    'booking page': page,
    'booking form': `${page}?start=${encodeURIComponent(await startOf(paid.publicId))}&tz=Europe/Berlin`,
    booking: manage,
    'moving a booking': `${manage}&step=move`,
    'cancelling a booking': `${manage}&step=cancel`,
  };
}

/** A webinar with a registration. @returns the screens by name */
async function webinarScreens(request: APIRequestContext, token: string) {
  const sessions = [3, 10].map((days) => ({
    ...{ startAt: daysAhead(days), endAt: daysAhead(days + 0.05), timeZone: 'Europe/Berlin' },
  }));
  const shown = { title, type: 'sequence', state: 'scheduled', sessions, joinUrl: 'https://meet.example.com/w' };
  const hosts = [{ name: longWord, title: longWord }];
  const { webinar } = await call(
    request,
    '/user/webinar/add-update',
    { ...shown, hosts, fields: questions, capacity: 20 },
    token,
  );
  const { publicId } = webinar;
  const person = { firstName: longWord, lastName: longWord, email: newEmail() };
  const sent = { publicId, person, timeZone: 'Europe/Berlin', answers: { a: longWord }, idempotencyKey: randomUUID() };
  const registered = await call(request, '/user/webinar/subscribe', sent);
  const own = `/webinar/${publicId}?registration=${registered.registration.uid}&token=${registered.token}`;
  return { webinar: `/webinar/${publicId}`, registration: own, 'cancelling a registration': `${own}&step=cancel` };
}

/** Where a screen that is written from right to left is wider than the window. No language of visitors is so far. */
async function tooWideOf(page: Page, screens: Readonly<Record<string, string>>): Promise<string[]> {
  const tooWide: string[] = [];
  for (const [name, address] of Object.entries(screens)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      const extra = await sideways(page);
      if (extra > 0) tooWide.push(`${name} at ${width} px by ${extra} px`);
    }
  }
  return tooWide;
}

test('the screens of visitors fit a phone and a desk from right to left, and log no error', async ({
  page,
  request,
}) => {
  const { token } = await newCreator(request, longWord);
  const secretKey = `sk_test_${randomUUID().replaceAll('-', '')}`;
  await call(request, '/user/payment-connection/connect', { provider: 'stripe', secretKey }, token);
  const screens = await Promise.all([
    shopScreens(request, token),
    bookingScreens(request, token),
    webinarScreens(request, token),
  ]);
  const errors = errorsOf(page);
  expect(await tooWideOf(page, Object.assign({}, ...screens))).toEqual([]);
  expect(errors).toEqual([]);
});

/** A page of the creator, published in warm colours that screens have to make readable. */
async function wearLook(request: APIRequestContext, token: string) {
  const { campaignId } = await publishedPage(request, token, { type: 'el_appointment', sectionData: {} });
  const { templateId } = await call(request, '/user/campaign/get', { _id: campaignId }, token);
  const background = { type: 'solid', value: '#fbf4e9' };
  const theme = { background, primaryColor: '#2f4a3c', secondaryColor: '#fff6e8', titleColor: '#2b2a22' };
  await call(request, '/user/template/update', { _id: templateId, theme }, token);
  await call(request, '/user/campaign/publish', { _id: campaignId }, token);
}

test.describe('the screens of bookings', () => {
  // Axe is a foreign script, which the policy of the screens does not let in.
  test.use({ bypassCSP: true });

  for (const [name, prepare, mark] of [
    ['their own look', () => Promise.resolve(), '--go:#1f7a4d'],
    ['the look of a page', wearLook, '--go:#2f4a3c'],
  ] as const)
    test(`are clean for axe by day and by night in ${name}`, async ({ page, request }) => {
      const { token } = await newCreator(request, 'Ana Host');
      await prepare(request, token);
      const faults: string[] = [];
      for (const [screen, address] of Object.entries(await bookingScreens(request, token))) {
        const answer = await page.goto(address);
        expect(await answer?.text(), screen).toContain(mark);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          for (const fault of await axeFaults(page)) faults.push(`${screen}, ${colorScheme}: ${fault}`);
        }
      }
      expect(faults).toEqual([]);
    });
});
