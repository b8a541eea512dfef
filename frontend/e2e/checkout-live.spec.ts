import { randomUUID } from 'node:crypto';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { call, newCreator, unique } from './people.js';

const track = { track: true, onHand: 1, allowBackorder: false, lowAt: 0 };

/** A seller with an account at Stripe, and what puts products on sale. */
async function newShop(request: APIRequestContext) {
  const { token } = await newCreator(request, 'Mara Shop');
  const secretKey = `sk_test_${unique('shop').replace('-', '')}`;
  await call(request, '/user/payment-connection/connect', { provider: 'stripe', secretKey }, token);
  const sell = (sent: object) =>
    call(
      request,
      '/user/products/add-update',
      { title: 'Print', price: '7.00', currency: 'EUR', state: 'published', ...sent },
      token,
    );
  return { token, sell };
}

test('the countdown of a hold follows the server, and says in words that it is over', async ({ page, request }) => {
  const { sell } = await newShop(request);
  const { publicId } = await sell({ stock: track });
  const items = [{ publicId, qty: 1 }];
  const wanted = { publicId, items, buyer: { email: 'vera@example.org' }, idempotencyKey: randomUUID() };
  const { checkout } = await call(request, '/user/checkout/create', wanted);
  // A phone whose clock is an hour fast.
  await page.clock.install({ time: Date.now() + 3_600_000 });
  await page.goto(`/checkout/${checkout.publicId}`);
  await expect(page.getByText(/Held for you for another (30:00|29:5\d) minutes/)).toBeVisible();
  await page.clock.fastForward(31 * 60_000);
  await expect(page.getByText('no longer held for you')).toBeVisible();
  await expect(page.getByText('try to hold it again')).toBeVisible();
  await page.getByRole('button', { name: 'Pay €7.00' }).click();
  await expect(page.getByRole('button', { name: 'Cancel and go back' })).toBeVisible();
});

test('what is wrong with a country, a VAT ID or a quantity is named at its field while it is filled in', async ({
  page,
  request,
}) => {
  const { sell, token } = await newShop(request);
  await call(request, '/user/tax-settings/update', { rates: [], vatId: 'DE136695976', asksVatId: true }, token);
  const rates = [{ name: 'Post', countries: ['DE'], amount: '4.00' }];
  const bump = await sell({ title: 'Card', shipping: { required: true, rates } });
  const other = await sell({ title: 'Pen', limits: { maxQty: 3 } });
  const { publicId } = await sell({
    checkout: { orderBumpProductId: bump._id },
    shipping: { required: true, rates: [...rates, { name: 'Post', countries: ['US'], amount: '9.00' }] },
  });
  await page.goto(`/checkout/${publicId}`);
  const country = page.getByLabel('Country');
  await country.selectOption('US');
  await page.getByLabel('Add Card').check();
  await expect(country).toHaveAccessibleDescription(/does not send to this country/);
  await expect(country).toHaveAttribute('aria-invalid', 'true');
  await country.selectOption('DE');
  await expect(country).toHaveAccessibleDescription('');
  await expect(country).not.toHaveAttribute('aria-invalid');
  const vatId = page.getByLabel('VAT ID');
  await vatId.fill('DE1');
  await expect(vatId).toHaveAccessibleDescription(/not a valid VAT ID of your country/);
  await expect(vatId).toBeFocused();
  await vatId.fill('');
  await expect(vatId).toHaveAccessibleDescription('');

  await page.getByText('Add another product').click();
  await page.getByLabel('Product', { exact: true }).selectOption(`${other.publicId}:`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel('Quantity of Pen').fill('4');
  await expect(page.getByText('Please take at most 3.')).toBeVisible();
});
