import { Controller } from '@nestjs/common';
import { ownBookingRecords, type RequestOf } from '@linkyard/contracts';
import { trusted } from '@linkyard/mongo';
import { Capability, Handles } from '@linkyard/service-kit';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { AppointmentsRepository } from '../appointment-records/appointments.repository.js';
import { WebinarsModule } from '../webinars/webinars.module.js';
import { WebinarsRepository } from '../webinars/webinars.repository.js';

@Controller()
class ReferencesController {
  constructor(
    private readonly appointments: AppointmentsRepository,
    private readonly webinars: WebinarsRepository,
  ) {}

  @Handles(ownBookingRecords)
  async own({ ownerId, appointments, webinars }: RequestOf<typeof ownBookingRecords>) {
    const own = (ids: readonly string[]) => ({ ownerId, _id: trusted({ $in: [...ids] }) });
    const found = await Promise.all([
      appointments.length > 0 ? this.appointments.findMany(own(appointments)) : [],
      webinars.length > 0 ? this.webinars.findMany(own(webinars)) : [],
    ]);
    return { ids: found.flat().map(({ _id }) => _id) };
  }
}

/** For other services: which of the records that they store are a creator's own. */
@Capability({
  service: 'bookings',
  imports: [AppointmentsModule, WebinarsModule],
  controllers: [ReferencesController],
})
export class ReferencesModule {}
