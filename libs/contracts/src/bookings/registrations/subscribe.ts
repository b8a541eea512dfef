import { z } from 'zod';
import { openPaymentRefusals } from '../../payments/start-refusals.js';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { attribution, email, line, prose, publicId, timeZone, visitorWrite } from '../../primitives/index.js';
import { visitorWriteRate } from '../../primitives/rates.js';
import { registrantView } from './registration-view.js';

const messages: Partial<Record<string, string>> = {
  pending: /*i18n*/ 'Your request has been sent.',
  waitlisted: /*i18n*/ 'You are on the waiting list.',
};

/** An address that is registered gets its link by mail, and the answer of a first registration (ADR 0038). The last seat goes to one person; the next one joins the waiting list. The same key with the same content gives the same registration. */
export const subscribeWebinar = defineCommand({
  subject: 'bookings.registrations.subscribe',
  http: { path: '/user/webinar/subscribe', role: 'public', needsActiveOwner: true, rate: visitorWriteRate },
  summary: 'Register for a webinar',
  request: z.strictObject({
    publicId,
    /** Of a series: the chosen session. */
    sessionKey: publicId.optional(),
    timeZone,
    person: z.strictObject({
      firstName: line(80).min(1, refusedAs('bookings.first_name_missing')),
      /** Required where the webinar says so (`lastNameRequired`). */
      lastName: line(80).default(''),
      email,
      phone: line(40).default(''),
      organization: line(120).default(''),
      jobTitle: line(120).default(''),
    }),
    /** By the id of the field. A checkbox is "yes" or empty. */
    answers: z.record(line(40), prose(4_000)).default({}),
    attribution: attribution.partial().default({}),
    ...visitorWrite,
  }),
  reply: z.object({
    registration: registrantView,
    token: z.string(),
    /** The payment page; null when nothing is to be paid now. */
    redirectUrl: z.string().nullable(),
  }),
  message: /*i18n*/ 'You are registered.',
  messageFor: ({ registration, redirectUrl }) =>
    redirectUrl === null
      ? (messages[registration.state] ?? /*i18n*/ 'You are registered.')
      : /*i18n*/ 'Please pay to confirm.',
  errors: [
    'core.not_found',
    'core.idempotency_mismatch',
    'core.confirm_address',
    'bookings.webinar_closed',
    'bookings.webinar_full',
    'bookings.too_many_held',
    'bookings.cannot_be_paid',
    'payments.amount_refused',
    ...openPaymentRefusals,
  ],
  timeoutMs: 15_000,
});
