// B01: what a cached page costs our gateway against nginx. B03: what a 304 costs against node:http.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { creator, ownGateway, publishedPage } from '../../deploy/bench/kit/installation.mjs';
import { loadWithCost } from '../../deploy/bench/kit/load.mjs';
import { inTurn, median, perSecond, settled, spread, withChildren } from '../../deploy/bench/kit/measure.mjs';
import { startNginx } from '../../deploy/bench/kit/nginx.mjs';
import { nodeReference, workFolder } from '../../deploy/bench/kit/reference.mjs';

// Said of every answer by the connection or by the clock, not by the page.
const notOfThePage = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']);

export async function run(stack) {
  const gateway = await ownGateway(stack);
  const { path } = await publishedPage(await creator(stack.url));
  const page = await readPage(`${gateway.url}${path}`);
  const folder = workFolder(stack, 'cached-page');
  const node = await startNode(folder, page);
  const nginx = await startNginx({ folder, path: path.slice(1), ...page, report: stack.report });
  try {
    await settled([stack.app.pid, gateway.pid]);
    return [await cachedPage({ gateway, path, nginx, node, page }), await conditional({ gateway, path, node, page })];
  } finally {
    await Promise.all([gateway, node, nginx].map((one) => one?.child.stop()));
  }
}

/** The page in both forms, with the headers that belong to it. fetch unpacks bodies, so the packed one is taken by its own hand. */
async function readPage(url) {
  const plain = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const packed = await rawBody(url, 'gzip');
  const headers = Object.fromEntries([...plain.headers].filter(([name]) => !notOfThePage.has(name)));
  const { etag, 'content-type': _type, ...added } = headers;
  return { identity: Buffer.from(await plain.arrayBuffer()), gzip: packed, headers: added, etag, all: headers };
}

async function rawBody(url, encoding) {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}

async function startNode(folder, { gzip, all, etag }) {
  const file = join(folder, 'page.gz');
  writeFileSync(file, gzip);
  const headers = { ...all, 'content-length': gzip.length, 'content-encoding': 'gzip' };
  const notModified = { 'cache-control': all['cache-control'], vary: all.vary, etag };
  const program = join(import.meta.dirname, 'cached-page-node.mjs');
  const env = { BODY_FILE: file, HEADERS: JSON.stringify(headers), NOT_MODIFIED: JSON.stringify(notModified) };
  return nodeReference({ name: 'bench-node-page', file: program, env, folder });
}

async function cachedPage({ gateway, path, nginx, node, page }) {
  const headers = { 'accept-encoding': 'gzip' };
  const arm = (server, pids) => () => loadWithCost(pids, { url: `${server.url}${path}`, headers });
  const { ours, raw, best } = await inTurn({
    ours: arm(gateway, [gateway.pid]),
    ...(nginx ? { best: arm(nginx, withChildren(nginx.pid)) } : {}),
    raw: arm(node, [node.pid]),
  });
  const costs = (results) => results.map(({ micros }) => micros);
  const ratio = median(costs(best ?? raw)) / median(costs(ours));
  return {
    id: 'B01',
    measure: `Cached page (${(page.gzip.length / 1000).toFixed(1)} kB gzip, ${(page.identity.length / 1000).toFixed(1)} kB HTML), CPU per request: ${nginx ? 'nginx' : 'node:http'} / ours`,
    ours: figures(ours),
    reference: `${nginx ? 'nginx' : 'node:http'} ${figures(best ?? raw)}`,
    ratio,
    target: '>= 0.60 (0.70)',
    met: nginx !== undefined && ratio >= 0.6,
    note: `raw node:http with the same bytes and headers: ${figures(raw)}, ${(median(costs(raw)) / median(costs(ours))).toFixed(2)} of ours; gateway as a process of its own${nginx ? '' : '; nginx could not be had here'}`,
  };
}

async function conditional({ gateway, path, node, page }) {
  const headers = { 'accept-encoding': 'gzip', 'if-none-match': page.etag };
  const arm = (server) => () => loadWithCost([server.pid], { url: `${server.url}${path}`, headers });
  const { ours, raw } = await inTurn({ ours: arm(gateway), raw: arm(node) });
  const ratio = median(raw.map(({ micros }) => micros)) / median(ours.map(({ micros }) => micros));
  return {
    id: 'B03',
    measure: '304 to a client that has the page, CPU per request: node:http / ours',
    ours: figures(ours),
    reference: `node:http ${figures(raw)}`,
    ratio,
    target: '>= 0.80 (0.95)',
    met: ratio >= 0.8,
  };
}

const figures = (results) =>
  `${spread(
    results.map(({ micros }) => micros),
    'µs',
  )}, ${perSecond(median(results.map((result) => result.perSecond)))}`;
