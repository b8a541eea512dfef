import { authWebinarProvider, type WebinarConnectionView } from '@linkyard/contracts';
import { z } from 'zod';
import type { BookingsHarness, Creator } from '../../testing/bookings-harness.js';
import { ReadAttendanceJob } from '../read-attendance.job.js';
import { SyncRegistrationsJob } from '../sync-registrations.job.js';
import { SyncWebinarsJob } from '../sync-webinars.job.js';

const webinars = z.array(
  z.object({
    webinarKey: z.string(),
    organizer: z.string(),
    subject: z.string(),
    times: z.array(z.object({ startTime: z.string() })),
  }),
);
const registrants = z.array(
  z.object({ registrantKey: z.string(), webinarKey: z.string(), email: z.string(), joinUrl: z.string() }),
);
const signal = new AbortController().signal;

/** The provider's side in a spec, and the hand of the organizer there. */
export class GotoPerson {
  private static people = 0;

  /** @param url of the simulator */
  constructor(private readonly url: string) {}

  /** What the browser brings back from the consent page. */
  async consent(bookings: BookingsHarness, ctx: Creator, email = `organizer${(GotoPerson.people += 1)}@goto.test`) {
    const { authorizeUrl } = await bookings.call(authWebinarProvider, {}, ctx);
    const url = new URL(authorizeUrl ?? '');
    url.searchParams.set('prompt', 'none');
    url.searchParams.set('login_hint', email);
    const reply = await fetch(url, { redirect: 'manual' });
    const back = new URL(reply.headers.get('location') ?? '').searchParams;
    return { code: back.get('code') ?? '', state: back.get('state') ?? '' };
  }

  async connect(bookings: BookingsHarness, ctx: Creator, email?: string): Promise<WebinarConnectionView> {
    const { connection } = await bookings.call(authWebinarProvider, await this.consent(bookings, ctx, email), ctx);
    if (!connection) throw new Error('nothing was connected');
    return connection;
  }

  /** Webinars at the provider with this subject. */
  async webinars(subject: string) {
    return webinars.parse(await this.get('/simulator/webinars')).filter((one) => one.subject === subject);
  }
  async registrants(webinarKey: string) {
    return registrants.parse(await this.get('/simulator/registrants')).filter((one) => one.webinarKey === webinarKey);
  }
  async calls(containing: string): Promise<number> {
    const all = z.array(z.string()).parse(await this.get('/simulator/calls'));
    return all.filter((call) => call.includes(containing)).length;
  }

  /** Draws up the registration form at the provider. */
  form(webinarKey: string, form: { fields?: object[]; questions?: object[] }) {
    return this.post(`/simulator/webinars/${webinarKey}`, { form });
  }
  /** All that the provider keeps of a webinar and its registrants, as text. */
  async kept(webinarKey: string): Promise<string> {
    const all = z.array(z.looseObject({ webinarKey: z.string() })).parse(await this.get('/simulator/registrants'));
    return JSON.stringify(all.filter((one) => one.webinarKey === webinarKey));
  }

  /** The next calls are answered otherwise. */
  fault(fault: { status?: number; retryAfter?: number; delayMs?: number; match?: string; times?: number }) {
    return this.post('/simulator/faults', fault);
  }
  post(path: string, body: object) {
    return fetch(`${this.url}${path}`, { method: 'POST', body: JSON.stringify(body) });
  }

  private async get(path: string): Promise<unknown> {
    return (await fetch(`${this.url}${path}`)).json();
  }
}

/** Lets the jobs run as if it were this late. */
export async function runSyncs(bookings: BookingsHarness, laterMs = 0): Promise<void> {
  const now = new Date(Date.now() + laterMs);
  await bookings.get(SyncWebinarsJob).run(signal, now);
  await bookings.get(SyncRegistrationsJob).run(signal, now);
}
export const readAttendance = (bookings: BookingsHarness, now: Date) =>
  bookings.get(ReadAttendanceJob).run(signal, now);
