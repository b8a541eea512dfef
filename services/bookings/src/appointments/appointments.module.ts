import { Capability } from '@linkyard/service-kit';
import { BusyTimesModule } from '../calendars/busy-times.module.js';
import { SchedulesModule } from '../schedules/schedules.module.js';
import { ClaimsModule } from '../claims/claims.module.js';
import { AppointmentBlockSource } from './appointment-block-source.js';
import { AppointmentsController } from './appointments.controller.js';
import { AppointmentRecordsModule } from '../appointment-records/appointment-records.module.js';
import { AppointmentsService } from './appointments.service.js';
import { SlotsService } from './slots.service.js';

/** What can be booked, and when. */
@Capability({
  service: 'bookings',
  imports: [AppointmentRecordsModule, SchedulesModule, ClaimsModule, BusyTimesModule],
  controllers: [AppointmentsController],
  providers: [AppointmentsService, SlotsService, AppointmentBlockSource],
  exports: [AppointmentRecordsModule, SchedulesModule, AppointmentsService, SlotsService],
})
export class AppointmentsModule {}
