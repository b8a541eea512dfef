import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { newDesk } from './editor-desk.js';
import { call } from './people.js';

interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** The push service of the stack under test. */
function simulator(): string {
  const url = process.env['PUSH_SIMULATOR_URL'];
  if (!url) throw new Error('PUSH_SIMULATOR_URL is not set: run this by npm test, which starts the stack');
  return url;
}

async function newBrowser(): Promise<Subscription> {
  const reply = await fetch(`${simulator()}/subscriptions`, { method: 'POST', body: '{}' });
  return reply.json();
}

async function received({ endpoint }: Subscription): Promise<string[]> {
  const reply = await fetch(`${simulator()}/messages?endpoint=${encodeURIComponent(endpoint)}`);
  const taken: { payload: string }[] = await reply.json();
  return taken.map(({ payload }) => payload);
}

/** Chromium cannot subscribe without the internet: here it subscribes at the simulator, once the page asks for it. */
const subscribesAt = (page: Page, subscription: Subscription) =>
  page.addInitScript(({ endpoint, keys }) => {
    const bytesOf = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0)).buffer;
    let isSubscribed = false;
    // The headless shell says that it is denied, whatever was granted.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    const made = {
      ...{ endpoint, expirationTime: null, options: { applicationServerKey: null, userVisibleOnly: true } },
      getKey: (name: 'p256dh' | 'auth') => bytesOf(keys[name]),
      unsubscribe: async () => !(isSubscribed = false),
    };
    Object.assign(PushManager.prototype, {
      subscribe: async () => ((isSubscribed = true), made),
      getSubscription: async () => (isSubscribed ? made : null),
    });
  }, subscription);

/** Gives what the push service has decrypted to the real worker of the page, as the browser would. */
async function deliver(page: Page, payload: string) {
  const protocol = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  const registrationId = new Promise<string>((resolve) => {
    protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => new URL(scopeURL).origin === origin);
      if (own) resolve(own.registrationId);
    });
  });
  await protocol.send('ServiceWorker.enable');
  const about = { origin, registrationId: await registrationId, data: payload };
  await protocol.send('ServiceWorker.deliverPushMessage', about);
}

interface Shown {
  title: string;
  body: string;
  data: { links: Record<string, string> };
}

/** What the worker shows: kept, because a headless shell has no place for notifications. */
async function watchWorker(context: BrowserContext) {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const kept: object[] = [];
    Reflect.set(self, 'shown', kept);
    const registration: object = Reflect.get(self, 'registration');
    Reflect.set(registration, 'showNotification', async (title: string, options: object) => {
      kept.push({ title, ...options });
    });
  });
  return (): Promise<Shown[]> => worker.evaluate(() => Reflect.get(self, 'shown'));
}

test('a visitor follows a page, gets a push at its time, and the press is counted', async ({ page, context }) => {
  const { person, campaignId } = await newDesk(context, ['My link']);
  const { token } = person;
  await call(context.request, '/user/campaign/update', { _id: campaignId, pushEnabled: true }, token);
  const { campName } = await call(context.request, '/user/campaign/publish', { _id: campaignId }, token);
  const subscription = await newBrowser();
  await subscribesAt(page, subscription);

  await page.goto(`/${campName}`);
  await page.getByRole('button', { name: 'Follow this page' }).click();
  const card = page.getByRole('group', { name: 'Follow this page' });
  await card.getByRole('button', { name: 'Turn on' }).click();
  await expect(card.getByText('You get a notification when there is something new.')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Turn off' })).toBeVisible();

  const at = new Date(Date.now() + 3_000).toISOString();
  const message = { title: 'New songs 🎵', body: 'Listen to them.', schedule: { at, timeZone: 'Europe/Berlin' } };
  const { _id } = await call(context.request, '/notification/push/create', message, token);
  expect(await call(context.request, '/notification/push/send', { _id }, token)).toMatchObject({ state: 'scheduled' });
  await expect.poll(() => received(subscription), { timeout: 30_000 }).toHaveLength(1);
  const [payload = ''] = await received(subscription);
  expect(payload).not.toContain('Linkyard');

  const shown = await watchWorker(context);
  await deliver(page, payload);
  await expect.poll(shown).toMatchObject([{ title: 'New songs 🎵', body: 'Listen to them.' }]);
  const [notification] = await shown();
  await page.goto(notification?.data.links[''] ?? '');
  await expect(page).toHaveURL(new RegExp(`/${campName}$`));
  const counted = async () => {
    const { data } = await call(context.request, '/notification/push/list', {}, token);
    return data.map(({ state, counts }: { state: string; counts: object }) => ({ state, counts }));
  };
  const counts = { targeted: 1, sent: 1, failed: 0, gone: 0, left: 0, clicked: 1 };
  await expect.poll(counted, { timeout: 15_000 }).toEqual([{ state: 'sent', counts }]);

  // Something is shown also where nothing can be read.
  await deliver(page, 'no json');
  await expect.poll(async () => (await shown()).map(({ title }) => title)).toContain('localhost');
});

test('a person turns push notifications on and off for a device', async ({ page, context }) => {
  await newDesk(context, ['My link']);
  const subscription = await newBrowser();
  await subscribesAt(page, subscription);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Turn on on this device' }).click();
  const off = page.getByRole('button', { name: 'Turn off on this device' });
  await expect(off).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Turned on' }).getByText('This device')).toBeVisible();
  await off.click();
  await expect(page.getByRole('button', { name: 'Turn on on this device' })).toBeVisible();
});
