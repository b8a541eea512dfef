import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  checkLedger,
  getSales,
  getUserContact,
  listCoupons,
  listDonationGoals,
  listDonations,
  listOrders,
  listPaymentConnections,
  listProducts,
  orderPaid,
  paymentSettled,
} from '@linkyard/contracts';
import { startStripe } from '@linkyard/simulators';
import { creator } from '@linkyard/service-kit/testing';
import { contactOf } from '../testing/shop-harness.js';
import { CommerceHarness } from '../testing/commerce-harness.js';
import { DemoHistory } from './demo-history.js';
import { demoPlan } from './demo-plan.js';
import { LoadDemo } from './load-demo.js';

let stripe: Awaited<ReturnType<typeof startStripe>>;
let commerce: CommerceHarness;
beforeAll(async () => {
  stripe = await startStripe({});
  commerce = await CommerceHarness.start(stripe.url);
}, 60_000);
afterAll(async () => {
  await commerce.stop();
  await stripe.close();
});

it('gives the demo creator published products, a coupon, a donation goal and a payment account, once', async () => {
  const demo = { ...creator(), userId: '0000000000000000000000d1' };
  const loader = commerce.get(LoadDemo);
  await loader.load();
  await loader.load();
  const { data } = await commerce.call(listProducts, {}, demo);
  expect(data.map(({ state, priceModel }) => [state, priceModel])).toEqual([
    ['published', 'fixed'],
    ['published', 'fixed'],
    ['published', 'payWhatYouWant'],
    ['published', 'free'],
  ]);
  const coupons = await commerce.call(listCoupons, {}, demo);
  expect(coupons.data).toMatchObject([{ code: 'WELCOME10', percent: 10, status: 1 }]);
  const goals = await commerce.call(listDonationGoals, {}, demo);
  expect(goals.data).toMatchObject([{ title: 'A second kiln', target: { amount: 120_000, currency: 'EUR' } }]);
  const accounts = await commerce.call(listPaymentConnections, {}, demo);
  expect(accounts.data).toMatchObject([{ provider: 'stripe', isDefault: true }]);
});

it('gives it orders and donations of ninety days, which the ledger agrees with', async () => {
  const demo = { ...creator(), userId: '0000000000000000000000d1', role: 2 as const, sessionId: 'demo' };
  commerce.answeringBus.answer(getUserContact, ({ userId }) => ({ contact: contactOf(userId) }));
  const { orders, donations } = demoPlan();
  expect(demoPlan().orders).toEqual(orders);
  const shirt = orders.find(({ product }) => product === 1);
  const plan = { orders: [...orders.slice(0, 7), ...(shirt ? [shirt] : [])], donations: donations.slice(0, 2) };
  const history = commerce.get(DemoHistory);
  const made = await history.pay(demo, plan);
  for (const data of await commerce.events(paymentSettled.name))
    await commerce.deliver(paymentSettled, paymentSettled.data.parse(data));
  for (const data of await commerce.events(orderPaid.name))
    await commerce.deliver(orderPaid, orderPaid.data.parse(data));
  await history.moveInTime(demo.userId, made);
  const { data } = await commerce.call(listOrders, { listPerPage: 20 }, demo);
  expect(data).toHaveLength(8);
  expect((await commerce.call(listDonations, { filters: { state: 'completed' } }, demo)).data).toHaveLength(2);
  const [goal] = (await commerce.call(listDonationGoals, {}, demo)).data;
  expect(goal?.raised.amount).toBe(plan.donations.reduce((sum, { amount }) => sum + amount, 0));
  const days = data.map(({ createdAt }) => (Date.now() - Date.parse(createdAt)) / 86_400_000);
  expect(Math.max(...days)).toBeGreaterThan(20);
  const { totals } = await commerce.call(getSales, { range: '90d' }, demo);
  expect(totals.net).toBeGreaterThan(0);
  const { differences } = await commerce.call(checkLedger, { ownerId: demo.userId }, { ...demo, role: 1 });
  expect(differences).toEqual([]);
}, 60_000);
