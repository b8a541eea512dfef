import { bigPage } from '../../deploy/bench/kit/big-page.mjs';
import { laptop, slowed } from '../../deploy/bench/kit/browser.mjs';
import { creator, demo, newPage } from '../../deploy/bench/kit/installation.mjs';

/** A draft of many sections, and the places on it of a link and a paragraph in its middle. */
export async function draftOf(stack, sections) {
  const blocks = bigPage(sections);
  const draft = await newPage(await creator(stack.url), blocks, 'A long page');
  const middleOf = (type) => blocks.findIndex((block, place) => block.type === type && place >= sections / 3);
  return { ...draft, middleOf, sections };
}

/** A browser's room of its own, in which the demo creator is signed in. */
export async function signedInContext(browser, stack) {
  const context = await browser.newContext(laptop);
  const answer = await context.request.post(`${stack.url}/auth/login`, { data: demo });
  if (!answer.ok()) throw new Error(`signing in answered ${answer.status()}`);
  return context;
}

/** A window of a signed-in creator on a slow processor. The network is left as it is: it is no part of these figures. */
export async function slowWindow(browser, stack) {
  const context = await signedInContext(browser, stack);
  const page = await context.newPage();
  await slowed(page, { network: null });
  return page;
}

export const frames = (page) => page.getByRole('option');

/** The editor with all of its blocks on the canvas. @returns the same page */
export async function openEditor(page, stack, { templateId, sections }) {
  await page.goto(`${stack.url}/edit/${templateId}`);
  await page.waitForFunction((count) => document.querySelectorAll('[id^=frame-]').length === count, sections, {
    timeout: 60_000,
  });
  await page.locator('header [data-status=saved]').waitFor();
  // Warming up for work without a network: over before anything is measured.
  await page.waitForLoadState('networkidle');
  return page;
}
