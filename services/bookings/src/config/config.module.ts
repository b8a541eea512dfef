import { Capability } from '@linkyard/service-kit';
import { BOOKINGS_CONFIG, bookingsConfigFrom } from './bookings-config.js';

@Capability({
  service: 'bookings',
  providers: [{ provide: BOOKINGS_CONFIG, useFactory: () => bookingsConfigFrom(process.env) }],
  exports: [BOOKINGS_CONFIG],
})
export class ConfigModule {}
