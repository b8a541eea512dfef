import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountTransferred, userDeleted } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { collectionsThatMention, fillEveryCollection } from '@linkyard/service-kit/testing';
import { commerceService } from './commerce.module.js';
import { CommerceHarness } from './testing/commerce-harness.js';

describe('erasing an account', () => {
  let commerce: CommerceHarness;
  beforeAll(async () => {
    commerce = await CommerceHarness.start('http://stripe.test');
  }, 30_000);
  afterAll(() => commerce.stop());

  it('leaves no record of the owner in any collection of the service', async () => {
    const kept = { coupon_limits: 'counts of wrong codes at a seller, which expire within an hour' };
    const records = { userId: newId(), kept };
    await fillEveryCollection(commerce.database, commerceService.models, records);
    await commerce.deliver(userDeleted, { userId: records.userId, tenantId: null });
    expect(await collectionsThatMention(commerce.database, commerceService.models, records)).toEqual([]);
  });

  it('hands what is not of the person alone to the reseller, once or repeated', async () => {
    const [to, tenantId] = [newId(), newId()];
    const records = {
      userId: newId(),
      kept: { coupon_limits: 'counts of wrong codes at a seller, which expire within an hour' },
    };
    await fillEveryCollection(commerce.database, commerceService.models, records);
    const transferred = { from: records.userId, to, tenantId };
    for (const _time of [1, 2]) await commerce.deliver(accountTransferred, transferred, new Date(), tenantId);
    expect(await collectionsThatMention(commerce.database, commerceService.models, records)).toEqual([]);
    const received = await collectionsThatMention(commerce.database, commerceService.models, { userId: to, kept: {} });
    expect(received.toSorted()).toEqual(commerceService.transferred?.toSorted());
  });
});
