import { saveBooking, type RequestInput } from '@linkyard/contracts';
import type { DomainError } from '@linkyard/service-kit';
import { elapsedSince } from '../../pages/form-reply.js';
import { attributionOf } from '../attribution.js';
import type { FormState } from '../form-state.js';
import type { BookingQuery } from './booking-address.js';

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

const takenCodes = new Set(['bookings.slot_taken', 'bookings.not_open']);
/** The time is gone, whatever else was typed. */
export const isTaken = ({ code, details }: DomainError) =>
  takenCodes.has(code) || (details.errors ?? []).some(({ path }) => path === 'start');

export type StartedQuery = BookingQuery & { start: string };
export const isStarted = (query: BookingQuery): query is StartedQuery => query.start !== undefined;
