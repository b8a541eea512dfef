import { expect, test } from '@playwright/test';
import { signIn, theAdmin } from './people.js';
import { widths } from './screen-faults.js';
import { AppWalk } from './walk/app-walk.js';
import { ScreenWatch } from './walk/screen-watch.js';
import { SeededRandom } from './walk/seeded-random.js';

const creator = { email: 'demo@linkyard.local', password: 'yard-demo-2026' };
const people = { creator, admin: theAdmin };

/** `npm run test:walk` sets both. */
const minutes = Number(process.env['WALK_MINUTES'] ?? 0);
const firstSeed = Number(process.env['WALK_SEED'] ?? 7);
const isLong = minutes > 0;

test.describe.configure({ mode: 'parallel' });
test.use({ actionTimeout: 15_000, trace: 'off' });

for (const [name, person] of Object.entries(people)) {
  for (const [place, width] of widths.entries()) {
    test(`the app holds out a walk of the ${name} through one session at ${width} px`, async ({ page }) => {
      const endAt = Date.now() + (minutes * 60_000) / 2;
      test.setTimeout(300_000 + minutes * 60_000);
      const findings: string[] = [];
      await page.setViewportSize({ width, height: 844 });
      const watch = new ScreenWatch(page);
      await signIn(page, person);
      await expect(page.getByRole('navigation').first()).toBeVisible();
      for (let round = 0; round === 0 || Date.now() < endAt; round++) {
        const seed = firstSeed + round;
        const random = new SeededRandom(seed);
        const walk = new AppWalk(page, watch, random);
        const entries = (await walk.menuEntries()).toSorted();
        // The short walk goes everywhere in each width, and looks around on each screen in one of them.
        const toLookAt = entries.filter((_entry, index) => isLong || index % widths.length === place);
        for (const entry of random.shuffled(entries)) {
          await walk.goTo(entry);
          if (toLookAt.includes(entry)) await lookAround(walk, random);
        }
        findings.push(...walk.findings.map(({ fault, trail }) => `${fault} (seed ${seed}: ${trail})`));
      }
      expect(findings).toEqual([]);
    });
  }
}

/** What a person tries on a screen that the menu has led to. */
async function lookAround(walk: AppWalk, random: SeededRandom) {
  await walk.openFirstRow();
  await walk.pressButton('first');
  const more = [() => walk.pressButton('any'), () => walk.switchTab(), () => walk.followLink(), () => walk.pressBell()];
  await random.pick(more)?.();
  if (random.next() < 0.3) {
    await walk.goBack();
    await walk.goForward();
  }
}
