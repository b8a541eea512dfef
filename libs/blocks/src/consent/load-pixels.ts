import type { Pixels } from '@linkyard/contracts';

// Each service as its vendor says it is begun, without inline script: the page's policy allows none. The ids passed the contract's patterns.

type Queue = ((...args: unknown[]) => void) & Record<string, unknown>;
const page: Record<string, unknown> = Object(window);

function fetchScript(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}

/** A function that keeps what it is called with until the real one comes; that one reads the list by its name. */
function queueOf(list: string): Queue {
  const kept: unknown[] = [];
  const queue: Queue = Object.assign((...args: unknown[]) => void kept.push(args), { [list]: kept });
  return queue;
}

function google(ga4: string, gtm: string): void {
  const layer: unknown[] = [];
  page['dataLayer'] = layer;
  // gtag reads `arguments` objects, not lists.
  const gtag = function gtag() {
    // eslint-disable-next-line prefer-rest-params -- the vendor's library expects the `arguments` object itself
    layer.push(arguments);
  } as (...args: unknown[]) => void;
  if (gtm) {
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    fetchScript(`https://www.googletagmanager.com/gtm.js?id=${gtm}`);
  }
  if (!ga4) return;
  page['gtag'] = gtag;
  gtag('js', new Date());
  gtag('config', ga4);
  fetchScript(`https://www.googletagmanager.com/gtag/js?id=${ga4}`);
}

function meta(id: string): void {
  const fbq = queueOf('queue');
  Object.assign(fbq, { push: fbq, loaded: true, version: '2.0' });
  page['fbq'] = fbq;
  page['_fbq'] = fbq;
  fetchScript('https://connect.facebook.net/en_US/fbevents.js');
  fbq('init', id);
  fbq('track', 'PageView');
}

function tiktok(id: string): void {
  const ttq = Object.assign(new Array<unknown>(), {
    _i: { [id]: Object.assign([], { _u: 'https://analytics.tiktok.com/i18n/pixel/events.js' }) },
    _t: { [id]: Date.now() },
    _o: { [id]: {} },
  });
  const methods = ['page', 'track', 'identify', 'instances', 'debug', 'on', 'off', 'once', 'ready', 'alias', 'group'];
  for (const name of methods) Object.assign(ttq, { [name]: (...args: unknown[]) => ttq.push([name, ...args]) });
  Object.assign(ttq, { methods, instance: () => ttq });
  page['TiktokAnalyticsObject'] = 'ttq';
  page['ttq'] = ttq;
  fetchScript(`https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=${id}&lib=ttq`);
  ttq.push(['page']);
}

function pinterest(id: string): void {
  const pintrk = queueOf('queue');
  Object.assign(pintrk, { version: '3.0' });
  page['pintrk'] = pintrk;
  fetchScript('https://s.pinimg.com/ct/core.js');
  pintrk('load', id);
  pintrk('page');
}

/** Begins the services that have an id. */
export function loadPixels({ ga4, gtm, metaPixel, tiktokPixel, pinterestTag }: Partial<Pixels>): void {
  if (ga4 || gtm) google(ga4 ?? '', gtm ?? '');
  if (metaPixel) meta(metaPixel);
  if (tiktokPixel) tiktok(tiktokPixel);
  if (pinterestTag) pinterest(pinterestTag);
}
