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
