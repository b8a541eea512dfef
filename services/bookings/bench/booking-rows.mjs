import { randomUUID } from 'node:crypto';
import { MongoClient, ObjectId } from 'mongodb';

/** Published, half an hour around the clock. */
export async function appointment(ask) {
  const weekly = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, intervals: [{ start: '00:00', end: '24:00' }] }));
  const { _id: scheduleId } = await ask('/user/schedule/add-update', { name: 'Always', timeZone: 'UTC', weekly });
  const rules = { durations: [30], minimumNotice: 0, window: { type: 'unlimited' }, reminders: [] };
  const saved = await ask('/user/appointment/add-update', {
    title: 'Figures',
    state: 'published',
    scheduleId,
    ...rules,
  });
  return saved;
}

/** A stored booking. */
export const bookingOf = (fields) => ({
  ...{ _id: String(new ObjectId()), publicId: 'bench-appointment-0001', title: 'Figures', duration: 30 },
  ...{ timeZone: 'UTC', hostTimeZone: 'UTC', attendee: { name: 'Visitor', email: 'visitor@example.com', phone: '' } },
  ...{ guests: [], answers: [], location: null, state: fields.startAt < new Date() ? 'completed' : 'confirmed' },
  ...{
    awaitedUntil: null,
    remindAt: null,
    paymentState: 'none',
    price: 0,
    due: 0,
    currency: 'EUR',
    paid: 0,
    refunded: 0,
  },
  ...{ seatNo: 1, recurringId: null, reject: null, cancel: null, rescheduledFrom: null, rescheduledTo: null },
  ...{ rescheduleCount: 0, reminders: [], stateHistory: [], idempotencyKey: null, rating: null, ratingText: '' },
  ...fields,
});

/** Writes bookings of twenty minutes, one after the other, past the service: only the calendar shows them. */
export async function weekOfBookings(stack, appointmentId, { firstDay, count }) {
  const client = await new MongoClient(stack.env.MONGODB_URI).connect();
  try {
    const db = client.db();
    const { userId } = await db.collection('bookings.appointments').findOne({ _id: appointmentId });
    const base = { userId, tenantId: null, rev: 1, createdAt: new Date(), updatedAt: new Date(), deletedAt: null };
    const week = Array.from({ length: count }, (_, index) => {
      const startAt = new Date(firstDay + index * 1_200_000);
      const uid = `bench-week-${index}-${randomUUID()}`;
      return bookingOf({ ...base, appointmentId, uid, startAt, endAt: new Date(startAt.getTime() + 1_200_000) });
    });
    await db.collection('bookings.bookings').insertMany(week);
  } finally {
    await client.close();
  }
}
