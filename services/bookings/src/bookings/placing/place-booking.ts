import { Injectable } from '@nestjs/common';
import type { RequestOf, saveBooking } from '@linkyard/contracts';
import { AppointmentsRepository } from '../../appointment-records/appointments.repository.js';
import { SlotsService } from '../../appointments/slots.service.js';
import type { Booking } from '../../booking-records/booking.schema.js';
import { EmailVerification, type Visitor } from '../verification/email-verification.js';
import { BookingDrafts } from './booking-drafts.js';
import { checkRequest } from './booking-request.js';
import { BookingRequests } from './booking-requests.js';
import { WriteBookings } from './write-bookings.js';

/** A visitor books. */
@Injectable()
export class PlaceBooking {
  constructor(
    private readonly appointments: AppointmentsRepository,
    private readonly slots: SlotsService,
    private readonly requests: BookingRequests,
    private readonly drafts: BookingDrafts,
    private readonly verification: EmailVerification,
    private readonly writing: WriteBookings,
  ) {}

  /**
   * The bookings of one request: one, or those of a series; all of them or none. What is to be paid waits in `awaitingPayment`.
   * @throws DomainError core.not_found, core.invalid_input, core.idempotency_mismatch, bookings.slot_taken, bookings.not_open, bookings.too_many, bookings.too_many_held, bookings.verify_email, core.confirm_address
   */
  async place(request: RequestOf<typeof saveBooking>, visitor: Visitor, now = new Date()): Promise<Booking[]> {
    const appointment = await this.appointments.requirePublished(request.publicId);
    await this.slots.refresh(appointment);

    return this.requests.once(appointment.userId, request, async () => {
      checkRequest(appointment, request);
      await this.writing.requireFree(appointment, request, now);

      const drafts = await this.drafts.of(appointment, request, { locale: visitor.locale, now });

      await this.verification.require(appointment, request, { drafts, by: visitor, now });
      return this.writing.write(appointment, request, { drafts, network: visitor.ipHash, now });
    });
  }
}
