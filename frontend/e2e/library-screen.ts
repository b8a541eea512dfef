import type { Locator, Page } from '@playwright/test';

export const named = (stem: string, count: number) => Array.from({ length: count }, (_, at) => `${stem} ${at + 1}`);
export const tiles = (page: Page) => page.getByRole('listbox', { name: 'Media' }).getByRole('option');
export const tile = (page: Page, title: string) => tiles(page).filter({ has: page.getByText(title, { exact: true }) });
/** Where a file is chosen without being opened. */
export const mark = (within: Locator) => within.locator('[data-mark]');
export const heading = (page: Page, count: number) => page.getByRole('heading', { name: `Media Library (${count})` });
export const bar = (page: Page) => page.getByRole('toolbar', { name: 'Actions for the selection' });
export const shelves = (page: Page) => page.getByRole('navigation', { name: 'Folders and tags' });
