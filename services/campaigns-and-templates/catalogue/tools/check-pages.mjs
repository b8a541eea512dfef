// Opens every page of every starter on a phone and a desktop, runs axe and looks for missing pictures and sideways scrolling.
// `node catalogue/tools/check-pages.mjs [--shots=<folder>] [slug …]`; the exit code says whether all is well.
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { openBrowser, starterPages } from './starter-pages.mjs';

const asked = process.argv.slice(2);
const shots = asked.find((argument) => argument.startsWith('--shots='))?.slice(8);
const slugs = asked.filter((argument) => !argument.startsWith('--'));
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

const browser = await openBrowser();
if (shots) await mkdir(shots, { recursive: true });
let wrong = 0;
for (const one of await starterPages(slugs)) {
  for (const [screen, viewport] of Object.entries(screens)) {
    const { tab, missing, close } = await browser.show(one, viewport);
    const name = `${one.slug}-${one.page}-${screen}`;
    if (shots) await tab.screenshot({ path: join(shots, `${name}.png`), fullPage: true });
    await tab.addScriptTag({ path: axe });
    const { violations } = await tab.evaluate(() => window.axe.run(document));
    const sideways = await tab.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    await close();
    const complaints = [
      ...violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => `${id}: ${html.slice(0, 140)} ${any[0]?.message ?? ''}`),
      ),
      ...missing.map((path) => `missing: ${path}`),
      ...(sideways ? ['scrolls sideways'] : []),
    ];
    wrong += complaints.length;
    console.log(`${complaints.length ? 'WRONG' : 'ok'}  ${name}`);
    for (const complaint of complaints) console.log(`       ${complaint}`);
  }
}
await browser.close();
process.exitCode = wrong ? 1 : 0;
