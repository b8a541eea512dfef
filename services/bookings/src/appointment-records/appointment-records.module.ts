import { Capability } from '@linkyard/service-kit';
import { appointments } from './appointment.schema.js';
import { AppointmentsRepository } from './appointments.repository.js';
import { appointmentSearchWords } from './migrations/2026-11-26-appointment-search-words.js';
import { appointmentMediaUses } from './migrations/2026-11-26-appointment-media-uses.js';

@Capability({
  service: 'bookings',
  collections: [appointments],
  migrations: [appointmentMediaUses, appointmentSearchWords],
  eraseWithAccount: [appointments],
  transferWithAccount: [appointments],
  exportWithAccount: [appointments],
  providers: [AppointmentsRepository],
  exports: [AppointmentsRepository],
})
export class AppointmentRecordsModule {}
