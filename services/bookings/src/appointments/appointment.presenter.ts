import {
  dueWhenBooking,
  guestsAllowed,
  type getAppointment,
  type getPublicAppointment,
  type Money,
  type ReplyInput,
  type VisitorHost,
} from '@linkyard/contracts';
import type { Appointment } from '../appointment-records/appointment.schema.js';

type Shown = ReplyInput<typeof getAppointment>['appointment'];
type ShownToVisitors = ReplyInput<typeof getPublicAppointment>['appointment'];
type Priced = Pick<Appointment, 'price' | 'currency'>;

const priceOf = ({ price, currency }: Priced): Money | null => (price === 0 ? null : { amount: price, currency });

export function presentAppointment(appointment: Appointment): Shown {
  const { deposit, currency } = appointment;
  return {
    ...appointment,
    busyCalendars: appointment.busyCalendars ?? [],
    destinationCalendar: appointment.destinationCalendar ?? null,
    price: priceOf(appointment),
    deposit: {
      kind: deposit.kind,
      percent: deposit.kind === 'percent' ? deposit.value : null,
      amount: deposit.kind === 'amount' ? { amount: deposit.value, currency } : null,
    },
  };
}

export function presentToVisitors(
  appointment: Appointment,
  { host, timeZone }: { host: VisitorHost; timeZone: string },
): ShownToVisitors {
  const due = dueWhenBooking(appointment);
  return {
    ...presentAppointment(appointment),
    timeZone: appointment.timeZone || timeZone,
    guestsMax: guestsAllowed(appointment),
    locations: appointment.locations.map(({ type, label }) => ({ type, label })),
    dueNow: due === 0 ? null : { amount: due, currency: appointment.currency },
    host,
  };
}
