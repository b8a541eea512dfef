import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gist, resolves, run } from '../commands.mjs';
import { fromApt } from './apt.mjs';
import { cacheFolder } from './cache.mjs';

const folderInCache = () => cacheFolder('chromium');
const fonts = ['fonts-noto-core', 'fonts-noto-color-emoji'];

/** Playwright's own build, from its host. @param {string[]} words  of playwright's `install` */
const fromPlaywright = (words, found) => ({
  title: 'downloading Chromium with playwright',
  applies: () => resolves('cdn.playwright.dev'),
  fetch: async () => {
    const cli = join(import.meta.dirname, '../../../node_modules/playwright-core/cli.js');
    const { code, output } = await run(process.execPath, [cli, 'install', ...words], {
      env: { PLAYWRIGHT_BROWSERS_PATH: folderInCache() },
    });
    const program = found();
    if (code !== 0 || !program) throw new Error(`playwright said: ${gist(output)}`);
    return program;
  },
});

const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const cachedChromium = () => chromiumIn(folderInCache());

/**
 * The whole browser: no server, but found in the same way.
 * @type {import('./ladder.mjs').Recipe}
 */
export const chromiumRecipe = {
  name: 'Chromium',
  programs,
  cached: cachedChromium,
  registries: [fromPlaywright(['chromium', '--no-shell'], cachedChromium), fromApt(['chromium', ...fonts], programs)],
  wayOn: 'Install Chromium (chromium on PATH), or set CHROMIUM_PATH to one',
};

const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const cachedShell = () => headlessShellIn(folderInCache());

/**
 * Chromium without a user interface: the journeys take a quarter less time in it.
 * @type {import('./ladder.mjs').Recipe}
 */
export const headlessShellRecipe = {
  name: 'Chromium without windows',
  programs: shells,
  cached: cachedShell,
  registries: [
    fromPlaywright(['chromium', '--only-shell'], cachedShell),
    fromApt(['chromium-headless-shell', ...fonts], shells),
  ],
  wayOn: chromiumRecipe.wayOn,
};

/** The program of one kind inside a folder of playwright's downloads, whatever its revision and platform. */
const programIn = (folder, build, inside) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => build.test(name))
        .flatMap((name) => inside.map((path) => join(folder, name, path)))
        .find((path) => existsSync(path))
    : undefined;

export const chromiumIn = (folder) =>
  programIn(folder, /^chromium-\d+$/, [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  ]);

const platforms = ['linux', 'linux64', 'mac', 'mac-arm64', 'mac-x64'];
export const headlessShellIn = (folder) =>
  programIn(
    folder,
    /^chromium_headless_shell-\d+$/,
    platforms.flatMap((platform) => [
      `chrome-${platform}/headless_shell`,
      `chrome-headless-shell-${platform}/chrome-headless-shell`,
    ]),
  );
