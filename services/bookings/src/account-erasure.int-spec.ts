import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountTransferred, userDeleted } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { collectionsThatMention, fillEveryCollection } from '@linkyard/service-kit/testing';
import { bookingsService } from './bookings.module.js';
import { BookingsHarness } from './testing/bookings-harness.js';

describe('erasing an account', () => {
  let bookings: BookingsHarness;
  beforeAll(async () => {
    bookings = await BookingsHarness.start();
  }, 30_000);
  afterAll(() => bookings.stop());

  it('leaves no record of the owner in any collection of the service', async () => {
    const records = { userId: newId(), kept: {} };
    await fillEveryCollection(bookings.database, bookingsService.models, records);
    await bookings.deliver(userDeleted, { userId: records.userId, tenantId: null });
    expect(await collectionsThatMention(bookings.database, bookingsService.models, records)).toEqual([]);
  });

  it('hands what is not of the person alone to the reseller, once or repeated', async () => {
    const [to, tenantId] = [newId(), newId()];
    const records = { userId: newId(), kept: {} };
    await fillEveryCollection(bookings.database, bookingsService.models, records);
    const transferred = { from: records.userId, to, tenantId };
    for (const _time of [1, 2]) await bookings.deliver(accountTransferred, transferred, new Date(), tenantId);
    expect(await collectionsThatMention(bookings.database, bookingsService.models, records)).toEqual([]);
    const received = await collectionsThatMention(bookings.database, bookingsService.models, { userId: to, kept: {} });
    expect(received.toSorted()).toEqual(bookingsService.transferred?.toSorted());
  });
});
