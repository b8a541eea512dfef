import { Module } from '@nestjs/common';
import type { ServiceDefinition } from '@linkyard/service-kit';
import { TimeZonesController } from './time-zones/time-zones.controller.js';

@Module({ controllers: [TimeZonesController] })
class BookingsModule {}

export const bookingsService: ServiceDefinition = { name: 'bookings', module: BookingsModule, models: [] };
