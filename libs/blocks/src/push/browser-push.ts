/** Whether push notifications can be turned on here, or why not. */
export type PushSupport =
  | 'ready'
  /** On iPhone and iPad only a page on the home screen gets them. */
  | 'needsHomeScreen'
  /** The browser inside another app. */
  | 'inApp'
  /** The person has refused them; only the browser's settings change that. */
  | 'denied'
  | 'unsupported';

const inAppBrowser =
  /FBAN|FBAV|FB_IAB|Instagram|Line\/|TikTok|musical_ly|BytedanceWebview|Twitter|Snapchat|Pinterest\/|LinkedInApp|MicroMessenger|; wv\)/;
const isApple = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

const isOnHomeScreen = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true;

export function pushSupport(): PushSupport {
  if (inAppBrowser.test(navigator.userAgent)) return 'inApp';
  if (isApple(navigator) && !isOnHomeScreen()) return 'needsHomeScreen';
  const isKnown = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isKnown) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
};
const base64urlOf = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** The worker of this origin, before a press: a browser asks for permission only straight from it. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js', { scope: '/' });
  return navigator.serviceWorker.ready;
}

/** Whether the subscription is bound to another key than the server's: nothing that it sends would arrive. */
export const isOfOtherKey = ({ options }: PushSubscription, publicKey: string): boolean =>
  Boolean(options?.applicationServerKey) && base64urlOf(options.applicationServerKey) !== publicKey;

export interface Subscribed {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** The endpoint of the subscription that it takes the place of. */
  replaces?: string;
}

/** As `toJSON` gives it, which some browsers lack. */
function jsonOf(subscription: PushSubscription): Subscribed['subscription'] {
  const key = (name: PushEncryptionKeyName) => base64urlOf(subscription.getKey(name));
  return { endpoint: subscription.endpoint, keys: { p256dh: key('p256dh'), auth: key('auth') } };
}

/**
 * Subscribes this browser. Call it straight from a press and await nothing before: Safari asks for permission only then.
 * @throws DOMException when the person or the browser refuses
 */
export function subscribeBrowser({ pushManager }: ServiceWorkerRegistration, publicKey: string): Promise<Subscribed> {
  const subscribe = () =>
    pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) }).then(jsonOf);
  return subscribe().then(
    (subscription) => ({ subscription }),
    async (error: unknown) => {
      // Subscribed with another key: that one has to end first.
      const old = await pushManager.getSubscription();
      if (!old || !isOfOtherKey(old, publicKey)) throw error;
      await old.unsubscribe();
      return { subscription: await subscribe(), replaces: old.endpoint };
    },
  );
}

/** Subscribes again, without asking, where the server has another key than before. @returns null when nothing had to be done */
export async function renewedSubscription(
  registration: ServiceWorkerRegistration,
  publicKey: string,
): Promise<Subscribed | null> {
  const old = await registration.pushManager.getSubscription();
  if (!old || !isOfOtherKey(old, publicKey)) return null;
  await old.unsubscribe();
  return { ...(await subscribeBrowser(registration, publicKey)), replaces: old.endpoint };
}

/** The endpoint of this browser, where it is subscribed. */
export async function currentEndpoint(): Promise<string | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription())?.endpoint;
}
