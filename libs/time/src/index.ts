export {
  addDays,
  datesFrom,
  dayMs,
  hourMs,
  isBusinessDay,
  minuteMs,
  minutesOf,
  startOfWeek,
  utcMidnight,
  weekdayOf,
  type CalendarDate,
} from './calendar.js';
export {
  clockAt,
  clockOfDates,
  dayRange,
  offsetSpans,
  sameWallClock,
  sameWeekdayOfMonth,
  ZoneClock,
  type OffsetSpan,
} from './zone-clock.js';
