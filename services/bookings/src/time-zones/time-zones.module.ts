import { Capability } from '@linkyard/service-kit';
import { TimeZonesController } from './time-zones.controller.js';

@Capability({ service: 'bookings', controllers: [TimeZonesController] })
export class TimeZonesModule {}
