import { Controller } from '@nestjs/common';
import {
  addUpdateAppointment,
  appointmentBlockSource,
  deleteAppointments,
  duplicateAppointment,
  getAppointment,
  getPublicAppointment,
  idsOf,
  listAppointments,
  listOf,
  listSlots,
  toggleAppointment,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { presentAppointment, presentToVisitors } from './appointment.presenter.js';
import { startsOf } from './series-starts.js';
import { AppointmentBlockSource } from './appointment-block-source.js';
import { AppointmentsService } from './appointments.service.js';
import { SlotsService } from './slots.service.js';

@Controller()
export class AppointmentsController {
  constructor(
    private readonly appointments: AppointmentsService,
    private readonly slots: SlotsService,
    private readonly blocks: AppointmentBlockSource,
  ) {}

  @Handles(listAppointments)
  async list(request: RequestOf<typeof listAppointments>, { userId }: UserCtx) {
    const { found, total } = await this.appointments.list(userId, request);
    return listOf(found.map(presentAppointment), total, request);
  }

  @Handles(getAppointment)
  async get({ _id }: RequestOf<typeof getAppointment>, { userId }: UserCtx) {
    return { appointment: presentAppointment(await this.appointments.get(userId, _id)) };
  }

  @Handles(getPublicAppointment)
  async single({ publicId, start, from }: RequestOf<typeof getPublicAppointment>) {
    const { appointment, ...about } = await this.appointments.forVisitors(publicId, from);
    const { recurring } = appointment;
    const longest = start && recurring ? { start, occurrences: recurring.maxCount } : null;
    return {
      appointment: presentToVisitors(appointment, about),
      series: longest ? startsOf(appointment, longest, about.timeZone) : [],
    };
  }

  @Handles(addUpdateAppointment)
  async save(request: RequestOf<typeof addUpdateAppointment>, ctx: UserCtx) {
    return presentAppointment(await this.appointments.save(ctx, request));
  }

  @Handles(toggleAppointment)
  async toggle({ _id, status }: RequestOf<typeof toggleAppointment>, { userId }: UserCtx) {
    return this.appointments.toggle(userId, _id, status);
  }

  @Handles(duplicateAppointment)
  async duplicate({ _id }: RequestOf<typeof duplicateAppointment>, ctx: UserCtx) {
    return presentAppointment(await this.appointments.duplicate(ctx, _id));
  }

  @Handles(deleteAppointments)
  async delete(request: RequestOf<typeof deleteAppointments>, { userId }: UserCtx) {
    return { ids: await this.appointments.delete(userId, idsOf(request)) };
  }

  @Handles(appointmentBlockSource)
  async blockSource(request: RequestOf<typeof appointmentBlockSource>) {
    return { items: await this.blocks.find(request) };
  }

  @Handles(listSlots)
  async openSlots(request: RequestOf<typeof listSlots>) {
    return this.slots.list(request);
  }
}
