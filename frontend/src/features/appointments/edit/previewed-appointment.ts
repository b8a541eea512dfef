import { t } from '@lingui/core/macro';
import { dueWhenBooking, guestsAllowed, type PublicAppointmentView, type VisitorHost } from '@linkyard/contracts';
import { addDays, addMonths, dayIn, lastDayOf, type ChooseView } from '@linkyard/storefront';
import { momentOfZonedInput } from '../../../shared/time/zoned-input.js';
import type { AppointmentDraft } from './appointment-draft.js';

/** What visitors would see of a draft. */
export function previewedAppointment(draft: AppointmentDraft, host: VisitorHost): PublicAppointmentView {
  const { priceMinor, currency, payAt, deposit } = draft;
  const price = priceMinor ?? 0;
  const value = deposit.kind === 'percent' ? deposit.percent : deposit.amountMinor;
  const due = dueWhenBooking({ price, currency, payAt, deposit: { kind: deposit.kind, value: value ?? 0 } });
  return {
    ...draft,
    ...{ publicId: 'preview', slug: '', host },
    title: draft.title || t`Untitled appointment`,
    guestsMax: guestsAllowed(draft),
    locations: draft.locations.map(({ type, label }) => ({ type, label })),
    price: price > 0 ? { amount: price, currency } : null,
    dueNow: due > 0 ? { amount: due, currency } : null,
  };
}

const hours = ['09:00', '10:00', '11:00', '14:00', '15:30', '17:00'];
const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();
const isWorkday = (day: string) => weekdayOf(day) > 0 && weekdayOf(day) < 6;

type Seated = Pick<AppointmentDraft, 'seatsPerSlot' | 'showSeatsLeft'>;
type ExampleTimes = Pick<ChooseView, 'month' | 'days' | 'today'> & { day: string; start: string };

/** Times on each workday from tomorrow to the end of a month. @param now epoch milliseconds */
export function exampleTimes({ seatsPerSlot, showSeatsLeft }: Seated, zone: string, now: number): ExampleTimes {
  const seatsLeft = showSeatsLeft && seatsPerSlot > 1 ? seatsPerSlot : null;
  const today = dayIn(zone, now);
  const workdays = workdaysOf(today.slice(0, 7)).filter((day) => day > today);
  const shown = workdays.length > 0 ? workdays : workdaysOf(addMonths(today.slice(0, 7), 1));
  const times = shown.map(
    (day) => [day, hours.flatMap((hour) => timeAt(day, hour, zone).map((start) => ({ start, seatsLeft })))] as const,
  );
  const [day = today, slots = []] = times[0] ?? [];
  return { today, day, month: day.slice(0, 7), days: Object.fromEntries(times), start: slots[0]?.start ?? '' };
}

function workdaysOf(month: string): string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; day <= lastDayOf(month); day = addDays(day, 1)) if (isWorkday(day)) days.push(day);
  return days;
}

/** Empty for no such time. */
function timeAt(day: string, hour: string, zone: string): string[] {
  const start = momentOfZonedInput(`${day}T${hour}`, zone);
  return start === null ? [] : [start];
}
