import { Capability } from '@linkyard/service-kit';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { ClaimsModule } from '../claims/claims.module.js';
import { WebinarsModule } from '../webinars/webinars.module.js';
import { DemoBookings } from './demo-bookings.js';
import { DemoPayments } from './demo-payments.js';
import { LoadDemoAppointments } from './load-demo-appointments.js';
import { LoadDemo } from './load-demo.js';

@Capability({
  service: 'bookings',
  imports: [WebinarsModule, AppointmentsModule, BookingsModule, ClaimsModule],
  providers: [LoadDemo, LoadDemoAppointments, DemoBookings, DemoPayments],
})
export class DemoModule {}
