// R14: one checkout, one payment and one refund are requested fifty times at once, again while commerce is killed, again with other content.
import { ask, must, newKey, someNetwork, tally, uniqueName } from './kit/requests.mjs';
import { Creator } from './kit/creator.mjs';
import { Shop } from './kit/shop.mjs';

const times = 50;

export async function run(installation) {
  const creator = await Creator.signIn(installation);
  const shop = await Shop.open(creator);
  const product = await shop.product();
  const email = `${uniqueName('once')}@visitors.example`;
  const post = (path, body) => ask(`${installation.url}${path}`, { body, headers: someNetwork() });

  const wanted = {
    ...{ publicId: product.publicId, items: [{ publicId: product.publicId, qty: 1 }] },
    ...{ buyer: { email, name: 'Visitor' }, idempotencyKey: newKey() },
  };
  const create = (more) => post('/user/checkout/create', { ...wanted, ...more });
  const created = await repeated(installation, create);
  const otherCheckout = await create({ buyer: { email, name: 'Somebody else' } });
  const checkouts = new Set(created.map(({ data }) => data?.checkout.publicId));
  const { publicId } = created[0].data.checkout;

  const paying = await repeated(installation, () => post('/user/checkout/pay', { publicId }));
  const addresses = new Set(paying.map(({ data }) => data?.redirectUrl));
  const sessions = await shop.countAtStripe('checkout/sessions');
  await shop.payAt(paying[0].data.redirectUrl, email);
  await must(`${installation.url}/user/checkout/settle`, { body: { publicId }, headers: someNetwork() });

  const [{ _id }] = await shop.orders(product);
  const key = newKey();
  const refund = (amount = '4.00') => creator.ask('/user/orders/refund', { _id, amount, idempotencyKey: key });
  const refunded = await repeated(installation, () => refund());
  const otherRefund = await refund('5.00');
  const refunds = await shop.countAtStripe('refunds');
  const returned = new Set(refunded.map(({ data }) => data?.order.totals.refunded.amount));
  const orders = await shop.orders(product);

  return [
    row('one checkout', `${orders.length} orders, ${checkouts.size} different (${tally(created)})`, {
      met: orders.length === 1 && checkouts.size === 1 && allAnswered(created),
    }),
    row('one payment', `${sessions} at the provider, ${addresses.size} different (${tally(paying)})`, {
      met: sessions === 1 && addresses.size === 1 && allAnswered(paying),
    }),
    row('one refund', `${refunds} at the provider, refunded ${[...returned].join(', ')} (${tally(refunded)})`, {
      met: refunds === 1 && returned.size === 1 && returned.has(400) && allAnswered(refunded),
    }),
    {
      ...{ id: 'R14', measure: 'the same keys with other content', measured: tally([otherCheckout, otherRefund]) },
      ...{ target: '409/422', met: [otherCheckout, otherRefund].every(isRefused) },
    },
  ];
}

/** Fifty at once, one while the service is down, one after. */
async function repeated(installation, send) {
  const answers = await Promise.all(Array.from({ length: times }, () => send()));
  await installation.kill('commerce');
  const [again] = await Promise.all([send(), installation.startAgain('commerce')]);
  // The one that was lost with the dead copy, if it was, is simply sent again, as a browser would.
  answers.push(again.status >= 502 ? await send() : again, await send());
  return answers;
}

const allAnswered = (answers) => answers.every(({ status }) => status === 200);
const isRefused = ({ status }) => status === 409 || status === 422;
const row = (what, measured, { met }) => ({
  ...{ id: 'R14', measure: `${what} requested ${times}x in parallel, twice more after a kill`, measured },
  ...{ target: '1 effect, one answer', met },
});
