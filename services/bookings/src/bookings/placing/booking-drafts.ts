import { Injectable } from '@nestjs/common';
import { calendarUid, dueWhenBooking, type Ctx, type RequestOf, type saveBooking } from '@linkyard/contracts';
import { newId, type NewDocument } from '@linkyard/mongo';
import { minuteMs } from '@linkyard/time';
import { newPublicId } from '../../appointments/appointment-fields.js';
import type { Appointment } from '../../appointment-records/appointment.schema.js';
import { startsOf } from '../../appointments/series-starts.js';
import { durationOf, endOf } from '../../appointments/slots.service.js';
import { SchedulesService } from '../../schedules/schedules.service.js';
import { answersOf, hashOf } from './booking-request.js';
import type { Booking } from '../../booking-records/booking.schema.js';
import { ManageTokens } from '../manage-tokens.js';
import { approvalDeadline } from '../changes/booking-flow.js';
import { payReminder, remindersOf } from '../changes/reminders-of.js';
import { agreedTime } from './wall-clock.js';
import { searchWordsOf } from '../../booking-records/search-words.js';
import { noPaymentAttention } from '@linkyard/payables';

const noAttribution = {
  ...{ campaignId: null, pageId: null, sectionId: null, referrerUrl: null },
  ...{ utmSource: null, utmMedium: null, utmCampaign: null, utmTerm: null, utmContent: null },
};

/** Turns a request into the records that it would make. */
@Injectable()
export class BookingDrafts {
  constructor(
    private readonly schedules: SchedulesService,
    private readonly tokens: ManageTokens,
  ) {}

  /** One for each date. @throws DomainError core.invalid_input */
  async of(
    appointment: Appointment,
    request: RequestOf<typeof saveBooking>,
    { locale, now }: Pick<Ctx, 'locale'> & { now: Date },
  ): Promise<NewDocument<Booking>[]> {
    const schedule = await this.schedules.of(appointment.userId, appointment.scheduleId);
    const duration = durationOf(appointment, request.duration);
    const starts = startsOf(appointment, request, schedule.timeZone);
    const due = dueWhenBooking(appointment);
    const recurringId = starts.length > 1 ? newPublicId() : null;
    const { attendee, guests, timeZone, location, idempotencyKey, attribution } = request;
    return starts.map((startAt, index) => {
      const uid = newPublicId();
      const endAt = endOf(startAt, duration);
      return {
        ...{ _id: newId(), tenantId: appointment.tenantId, uid, appointmentId: appointment._id },
        ...{ publicId: appointment.publicId, title: appointment.title, startAt, endAt },
        ...{
          duration,
          timeZone,
          hostTimeZone: schedule.timeZone,
          attendee,
          ...agreedTime(schedule.timeZone, startAt),
          locale,
          guests,
        },
        searchWords: searchWordsOf({ attendee, title: appointment.title }),
        ...{ answers: answersOf(appointment, request), location: appointment.locations[location] ?? null },
        ...beginning(appointment, { startAt, endAt, due, isFirst: index === 0 }, now),
        needsApproval: appointment.requiresApproval,
        approvalHours: appointment.approvalExpiresHours,
        approvalKeepsTime: appointment.approvalBlocksSlot,
        ...{ paymentState: due > 0 ? 'unpaid' : 'none', mode: 'live' },
        ...{ price: appointment.price, due, currency: appointment.currency, paymentId: null, payUrl: null },
        ...{ cardHold: due > 0 && appointment.payAt === 'cardHold', holdUntil: null },
        ...{
          paid: 0,
          refundAsked: 0,
          refunded: 0,
          paymentAttention: noPaymentAttention,
          duplicates: [],
          seatNo: 1,
          recurringId,
          approvedAt: null,
        },
        ...{ reject: null, cancel: null, rescheduledFrom: null, rescheduledTo: null, rescheduleCount: 0 },
        ...{ cancelPolicy: appointment.cancelPolicy, reschedulePolicy: appointment.reschedulePolicy },
        ...{ icsUid: calendarUid(uid), icsSequence: 0, manageTokenHash: this.tokens.hashOf(uid) },
        attribution: { ...noAttribution, ...attribution },
        ...{ rating: null, ratingText: '', internalNotes: '' },
        // One key names the first of a series; the others are found by the series.
        idempotencyKey: index === 0 ? idempotencyKey : null,
        requestHash: hashOf(request),
      };
    });
  }
}

interface Dated extends Pick<Booking, 'startAt' | 'endAt' | 'due'> {
  isFirst: boolean;
}
type Beginning = Pick<Booking, 'state' | 'awaitedUntil' | 'reminders' | 'remindAt' | 'stateHistory'>;

/** What a booking is at first: to be paid, to be approved, or confirmed. */
function beginning(appointment: Appointment, { startAt, endAt, due, isFirst }: Dated, now: Date): Beginning {
  const { requiresApproval, approvalExpiresHours: approvalHours, payWithin } = appointment;
  if (due > 0) {
    const awaitedUntil = new Date(now.getTime() + payWithin * minuteMs);
    const reminder = payReminder(isFirst ? payWithin : null, now);
    return { state: 'awaitingPayment', awaitedUntil, ...reminder, stateHistory: [] };
  }
  const state = requiresApproval ? 'awaitingApproval' : 'confirmed';
  const stateHistory = [{ from: '', to: state, at: now, by: 'attendee' as const, reason: '' }];
  if (state === 'confirmed')
    return { state, awaitedUntil: null, ...remindersOf({ startAt, endAt }, appointment, now), stateHistory };
  const awaitedUntil = approvalDeadline({ approvalHours }, startAt, now);
  return { state, awaitedUntil, reminders: [], remindAt: null, stateHistory };
}
