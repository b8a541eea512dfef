import type { getAppointment, getPublicAppointment, Money, ReplyInput, VisitorHost } from '@linkyard/contracts';
import { percentOf, roundingStep } from '@linkyard/money';
import { guestsAllowed } from '../claims/party.js';
import type { Appointment } from '../appointment-records/appointment.schema.js';

type Shown = ReplyInput<typeof getAppointment>['appointment'];
type ShownToVisitors = ReplyInput<typeof getPublicAppointment>['appointment'];
type Priced = Pick<Appointment, 'price' | 'currency' | 'deposit' | 'payAt'>;

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

/** What is paid or held when booking, in minor units: the deposit or the price; 0 where it is paid on site or costs nothing. */
export function dueNow({ price, deposit, payAt, currency }: Priced): number {
  if (price === 0 || payAt === 'onSite') return 0;
  if (payAt === 'cardHold') return price;
  if (deposit.kind === 'percent') return percentOf(price, deposit.value, { step: roundingStep(currency) });
  return deposit.kind === 'amount' ? deposit.value : price;
}

export function presentToVisitors(
  appointment: Appointment,
  { host, timeZone }: { host: VisitorHost; timeZone: string },
): ShownToVisitors {
  const due = dueNow(appointment);
  return {
    ...presentAppointment(appointment),
    timeZone: appointment.timeZone || timeZone,
    guestsMax: guestsAllowed(appointment),
    locations: appointment.locations.map(({ type, label }) => ({ type, label })),
    dueNow: due === 0 ? null : { amount: due, currency: appointment.currency },
    host,
  };
}
