import { ProviderError } from '@linkyard/egress';
import { dayMs, minuteMs } from '@linkyard/time';
import { z } from 'zod';
import { refusedContent, type GotoHttp } from './goto-http.js';
import type { ProviderQuestion } from '../provider-webinars/provider-question.js';
import { registrationForm, requiredQuestions } from './registration-form.js';
import { providerKey } from './text-keys.js';

/** A webinar as the provider is sent it. */
export interface GotoWebinarFields {
  subject: string;
  description: string;
  times: { startTime: string; endTime: string }[];
  timeZone: string;
  type: 'single_session' | 'sequence';
}
export interface GotoRegistrant {
  registrantKey: string;
  /** Given when the registrant is approved there. */
  joinUrl?: string | null | undefined;
  status?: string | undefined;
}
export interface GotoPerson {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  organization: string;
  jobTitle: string;
}

const registrant = z.object({
  registrantKey: providerKey,
  joinUrl: z.string().nullish(),
  status: z.string().optional(),
});
const listed = z.object({
  _embedded: z
    .object({
      webinars: z.array(
        z.object({ webinarKey: providerKey, subject: z.string(), times: z.array(z.object({ startTime: z.string() })) }),
      ),
    })
    .optional(),
});
const attendee = z.object({
  registrantKey: providerKey,
  attendanceTimeInSeconds: z.number(),
  attendance: z.array(z.object({ joinTime: z.string(), leaveTime: z.string() })).default([]),
});
export type GotoAttendee = z.output<typeof attendee>;

/** One that is in session is cancelled after its end, which is looked for this often. */
const sessionWaitMs = 10 * minuteMs;
// The registrant is notified by us: one confirmation, one set of reminders.
const silent = { enabled: false };
const emailSettings = { confirmationEmail: silent, reminderEmail: silent };

/** The calls of GoToWebinar for one organizer. Each throws ProviderError. */
export class GotoWebinars {
  private readonly base: string;

  constructor(
    private readonly http: GotoHttp,
    organizerKey: string,
  ) {
    this.base = `/G2W/rest/v2/organizers/${encodeURIComponent(organizerKey)}/webinars`;
  }

  /** @returns the key of the new webinar */
  async create(fields: GotoWebinarFields): Promise<string> {
    const call = { method: 'POST', path: this.base, body: { ...fields, emailSettings } } as const;
    return (await this.http.read(call, z.object({ webinarKey: providerKey }))).webinarKey;
  }

  /** Keys of the webinars that look like this one: a create whose answer was lost may have made it. */
  async alike({ subject, times }: GotoWebinarFields): Promise<string[]> {
    const start = Date.parse(times[0]?.startTime ?? '');
    const at = (time: number) => encodeURIComponent(new Date(time).toISOString());
    const query = `fromTime=${at(start - dayMs)}&toTime=${at(start + dayMs)}&size=200`;
    const { _embedded } = await this.http.read({ method: 'GET', path: `${this.base}?${query}` }, listed);
    return (_embedded?.webinars ?? [])
      .filter((one) => one.subject === subject && one.times.some(({ startTime }) => Date.parse(startTime) === start))
      .map(({ webinarKey }) => webinarKey);
  }

  /** @returns false when it is there no more */
  async update(key: string, fields: GotoWebinarFields): Promise<boolean> {
    const { type: _type, ...changed } = fields;
    const path = `${this.base}/${key}?notifyParticipants=false`;
    const { status, body } = await this.http.send({ method: 'PUT', path, body: changed });
    if (status === 404) return false;
    if (status >= 300) throw refusedContent(status, body);
    return true;
  }

  /** Does nothing when it is gone already. @throws ProviderError unavailable while it is in session: it can be cancelled afterwards */
  async cancel(key: string): Promise<void> {
    const path = `${this.base}/${key}?sendCancellationEmails=false`;
    const { status, body } = await this.http.send({ method: 'DELETE', path });
    if (status === 409)
      throw new ProviderError('unavailable', 'The webinar is in session', { retryAfterMs: sessionWaitMs });
    if (status >= 300 && status !== 404) throw refusedContent(status, body);
  }

  /** Refused where the account may not act for the organizer. */
  async verifyOrganizer(now = new Date()): Promise<void> {
    const at = (time: number) => encodeURIComponent(new Date(time).toISOString());
    const query = `fromTime=${at(now.getTime())}&toTime=${at(now.getTime() + dayMs)}&size=1`;
    await this.http.read({ method: 'GET', path: `${this.base}?${query}` }, listed);
  }

  /** What registrants have to answer besides name and address; nothing when there is no such webinar. */
  async questions(key: string): Promise<ProviderQuestion[]> {
    const path = `${this.base}/${key}/registrants/fields`;
    const { status, body } = await this.http.send({ method: 'GET', path });
    if (status === 404) return [];
    if (status >= 300) throw refusedContent(status, body);
    return requiredQuestions(registrationForm.parse(body));
  }

  /**
   * @param content of `registrationBody`
   * @returns the one of before when the address is registered there already, null when there is no such webinar
   */
  async register(key: string, email: string, content: string): Promise<GotoRegistrant | null> {
    const path = `${this.base}/${key}/registrants`;
    const call = { method: 'POST', path: `${path}?resendConfirmation=false`, body: content } as const;
    const { status, body } = await this.http.send(call);
    if (status === 404) return null;
    if (status === 409) return this.registered(path, email);
    if (status >= 300) throw refusedContent(status, body);
    return registrant.parse(body);
  }

  /** The reply to a second registration does not say which one is known: it is looked up by its address. */
  private async registered(path: string, email: string): Promise<GotoRegistrant> {
    const people = z.array(registrant.extend({ email: z.string() }));
    const all = await this.http.read({ method: 'GET', path }, people);
    const found = all.find((one) => one.email.toLowerCase() === email.toLowerCase());
    if (!found) throw refusedContent(409, { message: 'The address is registered, but not listed.' });
    return found;
  }

  /** @returns null when there is none any more */
  async registrant(key: string, registrantKey: string): Promise<GotoRegistrant | null> {
    const path = `${this.base}/${key}/registrants/${registrantKey}`;
    const { status, body } = await this.http.send({ method: 'GET', path });
    if (status === 404) return null;
    if (status >= 300) throw refusedContent(status, body);
    return registrant.parse(body);
  }

  /** Does nothing when it is gone already. */
  async unregister(key: string, registrantKey: string): Promise<void> {
    const path = `${this.base}/${key}/registrants/${registrantKey}`;
    const { status, body } = await this.http.send({ method: 'DELETE', path });
    if (status >= 300 && status !== 404) throw refusedContent(status, body);
  }

  /** Who attended which session that has been held; empty until the provider shows it. */
  async attendance(key: string): Promise<{ startTime: string; attendees: GotoAttendee[] }[]> {
    const path = `${this.base}/${key}/sessions`;
    const held = z.array(z.object({ sessionKey: providerKey, startTime: z.string() }));
    const sessions = await this.http.read({ method: 'GET', path }, held);
    return Promise.all(
      sessions.map(async ({ sessionKey, startTime }) => ({
        startTime,
        attendees: await this.http.read({ method: 'GET', path: `${path}/${sessionKey}/attendees` }, z.array(attendee)),
      })),
    );
  }
}
