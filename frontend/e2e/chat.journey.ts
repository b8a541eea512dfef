import { expect, test, type Browser, type Page } from '@playwright/test';
import { axeFaults } from './axe.js';
import { enter, expectPath, newCreator, unique, type Creator } from './people.js';

// axe is put into the page.
test.use({ bypassCSP: true });

/** The chat room of a creator, opened by the menu. */
async function openChat(page: Page, creator: Creator) {
  await enter(page.context(), creator);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Chat room', exact: true }).click();
  await expectPath(page, '/chatroom-chat-community');
  await expect(page.getByPlaceholder('Type a message')).toBeVisible();
}

const newPage = async (browser: Browser) => (await browser.newContext()).newPage();
const messageOf = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

test('two people chat, react, reply and delete in two browsers at once', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const [ana, ben] = await Promise.all([newCreator(request, 'Ana Reed'), newCreator(request, 'Ben Moss')]);
  const other = await newPage(browser);
  const foreign: string[] = [];
  page.on('request', (sent) => {
    if (!sent.url().startsWith(baseURL ?? '')) foreign.push(sent.url());
  });
  await Promise.all([openChat(page, ana), openChat(other, ben)]);
  const topic = unique('talk');

  await page.getByPlaceholder('Type a message').fill(`${topic} one https://example.com/a`);
  await page.keyboard.press('Enter');
  await expect(messageOf(other, `${topic} one`)).toContainText('Ana Reed');
  await expect(messageOf(other, topic).getByRole('link')).toHaveAttribute('rel', /noopener.*nofollow/);

  await messageOf(other, `${topic} one`).hover();
  await messageOf(other, `${topic} one`).getByRole('button', { name: 'React with a heart' }).click();
  await expect(messageOf(page, `${topic} one`).getByRole('img', { name: /Reactions: ❤️, 1/ })).toBeVisible();

  await messageOf(other, `${topic} one`).hover();
  await messageOf(other, `${topic} one`).getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(other.getByText('Reply to Ana Reed')).toBeVisible();
  await other.getByPlaceholder('Type a message').fill('Thank you');
  await expect(page.getByText('Ben Moss is typing…')).toBeVisible();
  await other.keyboard.press('Enter');
  await expect(messageOf(page, 'Thank you').last()).toContainText(`${topic} one`);

  await page.getByRole('button', { name: 'Insert an emoji' }).click();
  await page.getByPlaceholder('Search emojis').fill('rocket');
  await page.getByRole('gridcell', { name: /rocket/i }).click();
  await expect(page.getByPlaceholder('Type a message')).toHaveValue('🚀');
  await page.getByPlaceholder('Type a message').fill('');
  expect(foreign).toEqual([]);
  expect(await axeFaults(page)).toEqual([]);

  await messageOf(page, `${topic} one https`).first().hover();
  await messageOf(page, `${topic} one https`).first().getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete Message' }).getByRole('button', { name: 'Delete' }).click();
  await expect(other.getByText(topic)).toHaveCount(0);
  await expect(messageOf(other, 'Thank you').last()).toContainText('This message is no longer there.');
});
