import { expect, type Locator, type Page } from '@playwright/test';
import type { ScreenWatch } from './screen-watch.js';
import type { SeededRandom } from './seeded-random.js';

/** What changes or ends something, or leaves the app: a walk presses none of them. */
const forbidden =
  /\b(accept|activate|approve|archive|block|cancel|clear|confirm|connect with|continue with|copy|deactivate|decline|delete|discard|disconnect|done|download|duplicate|end|export|hide|log ?in|log ?out|make|mark|move|pay|pause|publish|receipt|refund|reject|remove|resend|resolve|restore|retry|revoke|rotate|save|send|sign|stop|switch|sync|take|test|try|turn|unblock|undo|unpublish|update|use|withdraw)\b/i;

const patienceMs = 15_000;

export interface Finding {
  fault: string;
  /** The last steps before it. */
  trail: string;
}

/** One session of a person who goes through the app by its menu, and what went wrong on the way. */
export class AppWalk {
  readonly findings: Finding[] = [];
  private readonly trail: string[] = [];

  constructor(
    private readonly page: Page,
    private readonly watch: ScreenWatch,
    private readonly random: SeededRandom,
  ) {}

  private get content() {
    return this.page.locator('#content');
  }
  private get dialog() {
    return this.page.getByRole('dialog').last();
  }
  private get isPhone() {
    return (this.page.viewportSize()?.width ?? 0) < 700;
  }

  /** Names of all entries of the menu, as this window shows it. */
  async menuEntries(): Promise<string[]> {
    if (!this.isPhone) return this.page.getByRole('navigation', { name: 'Main' }).getByRole('link').allInnerTexts();
    const tabs = await this.phoneMenu.getByRole('link').allInnerTexts();
    await this.phoneMenu.getByRole('button', { name: 'More' }).click();
    await expect(this.dialog.getByRole('button', { name: 'Logout' })).toBeVisible();
    const rows = await this.dialog.getByRole('button', { name: /^(?!Close$|Logout$|Switch to )./ }).allInnerTexts();
    await this.close();
    return [...tabs, ...rows];
  }

  /** Goes to an entry of the menu. */
  async goTo(entry: string) {
    await this.step(`menu “${entry}”`, async () => {
      const screen = await this.page.locator('h1').first().elementHandle();
      const before = new URL(this.page.url()).pathname;
      await this.pressEntry(entry);
      await expect(this.page.getByRole('dialog')).toHaveCount(0);
      const hasLed = () => new URL(this.page.url()).pathname !== before;
      for (const until = Date.now() + 1_000; !hasLed() && Date.now() < until;) await this.page.waitForTimeout(50);
      if (!hasLed()) return;
      // The screen that was left stays until the code of the next one has come.
      const isLeft = () => screen?.evaluate((heading) => !heading.isConnected);
      await expect.poll(isLeft, { timeout: patienceMs, intervals: [50] }).toBe(true);
    });
  }

  private async pressEntry(entry: string) {
    const menu = this.isPhone ? this.phoneMenu : this.page.getByRole('navigation', { name: 'Main' });
    const link = menu.getByRole('link', { name: entry, exact: true });
    if (await link.isVisible()) await link.click();
    else {
      await this.phoneMenu.getByRole('button', { name: 'More' }).click();
      await this.dialog.getByRole('button', { name: entry, exact: true }).click();
    }
  }

  async goBack() {
    // Before the first screen is what was there before the app.
    if ((await this.page.evaluate(() => history.state?.idx)) === 0) return;
    await this.step('Back', () => this.lead(() => this.page.goBack()));
  }

  async goForward() {
    await this.step('Forward', () => this.page.goForward());
  }

  /** Opens the first record of a list, types into the first field of a form, and leaves it. */
  async openFirstRow() {
    const row = this.content
      .locator('tbody tr[data-opens], article a[href^="/"]:not([target]), li > a[href^="/"]')
      .first();
    if (!(await row.isVisible())) return;
    await this.open('first row', async () => {
      await row.focus();
      await row.press('Enter');
    });
  }

  /** Presses a button of the screen that changes nothing, and cancels what it opens. */
  async pressButton(which: 'first' | 'any') {
    // On a phone the heads of columns are there for screen readers alone; the order has a menu.
    const buttons = await this.harmless(this.content.locator('button:not(thead *)'));
    const button = which === 'first' ? buttons[0] : this.random.pick(buttons);
    if (!button) return;
    await this.open(`button “${button.name}”`, () => button.locator.click());
  }

  async followLink() {
    const links = await this.harmless(this.content.locator('a[href^="/"]:not([target]):not([download])'));
    const link = this.random.pick(links);
    if (!link) return;
    await this.open(`link “${link.name}”`, () => link.locator.click());
  }

  async switchTab() {
    const tab = this.random.pick(await this.harmless(this.content.getByRole('tab')));
    if (tab) await this.step(`tab “${tab.name}”`, () => tab.locator.click());
  }

