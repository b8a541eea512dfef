import {
  addUpdateAppointment,
  getShownModes,
  getUserContact,
  listSchedules,
  type AnyCommand,
  type AppointmentView,
  type Ctx,
  type RequestInput,
  type saveBooking,
} from '@linkyard/contracts';
import { refuseInTransaction } from '@linkyard/mongo';
import { JobQueue } from '@linkyard/queue';
import { Bus } from '@linkyard/service-kit';
import { creator, ServiceUnderTest } from '@linkyard/service-kit/testing';
import { bookingsService } from '../bookings.module.js';

export type Creator = Ctx & { userId: string };

interface Job {
  name: string;
  data: { key: string; template?: string; to?: string; [field: string]: unknown };
  delayMs: number;
}

/** Every day from 9 to 17 in Berlin, no notice, from now on. */
const allWeek = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, intervals: [{ start: '09:00', end: '17:00' }] }));

/** The bookings service over a database of its own; what it asks of others is answered here. */
export class BookingsHarness extends ServiceUnderTest {
  readonly jobs: Job[] = [];
  readonly asked: { subject: string; payload: Record<string, unknown> }[] = [];
  /** Answers of other services, by subject. */
  readonly answers = new Map<string, (payload: Record<string, unknown>) => unknown>();

  static async start(): Promise<BookingsHarness> {
    const harness = new BookingsHarness(await this.open(bookingsService));
    Object.assign(process.env, {
      RATE_FACTOR: '1',
      DATA_KEY: 'd'.repeat(32),
      PUBLIC_URL: 'http://book.test',
    });
    harness.answers.set(getUserContact.subject, ({ userId }) => ({ contact: contactOf(String(userId)) }));
    harness.answers.set(getShownModes.subject, () => ({ mode: 'all', hasTest: false }));
    const bus = { request: async (command: AnyCommand, payload: object) => harness.answer(command, payload) };
    const queue = {
      enqueue: async ({ name }: { name: string }, data: Job['data'], { delayMs = 0 }: { delayMs?: number } = {}) => {
        refuseInTransaction(`The job ${name} is enqueued`);
        harness.jobs.push({ name, data, delayMs });
      },
    };
    await harness.build(bookingsService.module, [
      { provide: Bus, useValue: bus },
      { provide: JobQueue, useValue: queue },
    ]);
    return harness;
  }

  private answer({ subject }: AnyCommand, payload: object): unknown {
    refuseInTransaction(`${subject} is called`);
    this.asked.push({ subject, payload: { ...payload } });
    const answer = this.answers.get(subject);
    if (!answer) throw new Error(`${subject} is not answered here`);
    return answer({ ...payload });
  }

  /** A published appointment of an hour. */
  async anAppointment(
    ctx: Creator = creator(),
    sent: Partial<RequestInput<typeof addUpdateAppointment>> = {},
  ): Promise<{ ctx: Creator; appointment: AppointmentView }> {
    const usual = { title: 'Consultation', state: 'published' as const, durations: [60], minimumNotice: 0 };
    const appointment = await this.call(
      addUpdateAppointment,
      { ...usual, window: { type: 'unlimited' }, reminders: [], ...sent },
      ctx,
    );
    await this.call(listSchedules, {}, ctx);
    await this.rows('schedules').updateMany({ userId: ctx.userId }, { $set: { weekly: allWeek } });
    return { ctx, appointment };
  }
}

let keys = 0;

/** What a visitor sends. */
export const aRequest = (
  { publicId }: Pick<AppointmentView, 'publicId'>,
  start: string,
  sent: Partial<RequestInput<typeof saveBooking>> = {},
): RequestInput<typeof saveBooking> => {
  keys += 1;
  const idempotencyKey = `00000000-0000-4000-8000-${String(keys).padStart(12, '0')}`;
  const attendee = { name: 'Ada', email: 'ada@example.com' };
  return { publicId, start, timeZone: 'Europe/London', attendee, idempotencyKey, ...sent };
};

export const contactOf = (userId: string) => ({
  userId,
  name: 'Ana Host',
  email: 'ana@example.com',
  emailVerified: true,
  locale: 'en',
  timeZone: 'Europe/Berlin',
  tenantId: null,
  status: 1,
  state: 'active',
  notificationPrefs: {},
});
