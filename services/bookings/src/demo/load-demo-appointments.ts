import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { addUpdateAppointment, updateNotificationPreferences, type UserCtx } from '@linkyard/contracts';
import { Bus, demoMode, hasDemoCreator, LOGGER, muted, systemContext, type Logger } from '@linkyard/service-kit';
import type { Appointment } from '../appointment-records/appointment.schema.js';
import { AppointmentsRepository } from '../appointment-records/appointments.repository.js';
import { AppointmentsService } from '../appointments/appointments.service.js';
import { SchedulesService } from '../schedules/schedules.service.js';
import { demoAppointments } from './demo-appointments.js';
import { DemoBookings } from './demo-bookings.js';
import { DemoPayments } from './demo-payments.js';
import { demoPlan } from './demo-plan.js';

/** The demo creator; the auth service makes the account under this id when DEMO is set. */
const demoUserId = '0000000000000000000000d1';
const pauseMs = 2_000;
const attempts = 30;

const demoContext = (): UserCtx => ({ ...systemContext(), userId: demoUserId, role: 2, sessionId: 'demo' });

/** Appointments of the demo creator; with `DEMO=history` also ninety days of bookings. */
@Injectable()
export class LoadDemoAppointments implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly stopped = new AbortController();

  constructor(
    private readonly appointments: AppointmentsService,
    private readonly stored: AppointmentsRepository,
    private readonly schedules: SchedulesService,
    private readonly bookings: DemoBookings,
    private readonly payments: DemoPayments,
    private readonly bus: Bus,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** In the background: the account is made by another service, and may come a moment later. */
  onApplicationBootstrap() {
    if (hasDemoCreator()) void this.loadWhenPossible();
  }

  onApplicationShutdown() {
    this.stopped.abort();
  }

  /** Once: appointments that were changed or deleted stay as they are. @returns those that were made; null where there were some */
  async load(): Promise<Appointment[] | null> {
    if (await this.stored.hasHadAppointments(demoUserId)) return null;
    const ctx = demoContext();
    const { _id, rev } = await this.schedules.defaultOf(demoUserId);
    await this.schedules.save(demoUserId, { _id, rev, timeZone: 'Europe/Berlin', holidayCountry: 'DE' });
    const made: Appointment[] = [];
    for (const appointment of demoAppointments) {
      const window = { type: 'rolling' as const, days: 120 };
      const sent = addUpdateAppointment.request.parse({ window, ...appointment, state: 'published' });
      made.push(await this.appointments.save(ctx, sent));
    }
    return made;
  }

  async loadHistory(made: readonly Appointment[]): Promise<void> {
    const ctx = demoContext();
    const count = await this.bookings.make(ctx, made, demoPlan());
    this.logger.info({ count }, 'the demo calendar has bookings');
    const [paid] = made;
    if (!paid) return;
    await muted(
      (isOn) => this.ring(ctx, isOn),
      () => this.retried(() => this.payments.make(ctx, paid)),
    );
  }

  private async loadWhenPossible(): Promise<void> {
    try {
      const made = await this.retried(() => this.load());
      if (made && demoMode() === 'history') await this.loadHistory(made);
    } catch (error) {
      this.logger.warn({ err: error }, 'the demo appointments could not be made');
    }
  }

  private async retried<Result>(work: () => Promise<Result>): Promise<Result> {
    const { signal } = this.stopped;
    for (let left = attempts; ; left -= 1) {
      try {
        return await work();
      } catch (error) {
        if (left <= 1 || signal.aborted) throw error;
        await wait(pauseMs, undefined, { signal });
      }
    }
  }

  private ring(ctx: UserCtx, isOn: boolean) {
    const appointment = { app: isOn, email: isOn, push: isOn };
    return this.bus.request(updateNotificationPreferences, { preferences: { appointment } }, ctx);
  }
}
