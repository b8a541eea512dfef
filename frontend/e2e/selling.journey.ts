import { randomUUID } from 'node:crypto';
import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { phone, publishedPage } from './home-pages.js';
import { linkFor } from './mailbox.js';
import { call, enter, newCreator, newEmail, theAdmin } from './people.js';

const pdf = {
  name: 'guide.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'),
};
const eur = { currency: 'EUR', state: 'published' };

/** Connects the simulated Stripe by hand. @returns the key, which opens the simulator's side of the account */
async function connectStripe(page: Page): Promise<string> {
  await page.goto('/integrations');
  await page.getByRole('button', { name: 'Connect Stripe' }).click();
  await page.getByRole('button', { name: 'Use a test key' }).click();
  const secretKey = await page.getByRole('textbox', { name: 'Restricted or secret key' }).inputValue();
  await page.getByRole('button', { name: 'Connect and test' }).click();
  await expect(page.getByText('Stripe accepts the key and reports payments to this site.')).toBeVisible();
  return secretKey;
}

/** A page with a guide to download and a mug to send. */
async function shopPage(request: APIRequestContext, token: string): Promise<string> {
  const multipart = { type: 'document', file: pdf };
  const headers = { authorization: token };
  const uploaded = await request.post('/user/upload-user-file', { multipart, headers });
  const { data: file } = await uploaded.json();
  const digital = { files: [{ mediaId: file._id, name: 'guide.pdf', size: pdf.buffer.length }], downloadLimit: 2 };
  await call(request, '/user/products/add-update', { ...eur, title: 'Guide', price: '30.00', digital }, token);
  const shipping = { required: true, rates: [{ name: 'Post', countries: ['DE'], amount: '4.00' }] };
  const mug = { ...eur, type: 'physical', title: 'Mug', price: '12.00', shipping };
  await call(request, '/user/products/add-update', mug, token);
  return (await publishedPage(request, token, { type: 'el_product', sectionData: {} })).url;
}

/** With JavaScript: the card is declined, the second one is taken, and the tab is closed before the way back. */
async function buyGuide(browser: Browser, url: string, email: string): Promise<string> {
  const visit = await phone(browser);
  const visitor = await visit.newPage();
  await visitor.goto(url);
  await visitor.getByRole('link', { name: /Guide/ }).click();
  await visitor.getByLabel('E-mail').fill(email);
  await visitor.getByRole('button', { name: 'Pay €30.00' }).click();
  await visitor.getByRole('button', { name: 'Pay with a card that is declined' }).click();
  await expect(visitor.getByText('Your card was declined')).toBeVisible();
  const provider = new URL(visitor.url()).origin;
  await visitor.getByRole('button', { name: 'Pay and close the tab' }).click();
  await expect(visitor.getByRole('heading', { name: 'This payment is complete' })).toBeVisible();
  await visit.close();
  return provider;
}

/** Without JavaScript, with an address and shipping. */
async function buyMug(browser: Browser, url: string, email: string): Promise<void> {
  const visit = await phone(browser, { javaScriptEnabled: false });
  const visitor = await visit.newPage();
  await visitor.goto(url);
  await visitor.getByRole('link', { name: /Mug/ }).click();
  await visitor.getByLabel('E-mail').fill(email);
  await visitor.getByLabel('Country').selectOption('DE');
  await visitor.getByLabel('Address').fill('Vera Vale\nHafenweg 1\n20457 Hamburg');
  await visitor.getByRole('button', { name: 'Update total' }).click();
  await visitor.getByRole('button', { name: 'Pay €16.00' }).click();
  await visitor.getByRole('button', { name: /^Pay 16/ }).click();
  await expect(visitor.getByRole('heading', { name: /Thank you/ })).toBeVisible();
  await visit.close();
}

