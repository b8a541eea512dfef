import { randomToken } from '@linkyard/crypto';
import type { AppointmentInput } from '@linkyard/contracts';
import { percentOf, priceStep, roundingStep } from '@linkyard/money';
import { wordBeginnings, type NewDocument } from '@linkyard/mongo';
import { amountField, fieldRefusal } from '@linkyard/service-kit';
import type { Appointment } from '../appointment-records/appointment.schema.js';

/** 128 random bits: the id of an appointment or a booking in public URLs. */
export const newPublicId = (): string => randomToken(16);

const dayMinutes = 24 * 60;

/** A draft of half an hour with the usual rules. */
export const emptyAppointment = (): NewDocument<Appointment> => ({
  publicId: newPublicId(),
  title: '',
  slug: '',
  searchWords: [],
  description: '',
  image: '',
  color: '#2f6f5e',
  durations: [30],
  defaultDuration: 30,
  slotInterval: 0,
  offsetStart: 0,
  locations: [],
  scheduleId: null,
  timeZone: '',
  lockTimeZone: false,
  bufferBefore: 0,
  bufferAfter: 0,
  minimumNotice: 120,
  window: { type: 'rolling', days: 60, businessDaysOnly: false, start: null, end: null },
  limits: { perDay: 0, perWeek: 0, perMonth: 0, minutesPerDay: 0, perAttendeePerWeek: 0 },
  seatsPerSlot: 1,
  showSeatsLeft: true,
  showAttendees: false,
  guestsMax: 0,
  recurring: null,
  price: 0,
  currency: 'USD',
  deposit: { kind: 'none', value: 0 },
  payAt: 'booking',
  payWithin: 15,
  requiresApproval: false,
  approvalBlocksSlot: true,
  approvalExpiresHours: 48,
  requireEmailVerification: false,
  cancelPolicy: { byAttendee: true, minNotice: dayMinutes, refund: 'full', percent: 0, text: '' },
  reschedulePolicy: { byAttendee: true, minNotice: dayMinutes, maxTimes: 3 },
  questions: [],
  confirmation: { thanktype: 'text', text: '', redirectUrl: '' },
  reminders: [{ minutesBefore: dayMinutes, to: 'both', channel: 'email', subject: '', body: '' }],
  followUp: null,
  busyCalendars: [],
  destinationCalendar: null,
  btnText: 'Book',
  status: 1,
  state: 'draft',
  claimCount: 0,
});

type Before = Pick<Appointment, 'currency' | 'price' | 'deposit'>;
type Fields = Partial<Omit<NewDocument<Appointment>, '_id' | 'tenantId'>>;

const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);

/**
 * The stored fields of what a creator sent: amounts in minor units.
 * @throws DomainError core.invalid_input naming the amount that the currency does not know, or a new currency without its amounts
 */
export function fieldsFrom(input: AppointmentInput, before: Before): Fields {
  const { price, deposit, ...same } = input;
  const currency = input.currency ?? before.currency;
  const amount = (path: string, major: string) => amountField(path, major, currency, priceStep(currency));
  const isOther = currency !== before.currency;
  if (isOther && before.price > 0 && price === undefined) throw fieldRefusal('price', 'core.price_in_new_currency');
  if (isOther && before.deposit.kind === 'amount' && !deposit)
    throw fieldRefusal('deposit', 'bookings.deposit_in_new_currency');
  const fields: Fields = { ...same };
  if (input.title !== undefined) {
    fields.slug = slugOf(input.title);
    fields.searchWords = wordBeginnings(input.title);
  }
  if (price !== undefined) fields.price = price === '' ? 0 : amount('price', price);
  if (deposit)
    fields.deposit = {
      kind: deposit.kind,
      value: {
        none: () => 0,
        percent: () => Number(deposit.value),
        amount: () => amount('deposit.value', deposit.value),
      }[deposit.kind](),
    };
  return fields;
}

function checkDeposit({ deposit, price, currency }: Pick<Appointment, 'deposit' | 'price' | 'currency'>): void {
  if (deposit.kind === 'amount' && deposit.value >= price)
    throw fieldRefusal('deposit.value', 'bookings.deposit_not_below_price');
  if (
    deposit.kind === 'percent' &&
    price > 0 &&
    percentOf(price, deposit.value, { step: roundingStep(currency) }) === 0
  )
    throw fieldRefusal('deposit.value', 'bookings.deposit_is_nothing');
}

/** @throws DomainError core.invalid_input for what an appointment of this state may not be */
export function checkAppointment(appointment: Omit<Appointment, 'userId' | '_id'> | NewDocument<Appointment>): void {
  const { durations, defaultDuration, price, deposit, state, title, offsetStart } = appointment;
  if (!durations.includes(defaultDuration)) throw fieldRefusal('defaultDuration', 'bookings.not_one_of_lengths');
  const step = appointment.slotInterval || Math.min(...durations);
  if (offsetStart > 0 && offsetStart >= Math.max(step, 60))
    throw fieldRefusal('offsetStart', 'bookings.offset_too_long');
  checkDeposit(appointment);
  if (appointment.payAt === 'cardHold' && deposit.kind !== 'none')
    throw fieldRefusal('deposit', 'bookings.card_holds_all');
  if (appointment.payAt === 'cardHold' && appointment.recurring)
    throw fieldRefusal('payAt', 'bookings.card_not_for_series');
  if (deposit.kind !== 'none' && price === 0) throw fieldRefusal('deposit', 'bookings.deposit_without_price');
  if (state === 'published' && title === '') throw fieldRefusal('title', 'bookings.appointment_without_title');
}
