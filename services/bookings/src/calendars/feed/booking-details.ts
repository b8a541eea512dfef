import type { Booking } from '../../booking-records/booking.schema.js';

/** What the host reads of a booking in a calendar. */
export function detailsOf({ title, attendee, guests, answers, location }: Booking) {
  const { name, email, phone } = attendee;
  const given = answers.filter(({ value }) => value !== '').map((answer) => `${answer.title}: ${answer.value}`);
  return {
    title: name ? `${title}: ${name}` : title,
    description: [name, email, phone, ...guests, ...given].filter(Boolean).join('\n').slice(0, 4_000),
    location: [location?.label, location?.value].filter(Boolean).join(': '),
  };
}
