// B37: frames per second while a section of a long page is dragged, against a box that follows the pointer.
import { withBrowser } from '../../deploy/bench/kit/browser.mjs';
import { inTurn, median, quantile, rounds, spread } from '../../deploy/bench/kit/measure.mjs';
import { draftOf, frames, openEditor, slowWindow } from './editor-desk.mjs';

const sections = 60;
const dragMs = 3_000;
/** Interval of a mouse's pointer events. */
const moveMs = 1000 / 60;
const bareBox =
  'data:text/html,<!doctype html><title>bare</title><body style="margin:0;height:800px"><div id=b style="position:absolute;width:120px;height:40px;background:teal"></div><script>addEventListener("pointermove",(e)=>{b.style.transform=`translate(${e.clientX}px,${e.clientY}px)`})</script>';

export async function run(stack) {
  const draft = await draftOf(stack, sections);
  return withBrowser(stack, async (browser) => {
    const editor = await openEditor(await slowWindow(browser, stack), stack, draft);
    const bare = await slowWindow(browser, stack);
    await bare.goto(bareBox);
    const seen = await inTurn({
      editor: () => draggedBlock(editor, draft),
      bare: () => dragged(bare, { x: 640, y: 400 }, 250),
    });
    return rowsOf(seen);
  });
}

/** Takes a block of the middle of the page, carries it up and down, and puts it back by Escape. */
async function draggedBlock(page, draft) {
  await page.bringToFront();
  await page.keyboard.press('Escape');
  const frame = frames(page).nth(draft.middleOf('el_heading'));
  await frame.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await frame.boundingBox();
  const result = await dragged(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, 150);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return result;
}

/** Moves the pointer up and down around a point. @returns the duration of each frame, milliseconds */
async function dragged(page, from, reach) {
  await page.bringToFront();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y, { steps: 3 });
  await page.waitForTimeout(300);
  await page.evaluate(count);
  const began = performance.now();
  let moves = 0;
  for (let now = began; now - began < dragMs; now = performance.now()) {
    await page.mouse.move(from.x + 12, from.y + reach * Math.sin(((now - began) / dragMs) * Math.PI * 4));
    moves += 1;
    await page.waitForTimeout(Math.max(0, now + moveMs - performance.now()));
  }
  const deltas = await page.evaluate(() => window.counted());
  return { fps: 1000 / (deltas.reduce((sum, delta) => sum + delta, 0) / deltas.length), deltas, moves };
}

/** Runs in the page: the browser asks for a frame's work only when it can show another frame. */
function count() {
  const at = [];
  let isOn = true;
  const tick = (now) => {
    at.push(now);
    if (isOn) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  window.counted = () => {
    isOn = false;
    return at.slice(1).map((now, place) => now - at[place]);
  };
}

function rowsOf({ editor, bare }) {
  const fps = (results) => results.map((result) => result.fps);
  const deltas = (results) => results.flatMap((result) => result.deltas);
  return [
    {
      id: 'B37',
      measure: `Frames per second while a block of ${sections} is dragged, a quarter of the processor`,
      ours: spread(fps(editor)),
      reference: `a box that follows the pointer ${spread(fps(bare))}`,
      ratio: median(fps(editor)) / median(fps(bare)),
      target: '>= 55',
      met: median(fps(editor)) >= 55,
      note: `frame p95 ${quantile(deltas(editor), 0.95).toFixed(1)} ms, longest ${Math.max(...deltas(editor)).toFixed(0)} ms (bare ${quantile(deltas(bare), 0.95).toFixed(1)} and ${Math.max(...deltas(bare)).toFixed(0)}); ${rounds} rounds of ${dragMs / 1000} s, ${median(editor.map(({ moves }) => moves))} moves of the pointer in each`,
    },
  ];
}
