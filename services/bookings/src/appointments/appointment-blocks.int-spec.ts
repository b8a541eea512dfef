import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addUpdateAppointment, appointmentBlockSource, getAppointment, toggleAppointment } from '@linkyard/contracts';
import { systemContext } from '@linkyard/service-kit';
import { creator } from '@linkyard/service-kit/testing';
import { BookingsHarness } from '../testing/bookings-harness.js';

let bookings: BookingsHarness;
beforeAll(async () => {
  bookings = await BookingsHarness.start();
}, 60_000);
afterAll(() => bookings.stop());

const shown = async (userId: string, ask: { ids?: string[]; newest?: number }) =>
  (await bookings.call(appointmentBlockSource, { userId, ids: [], newest: 0, sectionIds: [], ...ask }, systemContext()))
    .items;

describe('appointment blocks', () => {
  it('show what can be booked, with its price and the way to its page', async () => {
    const { ctx, appointment } = await bookings.anAppointment(creator(), { price: '24.00', currency: 'EUR' });
    const { _id, publicId } = appointment;
    expect(await shown(ctx.userId, { ids: [_id] })).toMatchObject([
      { _id, minutes: 60, price: { amount: 2400, currency: 'EUR' }, href: `/bookAppointment/${publicId}` },
    ]);
    expect(await shown(ctx.userId, { newest: 5 })).toHaveLength(1);
  });

  it('leave out drafts, what is switched off and what belongs to others', async () => {
    const { ctx, appointment } = await bookings.anAppointment();
    const draft = await bookings.call(addUpdateAppointment, { title: 'Draft' }, ctx);
    const ids = [appointment._id, draft._id];
    expect(await shown(creator().userId, { ids })).toEqual([]);
    await bookings.call(toggleAppointment, { _id: appointment._id, status: 0 }, ctx);
    expect(await shown(ctx.userId, { ids, newest: 5 })).toEqual([]);
  });

  it('are announced as changed when an appointment is published or changes, and not for a draft', async () => {
    const { ctx, appointment } = await bookings.anAppointment();
    const toEventPayload = async () =>
      (await bookings.events('bookings.appointments.changed')).filter(({ ownerId }) => ownerId === ctx.userId).length;
    expect(await toEventPayload()).toBe(1);
    await bookings.call(toggleAppointment, { _id: appointment._id }, ctx);
    expect(await toEventPayload()).toBe(2);
    const { rev } = (await bookings.call(getAppointment, { _id: appointment._id }, ctx)).appointment;
    await bookings.call(addUpdateAppointment, { _id: appointment._id, rev, title: 'Other' }, ctx);
    expect(await toEventPayload()).toBe(3);
    const draft = await bookings.call(addUpdateAppointment, { title: 'Draft' }, ctx);
    await bookings.call(addUpdateAppointment, { _id: draft._id, rev: draft.rev, title: 'Draft 2' }, ctx);
    expect(await toEventPayload()).toBe(3);
  });
});
