import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { isOfOtherKey, pushSupport, renewedSubscription, subscribeBrowser } from './browser-push.js';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

interface Given {
  userAgent?: string;
  permission?: NotificationPermission;
  isStandalone?: boolean;
  lacks?: 'PushManager';
}

function surround({ userAgent = desktop, permission = 'default', isStandalone = false, lacks }: Given) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const query = { matches: isStandalone };
  Object.assign(window, { matchMedia: () => query, Notification: { permission }, PushManager: class {} });
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
  if (lacks) Reflect.deleteProperty(window, lacks);
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('whether push notifications can be turned on', () => {
  it.each<[Given, string]>([
    [{}, 'ready'],
    [{ permission: 'granted' }, 'ready'],
    [{ permission: 'denied' }, 'denied'],
    [{ lacks: 'PushManager' }, 'unsupported'],
    [{ userAgent: iPhone, lacks: 'PushManager' }, 'needsHomeScreen'],
    [{ userAgent: iPhone, isStandalone: true }, 'ready'],
    [{ userAgent: `${iPhone} Instagram 300.0` }, 'inApp'],
    [{ userAgent: `${desktop} [FBAN/FBIOS;FBAV/400]` }, 'inApp'],
    [{ userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel; wv) Chrome/140.0 Mobile' }, 'inApp'],
  ])('%j is %s', (given, support) => {
    surround(given);
    expect(pushSupport()).toBe(support);
  });
});

const publicKey = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const keyBytes = () =>
  Uint8Array.from(atob(publicKey.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0)).buffer;

interface FakeSubscription {
  endpoint: string;
  options: { applicationServerKey: ArrayBuffer | null };
  getKey(name: 'p256dh' | 'auth'): ArrayBuffer;
  unsubscribe(): Promise<boolean>;
}

/** A browser, which may be subscribed with the key of another server. */
class FakeBrowser {
  steps: string[] = [];
  current: FakeSubscription | null;
  constructor(existing: ArrayBuffer | null = null) {
    this.current = existing && this.made('https://push.example/old', existing);
  }
  made(endpoint: string, applicationServerKey: ArrayBuffer): FakeSubscription {
    return {
      ...{ endpoint, options: { applicationServerKey }, getKey: (name) => bytes(name) },
      unsubscribe: async () => {
        this.steps.push('unsubscribe');
        this.current = null;
        return true;
      },
    };
  }
  get registration() {
    const pushManager = {
      getSubscription: async () => this.current,
      subscribe: async () => {
        this.steps.push('subscribe');
        if (this.current && isOther(this.current)) throw new DOMException('another key', 'InvalidStateError');
        this.current ??= this.made('https://push.example/new', keyBytes());
        return this.current;
      },
    };
    const fake: object = { pushManager };
    return fake as ServiceWorkerRegistration;
  }
}
const isOther = (one: object) => isOfOtherKey(one as PushSubscription, publicKey);

describe('subscribing a browser', () => {
  it('asks it at once, with nothing awaited before', () => {
    const browser = new FakeBrowser();
    void subscribeBrowser(browser.registration, publicKey);
    expect(browser.steps).toEqual(['subscribe']);
  });

  it('reads the keys where there is no toJSON', async () => {
    const { subscription } = await subscribeBrowser(new FakeBrowser().registration, publicKey);
    expect(subscription).toEqual({
      ...{
        endpoint: 'https://push.example/new',
        keys: { p256dh: btoa('p256dh'), auth: btoa('auth').replace(/=+$/, '') },
      },
    });
  });

  it('ends a subscription of another key first, and names it', async () => {
    const browser = new FakeBrowser(bytes('another server'));
    const { subscription, replaces } = await subscribeBrowser(browser.registration, publicKey);
    expect([subscription.endpoint, replaces]).toEqual(['https://push.example/new', 'https://push.example/old']);
    expect(browser.steps).toEqual(['subscribe', 'unsubscribe', 'subscribe']);
  });

  it('is done again by itself where the server has another key, and only there', async () => {
    const stale = new FakeBrowser(bytes('another server'));
    expect((await renewedSubscription(stale.registration, publicKey))?.replaces).toBe('https://push.example/old');
    for (const current of [new FakeBrowser(keyBytes()), new FakeBrowser()]) {
      expect(await renewedSubscription(current.registration, publicKey)).toBeNull();
      expect(current.steps).toEqual([]);
    }
  });
});
