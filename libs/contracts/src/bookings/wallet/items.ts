import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { email, objectId, timestamp } from '../../primitives/index.js';
import { bookingStates } from '../bookings/booking-view.js';
import { registrationStates } from '../registrations/registration-view.js';

/** One booking or registration for a webinar in a buyer's wallet. `path` opens the page where it is changed or cancelled. */
export const walletBooking = z.object({
  title: z.string(),
  /** Null for a recording. */
  startAt: timestamp.nullable(),
  /** The attendee's. */
  timeZone: z.string(),
  state: z.enum([...bookingStates, ...registrationStates]),
  path: z.string(),
  /** Leads to the room of a webinar; empty where there is none yet, and for bookings. */
  joinPath: z.string(),
  /** What paid for it, refunded or not; null where nothing was paid. */
  paymentId: objectId.nullable(),
});

/** What an address has booked with a host; the caller has proved the address. @source design.md 4 "Wallet" */
export const bookingWalletItems = defineCommand({
  subject: 'bookings.wallet.items',
  summary: 'Bookings of a buyer with a host',
  request: z.strictObject({ ownerId: objectId, email }),
  reply: z.object({ items: z.array(walletBooking) }),
  timeoutMs: 2_000,
});
