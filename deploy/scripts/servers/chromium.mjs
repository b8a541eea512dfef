import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gist, resolves, run } from '../commands.mjs';
import { fromApt } from './apt.mjs';
import { cacheFolder } from './cache.mjs';

const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const folderInCache = () => cacheFolder('chromium');
const downloadHost = 'cdn.playwright.dev';

/**
 * The browser of the journeys: no server, but found in the same way.
 * @type {import('./ladder.mjs').Recipe}
 */
export const chromiumRecipe = {
  name: 'Chromium',
  programs,
  cached: () => chromiumIn(folderInCache()),
  registries: [
    {
      title: 'downloading Chromium with playwright',
      applies: () => resolves(downloadHost),
      fetch: async () => {
        const cli = join(import.meta.dirname, '../../../node_modules/playwright-core/cli.js');
        const { code, output } = await run(process.execPath, [cli, 'install', 'chromium'], {
          env: { PLAYWRIGHT_BROWSERS_PATH: folderInCache() },
        });
        const program = chromiumIn(folderInCache());
        if (code !== 0 || !program) throw new Error(`playwright said: ${gist(output)}`);
        return program;
      },
    },
    fromApt(['chromium', 'fonts-noto-core', 'fonts-noto-color-emoji'], programs),
  ],
  wayOn: 'Install Chromium (chromium on PATH), or set CHROMIUM_PATH to one',
};

/** The browser inside a folder of playwright's downloads, whatever its revision and platform. */
export function chromiumIn(folder) {
  if (!existsSync(folder)) return undefined;
  const inside = ['chrome-linux/chrome', 'chrome-linux64/chrome', 'chrome-mac/Chromium.app/Contents/MacOS/Chromium'];
  return readdirSync(folder)
    .filter((name) => /^chromium-\d+$/.test(name))
    .flatMap((name) => inside.map((path) => join(folder, name, path)))
    .find((path) => existsSync(path));
}
