// SHOP: how fast a slow phone sees a checkout with a picture, and what it fetches of JavaScript.
import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { withBrowser } from '../../deploy/bench/kit/browser.mjs';
import { creator } from '../../deploy/bench/kit/installation.mjs';
import { inTurn, median, spread } from '../../deploy/bench/kit/measure.mjs';
import { firstVisit } from '../../deploy/bench/kit/paint.mjs';

export async function run(stack) {
  const ask = await creator(stack.url);
  const secretKey = `sk_test_${randomUUID().replaceAll('-', '')}`;
  await ask('/user/payment-connection/connect', { provider: 'stripe', secretKey });
  const { publicId } = await ask('/user/products/add-update', {
    title: 'The small garden planner',
    shortDescription: 'Twelve months of sowing, planting and harvesting on 64 pages.',
    images: ['/catalogue/wild-stem/wreath.webp'],
    price: '14.00',
    compareAtPrice: '19.00',
    currency: 'EUR',
    state: 'published',
  });
  const url = `${stack.url}/checkout/${publicId}`;
  const bytes = await weigh(url);
  const { seen } = await withBrowser(stack, (browser) => inTurn({ seen: () => firstVisit(browser, url) }));
  const of = (name) => seen.map((visit) => visit[name]);
  const [cls, tbt] = [Math.max(...of('cls')), median(of('tbt'))];
  return [
    {
      id: 'SHOP',
      measure: 'Checkout page on slow 4G and a quarter of the processor: largest contentful paint',
      ours: spread(of('lcp'), 'ms'),
      target: 'none set',
      note: `FCP ${spread(of('fcp'), 'ms')}, largest: ${seen.at(-1).element}; layout shift ${cls.toFixed(3)}, blocking ${tbt.toFixed(0)} ms; not cached: each visit is written by gateway and commerce`,
    },
    {
      id: 'SHOP',
      measure: 'Checkout page: JavaScript, gzip',
      ours: `${bytes.js} B`,
      target: '<= 20 kB',
      met: bytes.js <= 20_000,
      note: `HTML with its styles ${bytes.html} B gzip; the page works without the script`,
    },
  ];
}

/** Bytes of the document and of its scripts, compressed as gzip does. */
async function weigh(url) {
  const html = await fetch(url).then((reply) => reply.text());
  const paths = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"/g)].map(([, path]) => path);
  const scripts = await Promise.all(paths.map((path) => fetch(new URL(path, url)).then((reply) => reply.text())));
  const size = (text) => gzipSync(text).length;
  return { html: size(html), js: scripts.reduce((sum, text) => sum + size(text), 0) };
}