  /** Opens what the bell lists. */
  async pressBell() {
    const bell = this.page.getByRole('button', { name: /^Notifications/ });
    if (!(await bell.isVisible())) return;
    await this.step('bell', async () => {
      await bell.click();
      await expect(this.dialog).toBeVisible();
    });
    const entry = this.random.pick(await this.dialog.locator('li a, li button, a[href="/notifications"]').all());
    if (!entry) return this.close();
    const text = await entry.innerText();
    await this.step(`bell “${text.split('\n')[0]}”`, () => entry.click());
    if (await this.dialog.isVisible()) await this.close();
  }

  private get phoneMenu() {
    return this.page.getByRole('navigation', { name: 'Phone menu' });
  }

  private async harmless(all: Locator) {
    const found = [];
    // Elements do not wait for one that goes while they are read, as locators do.
    for (const [at, element] of (await all.elementHandles()).entries()) {
      if (!(await element.isVisible()) || !(await element.isEnabled())) continue;
      const name = (await element.getAttribute('aria-label')) ?? (await element.innerText());
      if (!forbidden.test(name)) found.push({ locator: all.nth(at), name: name.split('\n')[0] ?? '' });
    }
    return found;
  }

  /** Does what opens something, and leaves it: a menu by one of its items, a dialog by its cancel, a screen by Back. */
  private async open(name: string, press: () => Promise<unknown>) {
    const before = this.page.url();
    await this.step(name, press);
    let opened = await this.whatOpened(before);
    if (opened === 'menu') {
      const menu = this.page.getByRole('menu').last();
      const item = this.random.pick(await this.harmless(menu.getByRole('menuitem')));
      // One that was still closing.
      if (!(await menu.isVisible())) return;
      await this.step(item ? `menu item “${item.name}”` : 'Escape', () =>
        item ? item.locator.click() : this.page.keyboard.press('Escape'),
      );
      await expect(menu).toBeHidden();
      opened = await this.whatOpened(before);
    }
    if (opened === 'dialog') await this.close();
    if (opened === 'screen') await this.leaveScreen();
  }

  /** What is there after a press, or null when nothing has come for a moment. */
  private async whatOpened(before: string) {
    const pathOf = (address: string) => new URL(address).pathname;
    for (const until = Date.now() + 700; Date.now() < until; await this.page.waitForTimeout(50)) {
      if (await this.dialog.isVisible()) return 'dialog';
      if (await this.page.getByRole('menu').last().isVisible()) return 'menu';
      if (pathOf(this.page.url()) !== pathOf(before)) return 'screen';
    }
    return null;
  }

  /** Types into the first field of a form, and goes back. */
  private async leaveScreen() {
    const field = this.page.locator('#content form').getByRole('textbox').first();
    if ((await field.isVisible()) && (await field.isEditable())) await this.step('type', () => field.press('x'));
    await this.goBack();
  }

  private async close() {
    await this.step('cancel', async () => {
      const dialog = this.dialog;
      const cancel = dialog.getByRole('button', { name: /^(Cancel|Close|Keep editing)$/ }).first();
      if (await cancel.isVisible()) await cancel.click();
      else await this.page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
  }

  /** Does what leads away, and leaves without saving where that is asked. */
  private async lead(away: () => Promise<unknown>) {
    const keyOfPlace = () => this.page.evaluate(() => JSON.stringify(history.state));
    const leave = this.page
      .getByRole('dialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Leave' });
    const before = await keyOfPlace();
    await away();
    const hasLed = async () => (await leave.isVisible()) || (await keyOfPlace()) !== before;
    await expect.poll(hasLed, { timeout: patienceMs, intervals: [50] }).toBe(true);
    if (await leave.isVisible()) await leave.click();
  }

  /** Does one thing, waits until the screen rests, and notes what went wrong. */
  private async step(name: string, act: () => Promise<unknown>) {
    this.trail.push(name);
    const failures: string[] = [];
    try {
      await act();
      await expect.poll(() => this.watch.isCalling, { timeout: patienceMs, intervals: [50] }).toBe(false);
      await expect(this.page.locator('h1').first(), 'a heading').toBeVisible({ timeout: patienceMs });
      await expect(this.page.locator('[aria-busy="true"]'), 'nothing that waits').toHaveCount(0, {
        timeout: patienceMs,
      });
    } catch (error) {
      failures.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
    }
    if (await this.page.getByRole('heading', { name: 'Unexpected Application Error!' }).isVisible())
      failures.push('the screen stopped working');
    failures.push(...(await this.watch.takeFaults()));
    const at = new URL(this.page.url());
    this.trail[this.trail.length - 1] += ` → ${at.pathname}${at.search}`;
    for (const fault of failures) this.findings.push({ fault, trail: this.trail.slice(-8).join(', ') });
  }
}
