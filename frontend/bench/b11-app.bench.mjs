// B11: how much script the app needs before anything, its largest part, and how soon a block of a long page can be chosen on a slow machine.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { slowed, withBrowser } from '../../deploy/bench/kit/browser.mjs';
import { inTurn, median, spread } from '../../deploy/bench/kit/measure.mjs';
import { draftOf, signedInContext } from './editor-desk.mjs';

const sections = 40;
const dist = join(import.meta.dirname, '../dist');
const visits = 3;

export async function run(stack) {
  const draft = await draftOf(stack, sections);
  const seen = await withBrowser(stack, (browser) =>
    inTurn(
      {
        editor: () => untilReady(browser, stack, `/edit/${draft.templateId}`, chosenBlock, sections),
        links: () => untilReady(browser, stack, '/mylinks', enabledButton),
      },
      { count: visits, warmUp: false },
    ),
  );
  return [...byteRows(), interactionRow(seen)];
}

const gzipBytes = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;

function byteRows() {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const initial = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file);
  const later = readdirSync(join(dist, 'assets'))
    .filter((name) => name.endsWith('.js') && !initial.includes(`assets/${name}`))
    .map((name) => ({ name, bytes: gzipBytes(`assets/${name}`) }))
    .sort((one, other) => other.bytes - one.bytes);
  const sum = initial.reduce((total, file) => total + gzipBytes(file), 0);
  const [largest, second] = later;
  const row = (measure, bytes, limit, stretch, note) => ({
    id: 'B11',
    measure: `App: ${measure}`,
    ours: `${(bytes / 1000).toFixed(1)} kB`,
    target: `<= ${limit} kB (${stretch})`,
    met: bytes <= limit * 1000,
    note,
  });
  const named = ({ name, bytes }) => `${name.replace(/-[\w-]{8}\.js$/, '')} ${(bytes / 1000).toFixed(1)} kB`;
  return [
    row('JavaScript before anything is shown, gzip', sum, 200, 150, `${initial.length} file(s) named by the document`),
    row('largest part that is fetched later, gzip', largest.bytes, 80, 50, `${named(largest)}, then ${named(second)}`),
  ];
}

/** One visit with an empty cache. @returns milliseconds from asking for the page until it does what is asked of it */
async function untilReady(browser, stack, path, act, wanted) {
  const context = await signedInContext(browser, stack);
  try {
    const page = await context.newPage();
    await slowed(page);
    await page.goto(`${stack.url}${path}`, { waitUntil: 'commit' });
    const ready = await page.waitForFunction(act, wanted, { timeout: 120_000, polling: 'raf' });
    return await ready.jsonValue();
  } finally {
    await context.close();
  }
}

/** Runs in the page at every frame: all blocks are there, and the first one, clicked, is chosen. */
function chosenBlock(wanted) {
  const options = document.querySelectorAll('[data-frames] [role=option]');
  if (options.length < wanted) return false;
  options[0].click();
  return options[0].getAttribute('aria-selected') === 'true' ? performance.now() : false;
}

/** Runs in the page at every frame: what one comes to this screen for can be pressed. */
function enabledButton() {
  return document.querySelector('main button:not(:disabled)') ? performance.now() : false;
}

function interactionRow({ editor, links }) {
  return {
    id: 'B11',
    measure: `Editor of ${sections} sections, first block chosen: slow 4G, a quarter of the processor, empty cache`,
    ours: spread(
      editor.map((ms) => ms / 1000),
      's',
    ),
    reference: `My Links ${spread(
      links.map((ms) => ms / 1000),
      's',
    )}`,
    ratio: median(editor) / median(links),
    target: '<= 3.5 s (2.5)',
    met: median(editor) <= 3_500,
    note: `${visits} visits each`,
  };
}
