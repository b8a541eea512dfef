import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { userDeleted } from '@linkyard/contracts';
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
});
