// B08, B09: what a visitor's browser fetches for a page with ten links, for one with forty sections of twenty kinds, and for one that sells.
import { get } from 'node:http';
import { bigPage, kindsOf } from '../../../deploy/bench/kit/big-page.mjs';
import { creator, publishedPage, tenLinks } from '../../../deploy/bench/kit/installation.mjs';

/** Product, booking and form: what sells, books and asks. */
const shop = [...tenLinks.slice(0, 2), ...['el_product', 'el_appointment', 'el_form'].map((type) => ({ type }))];

export async function run(stack) {
  const ask = await creator(stack.url);
  const weighed = async (blocks) => weigh(stack.url, (await publishedPage(ask, blocks)).path);
  const links = await weighed(tenLinks);
  const shown = [...links.html.matchAll(/<a\b[^>]*\bhref="https:\/\/example\.com\/maren-holt\/\d+"/g)].length;
  if (shown !== 10) throw new Error(`the page shows ${shown} links instead of ten`);
  const blocks = bigPage();
  const big = await weighed(blocks);
  const bigName = `Page of ${blocks.length} sections of ${kindsOf(blocks)} kinds`;
  const drawn = new Set([...big.html.matchAll(/<section\b[^>]*\bdata-s="(\w+)"/g)].map(([, id]) => id)).size;
  if (drawn !== blocks.length) throw new Error(`the large page shows ${drawn} of its ${blocks.length} sections`);
  return [
    ...rowsOf('Ten-link page', links, [3_000, '<= 3 kB (1 kB)'], [14_000, '<= 14 kB (8 kB)']),
    ...rowsOf(bigName, big, [20_000, '<= 20 kB (12 kB), as B09'], undefined, links),
    sellingRow(await weighed(shop)),
  ];
}

/** Bytes of a page as they travel: HTML and CSS by brotli, scripts by gzip. */
async function weigh(base, path) {
  const page = await fetched(`${base}${path}`, 'br');
  const html = await fetch(`${base}${path}`).then((response) => response.text());
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag);
  const scripts = tags.filter((tag) => tag.startsWith('<script') && attribute(tag, 'src'));
  const styles = tags.filter((tag) => /rel="stylesheet"/.test(tag));
  const addresses = (list, name) => list.map((tag) => attribute(tag, name));
  const js = await bytesOf(base, addresses(scripts, 'src'), 'gzip');
  const css = await bytesOf(base, addresses(styles, 'href'), 'br');
  const blocking = scripts.filter((tag) => !/\s(?:async|defer)\b|type="module"/.test(tag)).length;
  return { html, js, scripts: scripts.length, blocking, page: page + css, requests: 1 + styles.length + blocking };
}

function rowsOf(name, weight, [maxJs, jsTarget], pageTarget, reference) {
  const row = (measure, ours, target, met, note, theirs) => ({
    id: 'B08',
    measure: `${name}: ${measure}`,
    ours,
    target,
    met,
    note,
    ...(reference ? { reference: `ten-link page ${theirs(reference)}` } : {}),
  });
  const text = Buffer.byteLength(weight.html);
  return [
    row(
      'JavaScript, gzip',
      `${weight.js} B`,
      jsTarget,
      weight.js <= maxJs,
      `${weight.scripts} script(s), ${weight.blocking} of them waited for; the page works without`,
      ({ js }) => `${js} B`,
    ),
    row(
      'HTML and CSS, br',
      `${weight.page} B`,
      pageTarget?.[1] ?? 'none',
      pageTarget ? weight.page <= pageTarget[0] : undefined,
      `${text} B before compression`,
      ({ page }) => `${page} B`,
    ),
    row(
      'Requests before paint',
      weight.requests,
      '<= 3 (1)',
      weight.requests <= 3,
      'the document, its style sheets and its blocking scripts',
      ({ requests }) => requests,
    ),
  ];
}

function sellingRow({ html, js, scripts, blocking }) {
  const empty = ['el_product', 'el_appointment'].filter((type) => !html.includes(`data-t="${type}"`));
  const missing = empty.length > 0 ? `; ${empty.join(' and ')} show nothing yet: no service keeps what they show` : '';
  return {
    id: 'B09',
    measure: 'Page with product, booking and form: JavaScript, gzip, all deferred',
    ours: `${js} B`,
    target: '<= 20 kB (12 kB)',
    met: js <= 20_000 && blocking === 0,
    note: `${scripts} scripts, ${blocking} of them waited for${missing}`,
  };
}

const attribute = (tag, name) => new RegExp(`\\s${name}="([^"]+)"`).exec(tag)?.[1];

async function bytesOf(base, addresses, encoding) {
  const sizes = await Promise.all(addresses.map((address) => fetched(new URL(address, base).href, encoding)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Bytes of a body as it travels. */
function fetched(url, encoding) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      let size = 0;
      response.on('data', (chunk) => (size += chunk.length)).on('end', () => resolve(size));
    }).on('error', reject);
  });
}
