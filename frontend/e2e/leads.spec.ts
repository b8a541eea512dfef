import { expect, test } from '@playwright/test';
import { phone, publishedPage, typeInto } from './home-pages.js';
import { enter, newCreator } from './people.js';

const optin = {
  type: 'el_optin',
  sectionData: {
    title: 'Letters from the studio',
    isname: true,
    isemail: true,
    consentText: 'Yes, please write to me.',
    btnText: 'Keep me posted',
    ttext: 'Thank you! The next letter will find you.',
  },
};

test('who signs up on a page stands in Lead’s Data, is read, kept and deleted there', async ({
  page,
  browser,
  request,
}) => {
  const creator = await newCreator(request);
  const { url } = await publishedPage(request, creator.token, optin);

  const visit = await phone(browser);
  const visitor = await visit.newPage();
  await visitor.goto(url);
  await typeInto(visitor.getByLabel(/name/i), 'Ann Okafor');
  await visitor
    .getByLabel(/e-?mail/i)
    .first()
    .fill('ann@example.org');
  await visitor.getByLabel('Yes, please write to me.').check();
  await visitor.getByRole('button', { name: 'Keep me posted' }).click();
  await expect(visitor.getByText('Thank you! The next letter will find you.')).toBeVisible();
  await visit.close();

  await enter(page.context(), creator);
  await page.goto('/myleads');
  const row = page.getByRole('row').filter({ hasText: 'Ann Okafor' });
  await expect(row).toContainText('ann@example.org');
  await expect(row.getByRole('img', { name: 'Unread' })).toBeVisible();
  await expect(page.getByRole('button', { name: '1 unread' })).toBeVisible();

  await row.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Ann Okafor' });
  await expect(drawer.getByRole('link', { name: 'ann@example.org' })).toHaveAttribute('href', 'mailto:ann@example.org');
  await expect(drawer).toContainText('Yes, please write to me.');
  await drawer.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(drawer.getByText('Archived', { exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: '1 unread' })).toHaveCount(0);

  await page.goto('/myleads?search=unknown');
  await expect(page.getByText('Nothing matches this search.')).toBeVisible();
  await page.goto('/myleads?search=Ann');
  await row.getByRole('checkbox').check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete 1' }).click();
  const confirm = page.getByRole('dialog', { name: 'Delete this lead?' });
  await expect(confirm).toContainText('1 person');
  await confirm.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(row).toHaveCount(0);
});

test('a form’s answers stand in Form’s Data under the titles their fields had', async ({ page, browser, request }) => {
  const creator = await newCreator(request);
  const { url } = await publishedPage(request, creator.token, {
    type: 'el_form',
    sectionData: {
      title: 'Ask about a class',
      btntext: 'Send',
      ttext: 'Thanks, we will answer soon.',
      fields: [
        { id: 'f1', title: 'Your name', type: 'text', required: true },
        {
          id: 'f2',
          title: 'Which day',
          type: 'radio',
          options: ['Saturday', 'Sunday'].map((label) => ({ label, value: label })),
        },
      ],
    },
  });
  const visit = await phone(browser);
  const visitor = await visit.newPage();
  await visitor.goto(url);
  await typeInto(visitor.getByLabel('Your name'), 'Jörg Weiß');
  await visitor.getByLabel('Sunday').check();
  await visitor.getByRole('button', { name: 'Send' }).click();
  await expect(visitor.getByText('Thanks, we will answer soon.')).toBeVisible();
  await visit.close();

  await enter(page.context(), creator);
  await page.goto('/formdata');
  const row = page.getByRole('row').filter({ hasText: 'Sunday' });
  await row.click();
  const answers = page.getByRole('dialog').locator('dl').first();
  await expect(answers).toContainText('Your nameJörg Weiß');
  await expect(answers).toContainText('Which daySunday');
});
