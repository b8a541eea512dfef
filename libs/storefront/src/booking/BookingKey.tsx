import { HiddenField } from '../form/FormParts.js';
import type { BookedView } from './booked-view.js';

/** Names the booking that a form changes, and proves that its sender may. */
export const BookingKey = ({ view: { booking, token } }: { view: BookedView }) => (
  <>
    <HiddenField name="booking" value={booking.uid} />
    <HiddenField name="token" value={token} />
  </>
);
