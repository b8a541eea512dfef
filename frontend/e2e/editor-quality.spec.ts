import { expect, test } from '@playwright/test';
import { block, expectSaved, newDesk, openEditor } from './editor-desk.js';
import { call } from './people.js';

test('quality problems are listed and linked, and do not block publishing', async ({ page, context }) => {
  const desk = await newDesk(context, ['First', 'Second']);
  const { token } = desk.person;
  const [first, second] = desk.blocks;
  const still = { animType: 'none', isanim: false, delay: 0, repeat: false };
  const save = (section_id: string | undefined, sectionData: object, style: object) =>
    call(
      context.request,
      '/user/section/save',
      { section_id, sectionData, animation: still, title: 'Link', style },
      token,
    );
  await save(
    first,
    { linkTitle: 'Pale', inputLink: 'http://127.0.0.1:1/' },
    { colors: { text: '#eeeeee', background: '#ffffff' } },
  );
  const { templateId } = desk;
  const gone = await call(context.request, '/user/template/page/create', { templateId, name: 'About' }, token);
  await save(second, { linkTitle: 'Lost', linkType: 'page', inputPage: gone._id }, {});
  await call(context.request, '/user/template/page/delete', { templateId, pageId: gone._id }, token);
  const optin = {
    templateId: desk.templateId,
    pageId: desk.pageId,
    type: 'el_optin',
    sectionData: { title: 'Letter' },
  };
  await call(context.request, '/user/section/add', optin, token);
  await openEditor(page, desk);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Check the page first' }).click();
  const dialog = page.getByRole('dialog', { name: 'Check before publishing' });
  await expect(dialog.getByText(/\d+ of 100/)).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Contrast' })).toContainText('Link, Pale');
  await expect(dialog.getByRole('region', { name: 'Links that lead nowhere' }).getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByRole('region', { name: 'Consent' })).toContainText('consent text');
  await dialog.getByRole('region', { name: 'Contrast' }).getByRole('button', { name: 'Show' }).click();
  await expect(dialog).toBeHidden();
  await expect(block(page, 'Link, Pale')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Your page is live' })).toBeVisible();
});

test('addresses of this host are asked as visitors ask them', async ({ page, context, baseURL }) => {
  const desk = await newDesk(context, []);
  const { token } = desk.person;
  const link = { templateId: desk.templateId, pageId: desk.pageId, type: 'el_link' };
  const gone = { linkTitle: 'Gone', inputLink: `${baseURL ?? ''}/media/documents/2026-11/gone.pdf` };
  const there = { linkTitle: 'There', inputLink: `${baseURL ?? ''}/signin` };
  for (const sectionData of [gone, there])
    await call(context.request, '/user/section/add', { ...link, sectionData }, token);
  await openEditor(page, desk);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Check the page first' }).click();
  const lost = page.getByRole('region', { name: 'Links that lead nowhere' }).getByRole('listitem');
  await expect(lost).toHaveCount(1);
  await expect(lost).toContainText('Link, Gone');
});

test('a page with nothing to find is ready', async ({ page, context }) => {
  const desk = await newDesk(context, []);
  const heading = { templateId: desk.templateId, pageId: desk.pageId, type: 'el_heading' };
  const sectionData = { text: 'Hello', tag: 'h1', align: '' };
  await call(context.request, '/user/section/add', { ...heading, sectionData }, desk.person.token);
  await openEditor(page, desk);
  await expectSaved(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Check the page first' }).click();
  await expect(page.getByText('Ready for visitors: 100 of 100')).toBeVisible();
  await page.getByRole('button', { name: 'Go on to publish' }).click();
  await expect(page.getByRole('dialog').getByLabel('Address')).toBeVisible();
});
