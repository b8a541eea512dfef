import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { listPaymentConnections, listProducts } from '@linkyard/contracts';
import { startStripe } from '@linkyard/simulators';
import { creator } from '@linkyard/service-kit/testing';
import { CommerceHarness } from '../testing/commerce-harness.js';
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

it('gives the demo creator published products and a payment account, once', async () => {
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
  const accounts = await commerce.call(listPaymentConnections, {}, demo);
  expect(accounts.data).toMatchObject([{ provider: 'stripe', isDefault: true }]);
});
