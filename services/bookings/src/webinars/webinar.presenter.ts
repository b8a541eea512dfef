import {
  webinarPath,
  type getPublicWebinar,
  type getWebinar,
  type Money,
  type ReplyInput,
  type VisitorHost,
  type WebinarItem,
} from '@linkyard/contracts';
import type { ProviderQuestion } from '../provider-webinars/provider-question.js';
import { questionsOf, type WebinarSync } from '../provider-webinars/webinar-sync.model.js';
import { seatKeyOf, seatsLeft } from './webinar-seats.js';
import { upcoming } from './webinar-clock.js';
import type { Webinar } from './webinar.schema.js';

type Shown = ReplyInput<typeof getWebinar>['webinar'];
type ShownToVisitors = ReplyInput<typeof getPublicWebinar>['webinar'];
type Taken = ReadonlyMap<string, number>;

export const priceOf = ({ price, currency }: Pick<Webinar, 'price' | 'currency'>): Money | null =>
  price === 0 ? null : { amount: price, currency };

const takenOf = (webinar: Webinar, sessionKey: string, taken: Taken) => taken.get(seatKeyOf(webinar, sessionKey)) ?? 0;

export function presentWebinar(webinar: Webinar, taken: Taken, sync: WebinarSync | null): Shown {
  const sessions = webinar.sessions.map((session) => ({
    ...session,
    registered: takenOf(webinar, session.sessionKey, taken),
  }));
  const registered = [...taken.values()].reduce((sum, one) => sum + one, 0);
  return {
    ...webinar,
    ...{ sessions, registered, price: priceOf(webinar), registrationUrl: webinarPath(webinar.publicId) },
    ...{ sync, externalKey: sync?.rooms[0]?.key ?? null, lastSyncAt: sync?.lastSyncAt ?? null },
    providerQuestions: questionsOf(sync?.rooms ?? []).map(({ title }) => title),
  };
}

/** Why visitors cannot register now; null when they can. */
export function closedBecause(webinar: Webinar, taken: Taken, now: Date): ShownToVisitors['closed'] {
  const { state, type, registrationOpensAt, registrationClosesAt, waitlist } = webinar;
  if (registrationOpensAt && registrationOpensAt > now) return 'notYet';
  if (registrationClosesAt && registrationClosesAt <= now) return 'closed';
  if (type === 'onDemand') return state === 'replay' ? null : 'over';
  const open = upcoming(webinar.sessions, now);
  if (open.length === 0 || (state !== 'scheduled' && state !== 'live')) return 'over';
  const isFull = open.every(({ sessionKey }) => seatsLeft(webinar, takenOf(webinar, sessionKey, taken)) === 0);
  return isFull && !waitlist ? 'full' : null;
}

/** The questions of the creator, then those that the provider requires. */
export const allQuestions = (
  { fields }: Pick<Webinar, 'fields'>,
  required: readonly ProviderQuestion[],
): ShownToVisitors['fields'] => [
  ...fields,
  ...required.map(({ id, title, type, options }) => ({ id, title, type, options, required: true })),
];

/** GoToWebinar refuses a registration without it. */
export const needsLastName = ({ provider }: Pick<Webinar, 'provider'>): boolean => provider === 'gotowebinar';

export function presentToVisitors(
  webinar: Webinar,
  { taken, host, required, now }: { taken: Taken; host: VisitorHost; required: ProviderQuestion[]; now: Date },
): ShownToVisitors {
  const asked = new Set<string>(required.map(({ field }) => field));
  const sessions = upcoming(webinar.sessions, now).map((session) => {
    const left = seatsLeft(webinar, takenOf(webinar, session.sessionKey, taken));
    return { ...session, seatsLeft: left, isWaitlisted: left === 0 };
  });
  return {
    ...webinar,
    ...{ sessions, price: priceOf(webinar), host },
    fields: allQuestions(webinar, required),
    lastNameRequired: needsLastName(webinar),
    // Asked once, and required.
    personFields: webinar.personFields.filter((field) => !asked.has(field)),
    closed: closedBecause(webinar, taken, now),
  };
}

/** A card of a webinar block: its next session. */
export function itemOf(webinar: Webinar, taken: Taken, now: Date): WebinarItem {
  const { _id, title, description, image, provider, publicId } = webinar;
  const open = upcoming(webinar.sessions, now);
  const next = open.find(({ sessionKey }) => seatsLeft(webinar, takenOf(webinar, sessionKey, taken)) !== 0) ?? open[0];
  const left = next ? seatsLeft(webinar, takenOf(webinar, next.sessionKey, taken)) : null;
  return {
    ...{ _id, title, description, image, provider, price: priceOf(webinar) },
    startAt: next?.startAt.toISOString() ?? null,
    timeZone: next?.timeZone ?? 'UTC',
    moreSessions: Math.max(0, open.length - 1),
    seatsLeft: left,
    isWaitlistOpen: webinar.waitlist,
    href: webinarPath(publicId),
  };
}
