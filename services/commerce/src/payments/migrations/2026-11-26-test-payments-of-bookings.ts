import { testPaymentKnown } from '@linkyard/contracts';
import type { Migration } from '@linkyard/mongo';
import { Outbox } from '@linkyard/service-kit';
import { testPayments } from './set-modes.js';

/** Bookings and registrations of earlier versions learn which payments were tests. Repeated, it publishes the same. */
export const testPaymentsOfBookings: Migration = {
  id: '2026-11-26-test-payments-of-bookings',
  async up(database) {
    const outbox = new Outbox(database);
    for (const kind of ['booking', 'registration'] as const)
      for await (const payments of testPayments(database, kind))
        for (const { _id: paymentId, userId: ownerId, subject } of payments)
          await database.transaction(() => outbox.add(testPaymentKnown, { paymentId, ownerId, subject }));
  },
};
