import type { BrowserContext, Page } from '@playwright/test';

/** A browser as its push service knows it. */
export interface PushBrowser {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** What a worker shows. */
interface Shown {
  title: string;
  body: string;
  data: { links: Record<string, string> };
}

/** The push service of the stack under test. */
function simulator(): string {
  const url = process.env['PUSH_SIMULATOR_URL'];
  if (!url) throw new Error('PUSH_SIMULATOR_URL is not set: run this by npm test, which starts the stack');
  return url;
}

export async function newPushBrowser(): Promise<PushBrowser> {
  const reply = await fetch(`${simulator()}/subscriptions`, { method: 'POST', body: '{}' });
  return reply.json();
}

/** What the push service has taken and decrypted for a browser, oldest first. */
export async function pushedTo({ endpoint }: PushBrowser): Promise<string[]> {
  const reply = await fetch(`${simulator()}/messages?endpoint=${encodeURIComponent(endpoint)}`);
  const taken: { payload: string }[] = await reply.json();
  return taken.map(({ payload }) => payload);
}

/** Chromium cannot subscribe without the internet: here it subscribes at the simulator, once a page asks for it, and stays so in this tab. */
export const subscribesAt = (page: Page, subscription: PushBrowser) =>
  page.addInitScript(({ endpoint, keys }) => {
    const bytesOf = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0)).buffer;
    const kept = 'subscribed-in-test';
    // The headless shell says that it is denied, whatever was granted.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    const made = {
      ...{ endpoint, expirationTime: null, options: { applicationServerKey: null, userVisibleOnly: true } },
      getKey: (name: 'p256dh' | 'auth') => bytesOf(keys[name]),
      unsubscribe: async () => (sessionStorage.removeItem(kept), true),
    };
    Object.assign(PushManager.prototype, {
      subscribe: async () => (sessionStorage.setItem(kept, '1'), made),
      getSubscription: async () => (sessionStorage.getItem(kept) ? made : null),
    });
  }, subscription);

/** Gives what the push service has decrypted to the real worker of the page, as the browser would. */
export async function deliver(page: Page, payload: string) {
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

/** What the worker shows from now on: kept, because a headless shell has no place for notifications. */
export async function watchWorker(context: BrowserContext): Promise<() => Promise<Shown[]>> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const kept: object[] = [];
    Reflect.set(self, 'shown', kept);
    const registration: object = Reflect.get(self, 'registration');
    Reflect.set(registration, 'showNotification', async (title: string, options: object) => {
      kept.push({ title, ...options });
    });
  });
  return () => worker.evaluate(() => Reflect.get(self, 'shown'));
}
