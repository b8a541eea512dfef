import { Injectable } from '@nestjs/common';
import { ServiceDatabase } from '@linkyard/mongo';
import { Outbox } from '@linkyard/service-kit';
import type { Booking } from '../../booking-records/booking.schema.js';
import { BookingsRepository } from '../../booking-records/bookings.repository.js';
import { roomMade } from '../../booking-records/room-made.js';

/** A booking at Google Meet without an address: the calendar that it is written to makes the room. */
export const wantsRoom = ({ location }: Booking): boolean => location?.type === 'googleMeet' && location.value === '';

@Injectable()
export class MeetingRooms {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly database: ServiceDatabase,
    private readonly outbox: Outbox,
  ) {}

  /** Who booked gets a mail with the address. @returns false when the booking changed in the meantime */
  async enter({ userId: ownerId, _id, rev, location, icsSequence, uid, tenantId }: Booking, url: string) {
    if (!location) return true;
    return this.database.transaction(async () => {
      const $set = { location: { ...location, value: url }, icsSequence: icsSequence + 1 };
      if (!(await this.bookings.update({ ownerId, _id }, { $set }, { rev }))) return false;
      await this.outbox.add(roomMade, { ownerId, uid }, { tenantId });
      return true;
    });
  }
}
