import { Capability } from '@linkyard/service-kit';
import { AppointmentRecordsModule } from '../appointment-records/appointment-records.module.js';
import { HostWeek } from './host-week.js';
import { schedules } from './schedule.schema.js';
import { SchedulesController } from './schedules.controller.js';
import { SchedulesRepository } from './schedules.repository.js';
import { SchedulesService } from './schedules.service.js';

/** The hours that a host works. */
@Capability({
  service: 'bookings',
  collections: [schedules],
  eraseWithAccount: [schedules],
  transferWithAccount: [{ collection: schedules, onConflict: () => ({ isDefault: false }) }],
  exportWithAccount: [schedules],
  imports: [AppointmentRecordsModule],
  controllers: [SchedulesController],
  providers: [SchedulesRepository, SchedulesService, HostWeek],
  exports: [SchedulesService, HostWeek],
})
export class SchedulesModule {}
