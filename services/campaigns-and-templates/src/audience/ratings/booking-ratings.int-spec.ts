import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { bookingRated, deleteLeads, listRatings } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { creator, ServiceHarness } from '../../testing/service-harness.js';

let service: ServiceHarness;
beforeAll(async () => {
  service = await ServiceHarness.start();
}, 30_000);
afterAll(() => service.stop());

it('keeps the rating of a booking with the creator, once, with its last stars, counted for the appointment', async () => {
  const owner = creator();
  const appointmentId = newId();
  const about = { bookingId: newId(), uid: 'booking-uid-0123456789', ownerId: owner.userId, appointmentId };
  const times = { startAt: '2031-06-03T08:00:00.000Z', endAt: '2031-06-03T09:00:00.000Z' };
  const attendee = { name: 'Ada', email: 'ada@example.com' };
  const rate = (stars: number, comment: string) =>
    service.deliver(bookingRated, {
      ...about,
      ...times,
      title: 'Consultation',
      attendee,
      tenantId: null,
      stars,
      comment,
    });
  const counts = async () => (await service.rows('rating_totals').findOne({ _id: appointmentId }))?.['counts'];
  const listed = async () => (await service.call(listRatings, {}, owner)).data;
  await rate(3, 'Fine');
  await rate(5, 'Better');
  expect(await listed()).toMatchObject([
    {
      campaignId: null,
      sectionTitle: 'Consultation',
      name: 'Ada',
      message: 'Better',
      rating: { stars: 5, isShown: false },
    },
  ]);
  expect(await counts()).toEqual({ 3: 0, 5: 1 });
  expect(
    (await service.events('campaigns-and-templates.lead.captured')).filter(({ userId }) => userId === owner.userId),
  ).toHaveLength(1);
  const [rating] = await listed();
  await service.call(deleteLeads, { _id: rating?._id }, owner);
  expect(await counts()).toEqual({ 3: 0, 5: 0 });
});
