import { Controller } from '@nestjs/common';
import { listTimeZones } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { timeZones } from './time-zones.js';

@Controller()
export class TimeZonesController {
  @Handles(listTimeZones)
  async list() {
    return { zones: timeZones(new Date()) };
  }
}
