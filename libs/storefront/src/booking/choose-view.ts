import type { listSlots, PublicAppointmentView, ReplyOf } from '@linkyard/contracts';
import type { BookingQuery } from './booking-query.js';

/** Free times by day of the zone that they were asked for. */
export type SlotDays = ReplyOf<typeof listSlots>['days'];
export type ListedSlot = SlotDays[string][number];

export interface ChooseView {
  appointment: PublicAppointmentView;
  query: BookingQuery;
  /** Zone whose clock is shown. */
  zone: string;
  /** Names of the zones that are offered instead. */
  zones: readonly string[];
  /** In minutes. */
  duration: number;
  /** 'YYYY-MM' */
  month: string;
  /** The day whose times are shown; null where the month has none. */
  day: string | null;
  days: Readonly<Record<string, readonly ListedSlot[]>>;
  /** Day of the zone. */
  today: string;
  /** Epoch milliseconds. */
  now: number;
  /** What has to be said first: a time that was taken. */
  note?: string | undefined;
}
