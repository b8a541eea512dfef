import { Injectable } from '@nestjs/common';
import type { AppointmentItem, SourceAsk } from '@linkyard/contracts';
import { trusted } from '@linkyard/mongo';
import { presentAppointment } from './appointment.presenter.js';
import type { Appointment } from '../appointment-records/appointment.schema.js';
import { AppointmentsRepository } from '../appointment-records/appointments.repository.js';

/** What appointment blocks show: cards that lead to the booking page. */
@Injectable()
export class AppointmentBlockSource {
  constructor(private readonly appointments: AppointmentsRepository) {}

  async find({ userId, ids, newest }: SourceAsk): Promise<AppointmentItem[]> {
    const open = { ownerId: userId, state: 'published' as const, status: 1 as const };
    const [named, latest] = await Promise.all([
      ids.length > 0 ? this.appointments.findMany({ ...open, _id: trusted({ $in: ids }) }) : [],
      newest > 0 ? this.appointments.findMany(open, { sort: { createdAt: -1, _id: -1 }, limit: newest }) : [],
    ]);
    const found = new Map([...named, ...latest].map((appointment) => [appointment._id, appointment]));
    return [...found.values()].map(itemOf);
  }
}

function itemOf(appointment: Appointment): AppointmentItem {
  const { _id, title, description, image, defaultDuration, publicId } = appointment;
  const { price } = presentAppointment(appointment);
  return { _id, title, description, image, minutes: defaultDuration, price, href: `/bookAppointment/${publicId}` };
}
