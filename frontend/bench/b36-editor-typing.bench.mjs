// B36: how long after a key its letter is seen, in the editor of a page with sixty sections and in a bare field.
import { withBrowser } from '../../deploy/bench/kit/browser.mjs';
import { inTurn, quantile, rounds } from '../../deploy/bench/kit/measure.mjs';
import { draftOf, frames, openEditor, slowWindow } from './editor-desk.mjs';

const sections = 60;
const keysOfRound = 40;
/** Fast typing, twelve letters a second; and a rest after every tenth, in which what was typed is saved. */
const keyMs = 80;
const restMs = 700;
const bareField =
  'data:text/html,<!doctype html><title>bare</title><textarea style="font:16px sans-serif;width:320px;height:240px"></textarea>';

export async function run(stack) {
  const draft = await draftOf(stack, sections);
  return withBrowser(stack, async (browser) => {
    const open = async (type, field) => {
      const page = await openEditor(await slowWindow(browser, stack), stack, draft);
      await frames(page).nth(draft.middleOf(type)).click();
      return { page, field: page.locator('[data-block-form]').locator(field).first() };
    };
    const bare = await slowWindow(browser, stack);
    await bare.goto(bareField);
    const arms = {
      title: await open('el_link', 'input'),
      rich: await open('el_paragraph', '[contenteditable=true]'),
      bare: { page: bare, field: bare.locator('textarea') },
    };
    for (const { page } of Object.values(arms)) await page.evaluate(observe);
    const seen = await inTurn(Object.fromEntries(Object.entries(arms).map(([name, arm]) => [name, () => typed(arm)])));
    return rowsOf(seen);
  });
}

/** Types like a person. @returns milliseconds from each key to the picture that shows it */
async function typed({ page, field }) {
  await page.bringToFront();
  await field.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.waitForTimeout(restMs);
  await page.evaluate(() => window.begin());
  for (let key = 0; key < keysOfRound; key += 1) {
    const next = performance.now() + keyMs;
    await page.keyboard.press('abcdefgh ijk'[key % 12]);
    await page.waitForTimeout(Math.max(0, next - performance.now()));
    if (key % 10 === 9) await page.waitForTimeout(restMs);
  }
  const keys = await page.evaluate(() => window.seen());
  if (keys.length !== keysOfRound) throw new Error(`${keys.length} of ${keysOfRound} keys were seen`);
  return keys;
}

/**
 * Runs in the page. A key is done when the frame after its `input` event has been handed over for drawing: a message
 * posted in that frame's callback comes after its style, layout and paint. Event Timing, which looks further (to the
 * picture on the screen) but only in steps of 8 ms, is kept beside it.
 */
function observe() {
  let [keys, timings] = [[], new Map()];
  const channel = new MessageChannel();
  const waiting = [];
  channel.port1.onmessage = () => {
    const now = performance.now();
    for (const at of waiting.splice(0)) keys.push({ at, ms: now - at });
  };
  let pressedAt = 0;
  addEventListener('keydown', (event) => (pressedAt = event.timeStamp), true);
  addEventListener(
    'input',
    () => {
      const at = pressedAt;
      requestAnimationFrame(() => {
        waiting.push(at);
        channel.port2.postMessage(null);
      });
    },
    true,
  );
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) timings.set(interactionId, Math.max(duration, timings.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16 });
  window.begin = () => ([keys, timings] = [[], new Map()]);
  window.seen = async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const slow = [...timings.values()];
    return keys.map(({ ms }, place) => ({ ms, shown: slow[place] ?? 16 }));
  };
}

function rowsOf(seen) {
  const of = (arm, name) => seen[arm].flat().map((key) => key[name]);
  const told = (arm) =>
    `${quantile(of(arm, 'ms'), 0.5).toFixed(1)} / ${quantile(of(arm, 'ms'), 0.95).toFixed(1)} ms (${of(arm, 'ms').length} keys)`;
  const row = (arm, what) => {
    const [ours, bare] = [arm, 'bare'].map((one) => quantile(of(one, 'ms'), 0.95));
    const shown = quantile(of(arm, 'shown'), 0.95);
    return {
      id: 'B36',
      measure: `Key to paint in ${what}, page of ${sections} sections, a quarter of the processor: p50 / p95`,
      ours: told(arm),
      reference: `bare textarea ${told('bare')}`,
      ratio: ours / bare,
      target: 'p95 < 50 ms',
      met: ours < 50,
      note: `to the screen by Event Timing (steps of 8 ms): p95 ${shown} ms, bare ${quantile(of('bare', 'shown'), 0.95)} ms; worst key ${Math.max(...of(arm, 'ms')).toFixed(0)} ms; ${rounds} rounds, saved in between`,
    };
  };
  return [row('title', 'the title of a link'), row('rich', 'a formatted text')];
}
