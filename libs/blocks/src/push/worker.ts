// The one worker of an origin: of the app, of public pages, of a tenant's site and of a creator's own domain. It shows what is pushed, leads to
// what was pressed, and keeps no files.
import { shownNotification, targetOf } from './shown-notification.js';

interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}
interface Window {
  url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}
interface Events {
  install: Waiting;
  activate: Waiting;
  push: Waiting & { data: { text(): string } | null };
  notificationclick: Waiting & { action: string; notification: { data: { links?: unknown } | null; close(): void } };
  pushsubscriptionchange: Waiting & {
    oldSubscription?: PushSubscription | null;
    newSubscription?: PushSubscription | null;
  };
}
interface Worker {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    openWindow(url: string): Promise<unknown>;
    matchAll(about: { type: 'window'; includeUncontrolled: true }): Promise<Window[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(name: Name, listen: (event: Events[Name]) => void): void;
}
declare const self: Worker;

/** Begins to listen. A script of its own calls it (`tools/build-behaviours.mjs`). */
export function startWorker(): void {
  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

  self.addEventListener('push', (event) => {
    const { title, options } = shownNotification(textOf(event.data), self.location.hostname);
    // Without its picture it is still shown.
    const show = () => self.registration.showNotification(title, options);
    event.waitUntil(
      show().catch(() => self.registration.showNotification(title, { body: options.body, data: options.data })),
    );
  });

  self.addEventListener('notificationclick', (event) => {
    const { notification, action } = event;
    notification.close();
    event.waitUntil(open(targetOf(notification.data?.links, action, self.location.origin)));
  });

  self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
}

function textOf(data: { text(): string } | null): string | null {
  try {
    return data?.text() ?? null;
  } catch {
    return null;
  }
}

/** In a window of this origin that is open, so long as nothing is being edited there; else in a new one. */
async function open(url: string): Promise<unknown> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const same = windows.find((one) => one.url === url);
  if (same) return same.focus();
  const other = windows.find((one) => !new URL(one.url).pathname.startsWith('/edit/'));
  if (!other) return self.clients.openWindow(url);
  try {
    await other.focus();
    return await other.navigate(url);
  } catch {
    // A window that this worker does not control cannot be led elsewhere.
    return self.clients.openWindow(url);
  }
}

/** The push service has replaced the subscription: what the browser follows goes over to the new one. */
async function renew({ oldSubscription, newSubscription }: Events['pushsubscriptionchange']): Promise<void> {
  const options = oldSubscription?.options;
  const fresh = newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
  if (!fresh || !oldSubscription) return;
  const body = JSON.stringify({ from: 'worker', subscription: fresh, replaces: oldSubscription.endpoint });
  await fetch('/notification/subscribe-to-push-notification', {
    ...{ method: 'POST', body, headers: { 'content-type': 'application/json' } },
  });
}
