import { phone, slowed } from './browser.mjs';

const quietMs = 1_500;

/** One visit by a first-time visitor on a slow phone: an empty cache, a new connection. @returns what was painted, shifted and blocked, milliseconds */
export async function firstVisit(browser, url) {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await slowed(page);
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(quietMs);
    return await page.evaluate(() => window.seen());
  } finally {
    await context.close();
  }
}

/** Runs in the page, before anything of it. */
function observe() {
  const [paints, shifts, tasks] = [[], [], []];
  const watch = (type, kept) =>
    new PerformanceObserver((list) => kept.push(...list.getEntries())).observe({ type, buffered: true });
  watch('largest-contentful-paint', paints);
  watch('layout-shift', shifts);
  watch('longtask', tasks);
  window.seen = () => {
    const [first] = performance.getEntriesByName('first-contentful-paint');
    const fcp = first?.startTime ?? 0;
    const blocking = tasks.filter((task) => task.startTime + task.duration > fcp);
    return {
      fcp,
      lcp: paints.at(-1)?.startTime ?? 0,
      element: paints.at(-1)?.element?.tagName ?? '',
      cls: shifts.filter((shift) => !shift.hadRecentInput).reduce((sum, shift) => sum + shift.value, 0),
      tbt: blocking.reduce((sum, task) => sum + Math.max(0, task.duration - 50), 0),
      bytes: performance.getEntriesByType('resource').reduce((sum, entry) => sum + entry.transferSize, 0),
    };
  };
}
