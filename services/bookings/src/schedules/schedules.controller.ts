import { Controller } from '@nestjs/common';
import {
  addUpdateSchedule,
  deleteSchedules,
  getSchedule,
  idsOf,
  listOf,
  listSchedules,
  makeScheduleDefault,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import type { Schedule } from './schedule.schema.js';
import { SchedulesService } from './schedules.service.js';

@Controller()
export class SchedulesController {
  constructor(private readonly schedules: SchedulesService) {}

  @Handles(listSchedules)
  async list(request: RequestOf<typeof listSchedules>, { userId }: UserCtx) {
    const { found, total } = await this.schedules.list(userId, request);
    return listOf(await Promise.all(found.map((schedule) => this.present(schedule))), total, request);
  }

  @Handles(getSchedule)
  async get({ _id }: RequestOf<typeof getSchedule>, { userId }: UserCtx) {
    return { schedule: await this.present(await this.schedules.get(userId, _id)) };
  }

  @Handles(addUpdateSchedule)
  async save(request: RequestOf<typeof addUpdateSchedule>, { userId }: UserCtx) {
    return this.present(await this.schedules.save(userId, request));
  }

  @Handles(deleteSchedules)
  async delete(request: RequestOf<typeof deleteSchedules>, { userId }: UserCtx) {
    return { ids: await this.schedules.delete(userId, idsOf(request)) };
  }

  @Handles(makeScheduleDefault)
  async makeDefault({ _id }: RequestOf<typeof makeScheduleDefault>, { userId }: UserCtx) {
    return this.present(await this.schedules.makeDefault(userId, _id));
  }

  private async present(schedule: Schedule) {
    return { ...schedule, usedBy: await this.schedules.usedBy(schedule.userId, schedule) };
  }
}
