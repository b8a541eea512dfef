import type { PublicAppointmentView } from '@linkyard/contracts';
import type { FormValues } from '../form/form-values.js';
import type { BookingQuery } from './booking-query.js';
import type { ListedSlot } from './choose-view.js';

/** Why a chosen time may not be kept. */
export type HoldRefusal = 'bookings.slot_taken' | 'bookings.not_open';

export interface DetailsView {
  appointment: PublicAppointmentView;
  query: BookingQuery & { start: string };
  /** Zone whose clock is shown. */
  zone: string;
  /** In minutes. */
  duration: number;
  form: FormValues;
  /** Starts of the longest series from the chosen time on; empty where none is offered. */
  series: readonly string[];
  /** Epoch milliseconds: deadlines that are over are not promised. */
  now: number;
  /** Makes a repeated post one booking. */
  idempotencyKey: string;
  /** What the script says where the time cannot be kept. */
  holdRefusals: Readonly<Record<HoldRefusal, string>>;
  /** Why the time cannot be booked any more. */
  taken?: { note: string; others: readonly ListedSlot[] } | undefined;
  /** The code that was mailed to the attendee is asked for. */
  awaitsCode?: boolean | undefined;
  /** Why it was refused, where no field is to blame. */
  failure?: string | undefined;
}
