import { expect, test } from '@playwright/test';
import { phone, publishedPage } from './home-pages.js';
import { call, enter, newCreator, unique } from './people.js';

for (const javaScriptEnabled of [true, false])
  test(`a visitor buys from a page on a phone ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
    request,
  }) => {
    const creator = await newCreator(request, 'Mara Shop');
    const secretKey = `sk_test_${unique('shop').replace('-', '')}`;
    await call(request, '/user/payment-connection/connect', { provider: 'stripe', secretKey }, creator.token);
    const eur = { currency: 'EUR', state: 'published' };
    const add = (product: object) => call(request, '/user/products/add-update', { ...eur, ...product }, creator.token);
    const checkout = { upsellProductId: (await add({ title: 'Spoon', price: '3.00' }))._id };
    await add({ title: 'Mug', price: '12.00', after: { text: 'Enjoy it!' }, checkout });
    const { url } = await publishedPage(request, creator.token, { type: 'el_product', sectionData: {} });

    const visit = await phone(browser, { javaScriptEnabled });
    const visitor = await visit.newPage();
    await visitor.goto(url);
    await visitor.getByRole('link', { name: /Mug/ }).click();
    await expect(visitor.getByRole('button', { name: 'Pay €12.00' })).toBeInViewport();
    await visitor.getByLabel('Quantity').fill('2');
    if (!javaScriptEnabled) await visitor.getByRole('button', { name: 'Update total' }).click();
    await visitor.getByLabel('E-mail').fill('vera@example.org');
    await visitor.getByLabel('Name').fill('Vera');
    await visitor.getByRole('button', { name: 'Pay €24.00' }).click();

    await visitor.getByRole('button', { name: 'Cancel and go back' }).click();
    await expect(visitor.getByText('You have not paid')).toBeVisible();
    await expect(visitor.getByLabel('E-mail')).toHaveValue('vera@example.org');
    await visitor.getByRole('button', { name: 'Pay €24.00' }).click();
    await visitor.getByRole('button', { name: /^Pay 24/ }).click();
    await expect(visitor.getByRole('heading', { name: 'Thank you, Vera!' })).toBeVisible();
    await expect(visitor.getByText('Enjoy it!')).toBeVisible();
    await visitor.getByRole('link', { name: 'Add Spoon for €3.00' }).click();
    await expect(visitor.getByLabel('E-mail')).toHaveValue('vera@example.org');
    await expect(visitor.getByRole('button', { name: 'Pay €3.00' })).toBeVisible();
    await visit.close();
  });

test('an additional product that is sent brings its address field as soon as it is ticked', async ({
  page,
  request,
}) => {
  const creator = await newCreator(request, 'Mara Shop');
  const secretKey = `sk_test_${unique('shop').replace('-', '')}`;
  await call(request, '/user/payment-connection/connect', { provider: 'stripe', secretKey }, creator.token);
  const product = { price: '12.00', currency: 'EUR', state: 'published' };
  const print = { ...product, title: 'Print', checkout: { askAddress: true } };
  const bump = await call(request, '/user/products/add-update', print, creator.token);
  const main = { ...product, title: 'Song', checkout: { orderBumpProductId: bump._id } };
  const song = await call(request, '/user/products/add-update', main, creator.token);
  await page.goto(`/checkout/${song.publicId}`);
  await page.getByLabel('E-mail').fill('vera@example.org');
  await expect(page.getByLabel('Address', { exact: true })).toHaveCount(0);
  await page.getByLabel('Add Print').check();
  await expect(page.getByLabel('Address', { exact: true })).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('vera@example.org');
  await page.getByLabel('Add Print').uncheck();
  await expect(page.getByLabel('Address', { exact: true })).toHaveCount(0);
});

test('a product is sold offline: the buyer sees how to pay, and the seller marks it as paid', async ({
  page,
  browser,
  request,
}) => {
  const seller = await newCreator(request, 'Mara Shop');
  await enter(page.context(), seller);
  const draft = { title: 'Poster', price: '12.00', currency: 'EUR', type: 'service' };
  const { _id, publicId } = await call(request, '/user/products/add-update', draft, seller.token);
  await page.goto(`/products/${_id}`);
  const payment = page.getByRole('region', { name: 'Payment' });
  await payment.getByRole('checkbox', { name: 'PayPal' }).check();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(payment.getByText('None of these is connected.', { exact: false })).toBeVisible();
  await payment.getByRole('checkbox', { name: /^Offline/ }).check();
  await payment.getByRole('textbox', { name: 'How to pay offline' }).fill('Please transfer it to DE02 1203.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The product is published.')).toBeVisible();

  const visit = await phone(browser);
  const visitor = await visit.newPage();
  await visitor.goto(`/checkout/${publicId}`);
  await visitor.getByLabel('E-mail').fill('vera@example.org');
  await visitor.getByLabel('Name').fill('Vera');
  await visitor.getByRole('button', { name: 'Order for €12.00' }).click();
  await expect(visitor.getByText('Please transfer it to DE02 1203.')).toBeVisible();

  await page.goto('/purchase');
  await page.getByRole('row').filter({ hasText: 'Poster' }).press('Enter');
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(page.getByText('The order is paid.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('link', { name: 'Receipt (PDF)' })).toBeVisible();
  await visit.close();
});
