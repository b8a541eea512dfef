import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addUpdateProduct, getSetupCounts } from '@linkyard/contracts';
import { systemContext } from '@linkyard/service-kit';
import { creator } from '@linkyard/service-kit/testing';
import { startStripe } from '@linkyard/simulators';
import { CommerceHarness } from '../testing/commerce-harness.js';

describe('what an owner has set up', () => {
  let stripe: Awaited<ReturnType<typeof startStripe>>;
  let commerce: CommerceHarness;
  beforeAll(async () => {
    stripe = await startStripe({});
    commerce = await CommerceHarness.start(stripe.url);
  }, 30_000);
  afterAll(async () => {
    await commerce.stop();
    await stripe.close();
  });

  it('counts products and working payment accounts of that owner alone', async () => {
    const { ctx, ownerId } = await commerce.seller();
    const counts = (userId: string) => commerce.call(getSetupCounts, { userId }, systemContext());
    expect(await counts(ownerId)).toEqual({ productCount: 0, paymentCount: 1 });
    await commerce.call(addUpdateProduct, { title: 'Mug', price: '12.30', currency: 'EUR' }, ctx);
    expect(await counts(ownerId)).toEqual({ productCount: 1, paymentCount: 1 });
    expect(await counts(creator().userId)).toEqual({ productCount: 0, paymentCount: 0 });
  });
});
