import type { Page } from '@playwright/test';

export const widths = [390, 1280] as const;
/** It has no place to break. */
export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze';

/** Collects what the browser logs as an error from now on, with the address it happened at. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  return errors;
}

/** By how many pixels a page is wider than its window. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
