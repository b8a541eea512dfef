// BOOK: the booking page on a slow phone, and the calendar of a week with five hundred bookings in the app.
import { gzipSync } from 'node:zlib';
import { withBrowser } from '../../../deploy/bench/kit/browser.mjs';
import { creator } from '../../../deploy/bench/kit/installation.mjs';
import { inTurn, median, spread } from '../../../deploy/bench/kit/measure.mjs';
import { firstVisit } from '../../../deploy/bench/kit/paint.mjs';
import { signedInContext } from '../../../frontend/bench/editor-desk.mjs';
import { appointment, weekOfBookings } from './booking-rows.mjs';

const wanted = 500;

export async function run(stack) {
  const ask = await creator(stack.url);
  const { _id, publicId } = await appointment(ask);
  const firstDay = sundayOf(Date.now());
  await weekOfBookings(stack, _id, { firstDay, count: wanted });
  const path = `/bookAppointment/${publicId}`;
  const seen = await withBrowser(stack, (browser) =>
    inTurn({
      page: () => firstVisit(browser, `${stack.url}${path}`),
      week: () => openedWeek(browser, stack),
    }),
  );
  return [paintRow(seen.page), await scriptRow(stack, path), weekRow(seen.week)];
}

/** The browser asks for American English, whose weeks begin on Sunday. */
const sundayOf = (at) => {
  const midnight = Math.floor(at / 86_400_000) * 86_400_000;
  return midnight - new Date(midnight).getUTCDay() * 86_400_000;
};

/** @returns milliseconds from choosing the screen until all bookings of the week can be pressed */
async function openedWeek(browser, stack) {
  const context = await signedInContext(browser, stack);
  try {
    const page = await context.newPage();
    await page.goto(`${stack.url}/appointment-booking?view=calendar`, { waitUntil: 'commit' });
    const ready = await page.waitForFunction(allShown, wanted, { timeout: 60_000, polling: 'raf' });
    return await ready.jsonValue();
  } finally {
    await context.close();
  }
}

/** Runs in the page at every frame. */
function allShown(count) {
  return document.querySelectorAll('main ol li > button').length >= count ? performance.now() : false;
}

async function scriptRow(stack, path) {
  const html = await (await fetch(`${stack.url}${path}`)).text();
  const files = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src]) => src);
  const bytes = await Promise.all(
    files.map(async (src) => gzipSync(await (await fetch(new URL(src, stack.url))).text(), { level: 9 }).length),
  );
  return {
    id: 'BOOK',
    measure: 'Booking page: JavaScript, gzip',
    ours: `${bytes.reduce((sum, one) => sum + one, 0)} B`,
    note: `${files.length} file(s), deferred; the page works without`,
  };
}

const paintRow = (visits) => {
  const of = (name) => visits.map((visit) => visit[name]);
  return {
    id: 'BOOK',
    measure: 'Booking page, largest contentful paint on slow 4G and a quarter of the processor',
    ours: spread(of('lcp'), 'ms'),
    note: `FCP ${spread(of('fcp'), 'ms')}, layout shift ${Math.max(...of('cls')).toFixed(3)}, blocking ${median(of('tbt')).toFixed(0)} ms; the free times of two months are worked out for each visit`,
  };
};

const weekRow = (times) => ({
  id: 'BOOK',
  measure: `Calendar of a week with ${wanted} bookings: from the address to the last booking, empty cache`,
  ours: spread(times, 'ms'),
  target: '<= 1 s',
  met: median(times) <= 1_000,
});
