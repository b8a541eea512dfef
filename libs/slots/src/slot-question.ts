import type { CalendarDate } from '@linkyard/time';

/** Part of a day on the wall clock, `HH:mm`; an end of `24:00` reaches midnight. */
export interface DayInterval {
  start: string;
  end: string;
}

/** Working hours, in the host's zone. */
export interface Availability {
  zone: string;
  /** 0 is Sunday. Days that are not listed are off. */
  weekly: readonly { day: number; intervals: readonly DayInterval[] }[];
  /** In place of the week's intervals; an empty list is a day off. */
  overrides: readonly { date: CalendarDate; intervals: readonly DayInterval[] }[];
  /** Both dates are off, too. Stronger than overrides. */
  timeOff: readonly { from: CalendarDate; to: CalendarDate }[];
  /** Off, unless an override says otherwise. */
  holidays: ReadonlySet<CalendarDate>;
}

/** Lengths in minutes; a limit of 0 is no limit. */
export interface SlotRules {
  duration: number;
  /** From one start to the next; 0 takes the duration. */
  slotInterval: number;
  /** Moves the first start of each interval. */
  offsetStart: number;
  bufferBefore: number;
  bufferAfter: number;
  minimumNotice: number;
  window:
    | { type: 'unlimited' }
    | { type: 'rolling'; days: number; businessDaysOnly: boolean }
    | { type: 'range'; start: CalendarDate; end: CalendarDate };
  limits: { perDay: number; perWeek: number; perMonth: number; minutesPerDay: number };
  /** The weekday on which the weeks of `perWeek` begin; 0 is Sunday. */
  weekStart: number;
  seats: number;
}

/** What the host is not free for: a booking or a hold with its buffers, or an entry of another calendar. Epoch milliseconds. */
export interface TakenRange {
  from: number;
  to: number;
  /** Set for a seat of the same appointment: its meeting, which others may join. */
  meeting?: { start: number; end: number };
  /** Seats that it takes. @default 1 */
  people?: number;
}

export interface SlotQuestion {
  availability: Availability;
  rules: SlotRules;
  taken: readonly TakenRange[];
  /** Meetings of the same appointment, for its limits. */
  counted: readonly { start: number; end: number }[];
  /** Seats that are wanted together. */
  people: number;
  now: number;
  /** Slots that begin at or after `from` and before `to`. */
  from: number;
  to: number;
}

export interface Slot {
  start: number;
  seatsLeft: number;
}
