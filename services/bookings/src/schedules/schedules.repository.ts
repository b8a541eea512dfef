import { Injectable } from '@nestjs/common';
import { InjectStored, OwnedModelRepository, type StoredModel } from '@linkyard/mongo';
import { schedules, type Schedule } from './schedule.schema.js';

@Injectable()
export class SchedulesRepository extends OwnedModelRepository<Schedule> {
  constructor(@InjectStored('bookings', schedules) model: StoredModel<typeof schedules>) {
    super(model);
  }
}
