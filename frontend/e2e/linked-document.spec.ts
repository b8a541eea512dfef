import { expect, test } from '@playwright/test';
import { block, expectSaved, newDesk, openEditor } from './editor-desk.js';
import { call } from './people.js';

const buffer = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');

test('a document of the library is what a link leads to, until it is taken back', async ({ page, context }) => {
  const desk = await newDesk(context, ['Our menu']);
  const { token } = desk.person;
  const multipart = {
    type: 'document',
    name: 'Menu of the week',
    file: { name: 'menu.pdf', mimeType: 'application/pdf', buffer },
  };
  const stored = await context.request.post('/user/upload-user-file', { multipart, headers: { authorization: token } });
  expect(stored.ok()).toBe(true);

  await openEditor(page, desk);
  await block(page, /Our menu/).click();
  await page.getByRole('button', { name: 'Leads to: a document of your library' }).click();
  await page.getByRole('button', { name: 'Menu of the week' }).click();
  const address = page.getByRole('textbox', { name: 'Leads to' });
  await expect(address).toHaveValue(/^https?:\/\/[^/]+\/media\/[^?]+$/);
  await expectSaved(page);
  const path = new URL(await address.inputValue()).pathname;
  await call(context.request, '/user/campaign/publish', { _id: desk.campaignId }, token);

  const visitor = await context.browser()?.newPage({ baseURL: new URL(page.url()).origin });
  if (!visitor) throw new Error('no browser');
  await visitor.goto(`/${desk.person.username}`);
  const [download] = await Promise.all([
    visitor.waitForEvent('download'),
    visitor.getByRole('link', { name: 'Our menu' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Menu of the week.pdf');
  await visitor.close();

  await page.goto('/mylibrary');
  await page.getByRole('listbox', { name: 'Media' }).getByRole('option').first().click();
  const details = page.getByRole('dialog', { name: 'Menu of the week' });
  const shared = details.getByRole('switch', { name: 'Everybody who has the address can open it' });
  await expect(shared).toBeChecked();
  // The switch says at once what it asks the server for.
  const kept = page.waitForResponse(/\/user\/media\/update$/);
  await shared.click();
  expect((await kept).ok()).toBe(true);
  await expect(details.getByText('Links to it on your pages lead nowhere until it is switched on.')).toBeVisible();
  const { data } = await call(context.request, '/user/media', { type: 'get', data: {} }, token);
  expect(data[0]).toMatchObject({ visibility: 'private', uses: 1, file: { path: expect.stringContaining(path) } });
});
