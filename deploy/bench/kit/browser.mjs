import { chromium } from 'playwright-core';
import { chromiumRecipe } from '../../scripts/servers/chromium.mjs';
import { findProgram } from '../../scripts/servers/ladder.mjs';

/** The slow profile: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up, a quarter of this processor. */
export const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
};
export const slowdown = 4;
export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
export const laptop = { viewport: { width: 1280, height: 800 } };

/** Lends a Chromium. @param {(browser: import('playwright-core').Browser) => Promise<T>} work @template T */
export async function withBrowser({ report }, work) {
  const install = process.env.LINKYARD_NO_INSTALL !== '1';
  const { program } = await findProgram(chromiumRecipe, { install, report });
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: program, args });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Makes a tab slow, by the protocol's own means. @returns its session */
export async function slowed(page, { network = slowNetwork } = {}) {
  const session = await page.context().newCDPSession(page);
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return session;
}
