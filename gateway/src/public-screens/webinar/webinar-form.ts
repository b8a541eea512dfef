import type { PublicWebinarView, RequestInput, subscribeWebinar } from '@linkyard/contracts';
import { elapsedSince } from '../../http/posted-forms.js';
import { attributionOf } from '../attribution.js';
import type { FormState } from '../form-state.js';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The key of a registration in an address; empty where there is none. */
export const readKey = (raw: Record<string, unknown>) => ({
  uid: textOf(raw['registration']),
  token: textOf(raw['token']),
});

/** What was typed, in the words of the subscribe call. Without a script the zone is the webinar's. */
export function subscriptionOf(form: FormState, webinar: PublicWebinarView): RequestInput<typeof subscribeWebinar> {
  const { publicId, type, sessions } = webinar;
  const value = (name: string) => form.value(name);
  return {
    publicId,
    ...(type === 'series' && value('sessionKey') ? { sessionKey: value('sessionKey') } : {}),
    timeZone: value('timeZone') || (sessions[0]?.timeZone ?? 'UTC'),
    person: {
      firstName: value('firstName'),
      lastName: value('lastName'),
      email: value('email'),
      phone: value('phone'),
      organization: value('organization'),
      jobTitle: value('jobTitle'),
    },
    answers: form.startingWith('q.'),
    idempotencyKey: value('idempotencyKey'),
    website_url: value('website_url'),
    elapsedMs: elapsedSince(value('started_at')),
    ...attributionOf(value),
  };
}

/** The form's name of a field of the subscribe call. */
export const fieldOf = (path: string) => path.replace(/^person\./, '').replace(/^answers\./, 'q.');
