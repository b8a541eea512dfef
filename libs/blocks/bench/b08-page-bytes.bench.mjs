// B08: what a visitor's browser fetches for a page with ten links.
import { get } from 'node:http';
import { creator, publishedPage } from '../../../deploy/bench/kit/house.mjs';

export async function run(stack) {
  const { path } = await publishedPage(await creator(stack.url));
  const page = await fetched(`${stack.url}${path}`, 'br');
  const html = await fetch(`${stack.url}${path}`).then((response) => response.text());
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag);
  const scripts = tags.filter((tag) => tag.startsWith('<script') && attribute(tag, 'src'));
  const styles = tags.filter((tag) => /rel="stylesheet"/.test(tag));
  const js = await bytesOf(
    stack.url,
    scripts.map((tag) => attribute(tag, 'src')),
    'gzip',
  );
  const css = await bytesOf(
    stack.url,
    styles.map((tag) => attribute(tag, 'href')),
    'br',
  );
  const waitedFor = scripts.filter((tag) => !/\s(?:async|defer)\b|type="module"/.test(tag));
  const requests = 1 + styles.length + waitedFor.length;
  const links = [...html.matchAll(/<a\b[^>]*\bhref="https:\/\/example\.com\/maren-holt\/\d+"/g)].length;
  if (links !== 10) throw new Error(`the page shows ${links} links instead of ten`);
  return [
    row(
      'JavaScript, gzip',
      `${js} B`,
      '<= 3 kB (1 kB)',
      js <= 3_000,
      `${scripts.length} deferred script(s); the page works without`,
    ),
    row(
      'HTML and CSS, br',
      `${page + css} B`,
      '<= 14 kB (8 kB)',
      page + css <= 14_000,
      `${Buffer.byteLength(html)} B before compression`,
    ),
    row(
      'Requests before paint',
      requests,
      '<= 3 (1)',
      requests <= 3,
      'the document, its style sheets and its blocking scripts',
    ),
  ];
}

const row = (measure, ours, target, met, note) => ({
  id: 'B08',
  measure: `Ten-link page: ${measure}`,
  ours,
  target,
  met,
  note,
});
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
