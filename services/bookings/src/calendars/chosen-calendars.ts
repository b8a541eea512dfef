import { Injectable } from '@nestjs/common';
import { trusted } from '@linkyard/mongo';
import { fieldRefusal } from '@linkyard/service-kit';
import type { Appointment } from '../appointment-records/appointment.schema.js';
import { CalendarAccounts } from './calendar-account.model.js';

type Choice = Partial<Pick<Appointment, 'busyCalendars' | 'destinationCalendar'>>;

/** The calendars that an appointment names for itself. */
@Injectable()
export class ChosenCalendars {
  constructor(private readonly accounts: CalendarAccounts) {}

  /**
   * Calendars that block an appointment are read soon, even those that are not chosen for their account.
   * @throws DomainError core.invalid_input for a calendar that the creator does not have or that cannot be written to
   */
  async require(ownerId: string, { busyCalendars = [], destinationCalendar }: Choice, now = new Date()): Promise<void> {
    const refs = [...busyCalendars, ...(destinationCalendar ? [destinationCalendar] : [])];
    if (refs.length === 0) return;
    const _id = trusted({ $in: [...new Set(refs.map(({ accountId }) => accountId))] });
    const accounts = await this.accounts.findMany({ ownerId, _id });
    const known = ({ accountId, calendarId }: (typeof refs)[number]) =>
      accounts.find((account) => account._id === accountId)?.calendars.find(({ id }) => id === calendarId);
    if (!busyCalendars.every(known)) throw fieldRefusal('busyCalendars', 'bookings.not_own_calendar');
    if (destinationCalendar && !known(destinationCalendar)?.canWrite)
      throw fieldRefusal('destinationCalendar', 'bookings.calendar_read_only');
    const unread = busyCalendars.filter((ref) => known(ref)?.checkBusy === false).map(({ accountId }) => accountId);
    if (unread.length > 0)
      await this.accounts.updateMany({ ownerId, _id: trusted({ $in: unread }) }, { $set: { syncAt: now } });
  }
}
