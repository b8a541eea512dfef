import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkSender, listSlots, saveBooking } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { creator, visitor } from '@linkyard/service-kit/testing';
import { aRequest, BookingsHarness } from '../../testing/bookings-harness.js';

describe('a booking that needs the code of a mail', () => {
  let bookings: BookingsHarness;
  const tenantId = newId();
  beforeAll(async () => {
    bookings = await BookingsHarness.start();
  }, 60_000);
  afterAll(() => bookings.stop());

  it('is refused where the tenant cannot send mail, and keeps no time', async () => {
    const host = { ...creator(), tenantId };
    const { appointment } = await bookings.anAppointment(host, { requireEmailVerification: true });
    const by = { ...visitor(), tenantId };
    const asked = { publicId: appointment.publicId, from: '2031-06-03', to: '2031-06-30', timeZone: 'Europe/Berlin' };
    const starts = async () => {
      const { days } = await bookings.call(listSlots, asked, by);
      return Object.values(days).flatMap((slots) => slots.map(({ start }) => start));
    };
    const before = await starts();
    const book = () => bookings.call(saveBooking, aRequest(appointment, before[0] ?? ''), by);

    bookings.answers.set(checkSender.subject, () => ({ canSend: false }));
    await expect(book()).rejects.toHaveCode('core.mail_unavailable');
    expect([await starts(), bookings.jobs]).toEqual([before, []]);

    bookings.answers.set(checkSender.subject, () => ({ canSend: true }));
    await expect(book()).rejects.toHaveCode('bookings.verify_email');
    expect(bookings.jobs).toMatchObject([{ data: { template: 'booking-code', tenantId } }]);
  });
});
