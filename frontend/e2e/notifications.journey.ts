import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { call, enter, expectPath, newCreator, unique, type Creator } from './people.js';

/** Puts an opt-in on the creator's page and publishes it. */
async function publishOptin(request: APIRequestContext, { campaignId, templateId, token }: Creator) {
  const { template } = await call(request, '/user/template/get', { _id: templateId }, token);
  const sectionData = { isname: true, isemail: true, description: 'News', thanktype: 'text', ttext: 'Welcome!' };
  const section = { templateId, pageId: template.homePageId, type: 'el_optin', sectionData };
  await call(request, '/user/section/add', section, token);
  await call(request, '/user/campaign/publish', { _id: campaignId }, token);
}

/** A visitor leaves their details on the public page. */
async function leaveDetails(visitor: Page, { username }: Creator, name: string) {
  await visitor.clock.install();
  await visitor.goto(`/${username}`);
  await visitor.getByLabel('Name').fill(name);
  await visitor.getByLabel(/e-?mail/i).fill(`${name.toLowerCase().replaceAll(' ', '.')}@visitors.example`);
  // A submission faster than a person types is classified as spam.
  await visitor.clock.fastForward(5000);
  await visitor.locator('form button').click();
  await expect(visitor.getByText('Welcome!')).toBeVisible();
}

test('a visitor leaves their details, and the open dashboard says so at once', async ({ page, browser, request }) => {
  test.slow();
  const creator = await newCreator(request);
  await publishOptin(request, creator);
  await enter(page.context(), creator);
  const joined = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framesent'));
  await page.goto('/dashboard');
  await expectPath(page, '/dashboard');
  await joined;
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();

  const elsewhere = await browser.newContext();
  const visitor = await elsewhere.newPage();
  await leaveDetails(visitor, creator, 'Vera Moss');
  const toasts = page.getByRole('region', { name: 'New notifications' });
  const toast = toasts.getByRole('link', { name: /Vera Moss left their details/ });
  await expect(toast).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications, 1 new' })).toBeVisible();

  await toast.click();
  await expectPath(page, '/myleads');
  await expect(
    page
      .getByRole('searchbox')
      .or(page.getByPlaceholder(/name or e-mail/i))
      .first(),
  ).toHaveValue('Vera Moss');
  await expect(page.getByRole('table')).toContainText('vera.moss@visitors.example');
  await expect(toasts.getByRole('link')).toHaveCount(0);

  await leaveDetails(visitor, creator, 'Ilja Reed');
  await expect(toasts.getByRole('link', { name: /Ilja Reed/ })).toBeVisible();
  await page.getByRole('button', { name: 'Notifications, 2 new' }).click();
  const entries = page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem');
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText('Ilja Reed');
  await elsewhere.close();
});

test('a purchase is a toast and a count in the bell, and what is read in one window is read in the other', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const seller = await newCreator(request, 'Mara Shop');
  const secretKey = `sk_test_${unique('shop').replace('-', '')}`;
  await call(request, '/user/payment-connection/connect', { provider: 'stripe', secretKey }, seller.token);
  const product = { title: 'Mug', price: '12.00', currency: 'EUR', state: 'published' };
  const { publicId } = await call(request, '/user/products/add-update', product, seller.token);
  await enter(page.context(), seller);
  const other = await page.context().newPage();
  for (const one of [page, other]) {
    const joined = one.waitForEvent('websocket').then((socket) => socket.waitForEvent('framesent'));
    await one.goto('/dashboard');
    await joined;
  }

  const elsewhere = await browser.newContext();
  const visitor = await elsewhere.newPage();
  await visitor.goto(`/checkout/${publicId}`);
  await visitor.getByLabel('E-mail').fill('vera@example.org');
  await visitor.getByLabel('Name').fill('Vera Moss');
  await visitor.getByRole('button', { name: 'Pay €12.00' }).click();
  await visitor.getByRole('button', { name: /^Pay 12/ }).click();
  await expect(visitor.getByRole('heading', { name: /Thank you/ })).toBeVisible();

  const toast = (window: Page) =>
    window.getByRole('region', { name: 'New notifications' }).getByRole('link', { name: /Vera Moss bought Mug/ });
  for (const one of [page, other]) {
    await expect(toast(one)).toBeVisible();
    await expect(one.getByRole('button', { name: 'Notifications, 1 new' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Notifications, 1 new' }).click();
  await page.getByRole('link', { name: 'All notifications' }).click();
  await expectPath(page, '/notifications');
  const entry = page.getByRole('list', { name: 'Notifications' }).getByRole('link', { name: /Vera Moss bought Mug/ });
  await entry.click();
  await expectPath(page, '/purchase');
  await expect(page.getByRole('searchbox').first()).toHaveValue('Vera Moss');
  await expect(page.getByRole('table')).toContainText('Vera Moss');
  for (const one of [page, other])
    await expect(one.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await other.goto('/notifications');
  await expect(other.getByRole('button', { name: /^Mark as unread/ })).toBeVisible();
  await elsewhere.close();
});