/** Downloads the file of the order as often as the seller allows. */
async function downloadTwice(browser: Browser, link: string): Promise<void> {
  const visit = await phone(browser);
  const visitor = await visit.newPage();
  for (const left of ['2 downloads left', '1 download left']) {
    await visitor.goto(link);
    await expect(visitor.getByText(left)).toBeVisible();
    const [download] = await Promise.all([
      visitor.waitForEvent('download'),
      visitor.getByRole('link', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/guide.*\.pdf/i);
    await download.path();
  }
  await visitor.reload();
  await expect(visitor.getByText('All downloads are used')).toBeVisible();
  await visit.close();
}

async function refundHalf(page: Page, email: string): Promise<void> {
  await page.goto(`/purchase?q=${encodeURIComponent(email)}`);
  await page.getByRole('row').filter({ hasText: 'Guide' }).press('Enter');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund this order' });
  await dialog.getByRole('textbox', { name: /Amount/ }).fill('15.00');
  await dialog.getByRole('button', { name: 'Refund €15.00' }).click();
  await expect(page.getByText('The refund is on its way.')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Partly refunded').first()).toBeVisible();
}

/** What the provider holds for the account. */
async function balanceAt(provider: string, secretKey: string): Promise<number> {
  const reply = await fetch(`${provider}/v1/balance`, { headers: { authorization: `Bearer ${secretKey}` } });
  const { pending }: { pending: { currency: string; amount: number }[] } = await reply.json();
  return pending.find(({ currency }) => currency === 'eur')?.amount ?? 0;
}

test('a creator connects Stripe, sells to two phones, refunds half, and every figure agrees', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const seller = await newCreator(request, 'Mara Shop');
  await enter(page.context(), seller);
  const secretKey = await connectStripe(page);
  const url = await shopPage(request, seller.token);
  const [email, otherEmail] = [newEmail(), newEmail()];

  const provider = await buyGuide(browser, url, email);
  await downloadTwice(browser, await linkFor(email, '/downloadProduct'));
  await buyMug(browser, url, otherEmail);
  await refundHalf(page, email);

  const { token: adminToken } = await call(request, '/auth/login', theAdmin);
  const check = async () => {
    const { net } = (await call(request, '/user/sales', { range: '30d', currency: 'EUR' }, seller.token)).totals;
    const { differences } = await call(request, '/admin/payments/check-ledger', { ownerId: seller.userId }, adminToken);
    return { net, differences };
  };
  const balance = await balanceAt(provider, secretKey);
  await expect
    .poll(check, { intervals: [500, 1000, 2000], timeout: 20_000 })
    .toEqual({ net: balance, differences: [] });

  await page.goto('/sales');
  const net = `€${(balance / 100).toFixed(2)}`;
  await expect(page.getByText(net, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'By product' })).toContainText('Guide');
  await expect(page.getByText('€15.00').first()).toBeVisible();
});

for (const javaScriptEnabled of [true, false])
  test(`a visitor donates monthly ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    page,
    browser,
    request,
  }) => {
    test.slow();
    const creator = await newCreator(request);
    const secretKey = `sk_test_${randomUUID().replaceAll('-', '')}`;
    await call(request, '/user/payment-connection/connect', { provider: 'stripe', secretKey }, creator.token);
    const sectionData = { title: 'Support my work', amounts: [10, 25], intervals: ['once', 'month'] };
    const { url } = await publishedPage(request, creator.token, { type: 'el_donate', sectionData });
    const email = newEmail();

    const visit = await phone(browser, { javaScriptEnabled });
    const visitor = await visit.newPage();
    await visitor.goto(url);
    await visitor.getByLabel('$10', { exact: true }).check();
    await visitor.getByLabel('Monthly').check();
    await visitor.getByLabel(/Your name/).fill('Ann Okafor');
    await visitor.getByLabel(/E-mail/).fill(email);
    await visitor.getByRole('button', { name: 'Donate' }).click();
    await visitor.getByRole('link', { name: 'Continue to Stripe' }).click();
    await expect(visitor.getByText(/per month/)).toBeVisible();
    await visitor.getByRole('button', { name: /^Pay [0-9.]+ USD$/ }).click();
    await expect(visitor.getByRole('heading', { name: 'Thank you for your donation' })).toBeVisible();
    await visit.close();

    await enter(page.context(), creator);
    await page.goto('/donations');
    const row = page.getByRole('row').filter({ hasText: 'Ann Okafor' });
    await expect(row).toContainText('$10.00');
    await expect(row).toContainText(/month/i);
  });
