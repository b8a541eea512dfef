import { Capability } from '@linkyard/service-kit';
import { BusyTimesModule } from '../calendars/busy-times.module.js';
import { ClaimsModule } from '../claims/claims.module.js';
import { schedules } from '../schedules/schedule.schema.js';
import { SchedulesController } from '../schedules/schedules.controller.js';
import { SchedulesRepository } from '../schedules/schedules.repository.js';
import { HostWeek } from '../schedules/host-week.js';
import { SchedulesService } from '../schedules/schedules.service.js';
import { appointments } from './appointment.schema.js';
import { appointmentMediaUses } from './migrations/2026-11-26-appointment-media-uses.js';
import { AppointmentBlockSource } from './appointment-block-source.js';
import { AppointmentsController } from './appointments.controller.js';
import { AppointmentsRepository } from './appointments.repository.js';
import { AppointmentsService } from './appointments.service.js';
import { SlotsService } from './slots.service.js';

const collections = [schedules, appointments];

/** Appointments and the working hours they are offered in. */
@Capability({
  service: 'bookings',
  imports: [ClaimsModule, BusyTimesModule],
  collections,
  migrations: [appointmentMediaUses],
  eraseWithAccount: collections,
  exportWithAccount: collections,
  controllers: [SchedulesController, AppointmentsController],
  providers: [
    SchedulesRepository,
    SchedulesService,
    HostWeek,
    AppointmentsRepository,
    AppointmentsService,
    SlotsService,
    AppointmentBlockSource,
  ],
  exports: [SchedulesService, HostWeek, AppointmentsRepository, AppointmentsService, SlotsService],
})
export class AppointmentsModule {}
