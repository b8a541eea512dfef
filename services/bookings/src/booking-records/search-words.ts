import { shownEmail } from '@linkyard/contracts';
import { wordBeginnings } from '@linkyard/mongo';
import type { Booking } from './booking.schema.js';

/** What a booking is found by: beginnings of the words of its attendee's name and address, and of its title. @source ADR 0029 */
export const searchWordsOf = ({
  attendee,
  title,
}: Pick<Booking, 'title'> & { attendee: { name: string; email: string } }) =>
  wordBeginnings(`${attendee.name} ${attendee.email} ${shownEmail(attendee.email)} ${title}`);
