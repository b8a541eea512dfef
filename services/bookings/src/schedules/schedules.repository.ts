import { Injectable } from '@nestjs/common';
import { InjectStored, OwnedRepository, type StoredModel } from '@linkyard/mongo';
import { schedules, type Schedule } from './schedule.schema.js';

@Injectable()
export class SchedulesRepository extends OwnedRepository<Schedule> {
  constructor(@InjectStored('bookings', schedules) model: StoredModel<typeof schedules>) {
    super(model);
  }
}
