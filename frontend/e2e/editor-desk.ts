import { randomBytes } from 'node:crypto';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { call, enter, newCreator, type Person } from './people.js';

export interface Desk {
  person: Person;
  campaignId: string;
  templateId: string;
  pageId: string;
  /** Ids of the blocks put onto the page, in their order. */
  blocks: string[];
}

const newId = () => randomBytes(12).toString('hex');

/** A creator of this test alone, signed in, with a page that holds links of these titles. */
export async function newDesk(context: BrowserContext, titles: readonly string[]): Promise<Desk> {
  const person = await newCreator(context.request);
  const { token, campaignId, templateId } = person;
  const [{ pages }] = await Promise.all([
    call(context.request, '/user/template/get', { _id: templateId }, token),
    enter(context, person),
  ]);
  const pageId = pages[0]._id;
  const { sections: present } = await call(context.request, '/user/section/get', { pageId }, token);
  if (present.length > 0) {
    const ids = present.map((section: { _id: string }) => section._id);
    await call(context.request, '/user/section/delete', { ids }, token);
  }
  const blocks = titles.map(newId);
  const sections = titles.map((linkTitle, index) => ({
    ...{ _id: blocks[index], type: 'el_link', title: 'Link', style: {}, status: 1 },
    sectionData: { linkTitle, inputLink: 'https://example.org/' },
    animation: { animType: 'none', isanim: false, delay: 0, repeat: false },
  }));
  if (sections.length > 0) {
    await call(context.request, '/user/section/add-many', { templateId, pageId, index: 0, sections }, token);
  }
  return { person, campaignId, templateId, pageId, blocks };
}

/** Opens the editor and waits until its blocks can be chosen. */
export async function openEditor(page: Page, { templateId }: Pick<Desk, 'templateId'>) {
  await page.goto(`/edit/${templateId}`);
  await expect(page.getByRole('main', { name: 'Page' })).toBeVisible();
  await expectSaved(page);
}

export const blockList = (page: Page) => page.getByRole('listbox', { name: /^Blocks of/ });
export const block = (page: Page, name: string | RegExp) => blockList(page).getByRole('option', { name });

/** The links on the canvas, top to bottom, by their titles. */
export async function expectOrder(page: Page, titles: readonly string[]) {
  const names = () =>
    blockList(page)
      .getByRole('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('aria-label')));
  await expect.poll(names).toEqual(titles.map((title) => `Link, ${title}`));
}

export const expectSaved = (page: Page) => expect(page.locator('header [data-status]')).toHaveText('Saved');

/** What the server has of the page: the titles of its links with whether they are shown. */
export async function storedLinks(context: BrowserContext, { person, pageId }: Desk): Promise<string[]> {
  const { sections } = await call(context.request, '/user/section/get', { pageId }, person.token);
  return sections.map(
    ({ sectionData, status }: { sectionData: Record<string, unknown>; status: number }) =>
      `${String(sectionData['linkTitle'] ?? sectionData['text'] ?? '')}${status === 0 ? ' (hidden)' : ''}`,
  );
}

/**
 * A drag by keys listens for the next key from a timer on, which browsers put off until the next picture, whatever was
 * announced before. Timers run in their order: when this one has run, so has that of the drag.
 */
export const untilDragListens = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve)));
