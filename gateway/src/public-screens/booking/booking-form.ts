import { randomUUID } from 'node:crypto';
import { saveBooking, type RequestInput } from '@linkyard/contracts';
import type { DomainError } from '@linkyard/service-kit';
import { elapsedSince } from '../../http/posted-forms.js';
import { attributionOf } from '../attribution.js';
import type { FormAnswer } from '../form-answers.js';
import type { FormState } from '../form-state.js';
import type { BookingQuery } from './booking-address.js';
import { refusalText } from '../../locales/spoken-refusal.js';

interface Chosen {
  publicId: string;
  start: string;
  duration: number;
  zone: string;
}

/** What was typed, in the words of the save call. */
export function bookingRequest(form: FormState, chosen: Chosen, query: BookingQuery): RequestInput<typeof saveBooking> {
  const holdKey = form.value('holdKey');
  return {
    publicId: chosen.publicId,
    start: form.value('start') || chosen.start,
    duration: chosen.duration,
    timeZone: chosen.zone,
    attendee: { name: form.value('name'), email: form.value('email'), phone: form.value('phone') },
    guests: form
      .value('guests')
      .split(/[\s,;]+/)
      .filter(Boolean),
    answers: form.startingWith('q.'),
    location: Number(form.value('location')) || 0,
    occurrences: Number(form.value('occurrences')) || 1,
    ...(holdKey ? { holdKey } : {}),
    ...attributionOf((name) => query[name] ?? ''),
    emailCode: form.value('again') ? '' : form.value('emailCode'),
    idempotencyKey: form.value('idempotencyKey'),
    website_url: form.value('website_url'),
    elapsedMs: elapsedSince(form.value('started_at')),
  };
}

/** The form's name of a field of the save call. */
export const fieldOf = (path: string) =>
  path
    .replace(/^attendee\./, '')
    .replace(/^answers\./, 'q.')
    .replace(/^guests\..*/, 'guests');

/** How a refused booking is answered. Once a code was mailed, it is asked for until the booking is made, by the same key. */
export function answerTo(form: FormState, error: DomainError): FormAnswer {
  const asked = { awaitsCode: 'yes', key: form.value('idempotencyKey') };
  if (error.code === 'bookings.verify_email')
    return { status: 200, form: form.changed('emailCode', null), notes: asked };
  const key = randomUUID();
  if (isTaken(error)) return { status: 409, form, notes: { taken: refusalText(error), key } };
  const hasFields = (error.details.errors ?? []).length > 0;
  return {
    status: hasFields ? 422 : error.http,
    form: form.refused(error, fieldOf),
    notes: { ...(hasFields ? {} : { failure: refusalText(error) }), ...(form.has('emailCode') ? asked : { key }) },
  };
}

const takenCodes = new Set(['bookings.slot_taken', 'bookings.not_open']);
/** The time is gone, whatever else was typed. */
export const isTaken = ({ code, details }: DomainError) =>
  takenCodes.has(code) || (details.errors ?? []).some(({ path }) => path === 'start');

export type StartedQuery = BookingQuery & { start: string };
export const isStarted = (query: BookingQuery): query is StartedQuery => query.start !== undefined;
