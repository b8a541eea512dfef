import { Injectable } from '@nestjs/common';
import { InjectStored, OwnedRepository, type StoredModel } from '@linkyard/mongo';
import { requireActiveOwner, requireFound } from '@linkyard/service-kit';
import { appointments, type Appointment } from './appointment.schema.js';

@Injectable()
export class AppointmentsRepository extends OwnedRepository<Appointment> {
  constructor(@InjectStored('bookings', appointments) model: StoredModel<typeof appointments>) {
    super(model);
  }

  /** Also those that were deleted. */
  async hasHadAppointments(userId: string): Promise<boolean> {
    return (await this.model.exists({ userId }).exec()) !== null;
  }

  /** For visitors: what is published and switched on, of any creator. */
  async findPublished(publicId: string): Promise<Appointment | null> {
    const appointment = await this.model
      .findOne({ publicId, state: 'published', status: 1, deletedAt: null }, null, {
        acrossOwners: 'visitors open an appointment by its public id',
      })
      .lean<Appointment | null>()
      .exec();
    if (appointment) requireActiveOwner(appointment.userId);
    return appointment;
  }

  /** @throws DomainError core.not_found */
  async requirePublished(publicId: string): Promise<Appointment> {
    return requireFound(await this.findPublished(publicId));
  }

  /**
   * Makes two bookings of one appointment at the same moment conflict where they are counted, so that the later one counts again. `rev`
   * stays as it is for the editor.
   */
  async touchIfCounted({ userId, _id, limits, seatsPerSlot }: Appointment): Promise<void> {
    const isCounted = seatsPerSlot > 1 || Object.values(limits).some((limit) => limit > 0);
    if (isCounted) await this.model.updateOne({ userId, _id }, { $inc: { claimCount: 1 } }).exec();
  }
}
