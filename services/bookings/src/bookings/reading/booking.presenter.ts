import type { manageBooking, Money, ReplyInput, approveBooking, VisitorHost } from '@linkyard/contracts';
import { chargeableOf, feeOnCancel } from '../paying/hold-policy.js';
import { leftToPay } from '../paying/left-to-pay.js';
import { refusalBy } from '../changes/policy.js';
import { canRate } from '../changes/rate-booking.js';
import type { Booking } from '../../booking-records/booking.schema.js';
import { presentPaymentNotices, waitsForRefund } from '@linkyard/payables';
import { refundOf } from '../paying/refunds.js';

type Shown = ReplyInput<typeof approveBooking>['booking'];
type ShownToAttendee = ReplyInput<typeof manageBooking>['booking'];

const moneyIn =
  (currency: string) =>
  (amount: number): Money | null =>
    amount === 0 ? null : { amount, currency };

export function presentBooking(booking: Booking, now = new Date()): Shown {
  const money = moneyIn(booking.currency);
  return {
    ...booking,
    price: money(booking.price),
    due: money(booking.due),
    refunded: money(booking.refunded),
    paid: money(booking.paid),
    // Bookings of earlier versions hold nothing.
    holdUntil: booking.holdUntil ?? null,
    chargeable: money(chargeableOf(booking, now)),
    paymentId: booking.paid > 0 ? booking.paymentId : null,
    rejectReason: booking.reject?.reason ?? null,
    ...presentPaymentNotices(booking),
    // Bookings of earlier versions have none.
    internalNotes: booking.internalNotes ?? '',
    attribution: booking.attribution ?? {},
    rating: booking.rating ?? null,
    ratingText: booking.ratingText ?? '',
    history: booking.stateHistory,
  };
}

/** States in which an attendee may know the room or the number. */
const isCertain = ({ state }: Booking) => state === 'confirmed' || state === 'completed';

interface About extends Pick<ShownToAttendee, 'confirmation' | 'alsoComing' | 'series' | 'isOffered'> {
  host: VisitorHost;
  /** Minor units of all dates that are paid together. */
  toPay: number;
}

export function presentToAttendee(booking: Booking, about: About, now: Date): ShownToAttendee {
  const { state, startAt, location, cancelPolicy, reschedulePolicy, rescheduleCount } = booking;
  const isOpen = state === 'confirmed' || state === 'awaitingApproval';
  const mayCancel = refusalBy(cancelPolicy, startAt, now) === null;
  const mayMove = refusalBy(reschedulePolicy, startAt, now) === null && rescheduleCount < reschedulePolicy.maxTimes;
  const canCancel = state === 'awaitingPayment' || (isOpen && mayCancel);
  return {
    ...presentBooking(booking, now),
    publicId: booking.publicId,
    host: about.host,
    location: location && { ...location, value: isCertain(booking) ? location.value : '' },
    isCardHeld: booking.cardHold ?? false,
    toPay: state === 'awaitingPayment' ? moneyIn(booking.currency)(about.toPay) : null,
    series: about.series,
    payUrl: state === 'awaitingPayment' ? booking.payUrl : null,
    payBy: state === 'awaitingPayment' ? booking.awaitedUntil : null,
    stillToPay: moneyIn(booking.currency)(leftToPay(booking)),
    canCancel,
    canReschedule: isOpen && mayMove && about.isOffered,
    isRefundRefused: waitsForRefund(booking),
    refundOnCancel: canCancel ? moneyIn(booking.currency)(refundOf(booking, 'attendee')) : null,
    chargeOnCancel: canCancel ? moneyIn(booking.currency)(feeOnCancel(booking)) : null,
    cancelText: cancelPolicy.text,
    cancelPolicy,
    reschedulePolicy,
    confirmation: about.confirmation,
    canRate: canRate(booking, now),
    alsoComing: about.alsoComing,
    isOffered: about.isOffered,
  };
}
