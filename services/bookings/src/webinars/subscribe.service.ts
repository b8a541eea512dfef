import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RequestOf, subscribeWebinar } from '@linkyard/contracts';
import { isDuplicateKey, newId, ServiceDatabase, type NewDocument } from '@linkyard/mongo';
import { DomainError, KeyedQueue, fieldRefusal, requireFound } from '@linkyard/service-kit';
import { minuteMs } from '@linkyard/time';
import { newPublicId } from '../appointments/appointment-fields.js';
import { answersOf, checkPhone } from '../bookings/placing/booking-request.js';
import { ProviderWebinars } from '../provider-webinars/provider-webinars.js';
import { RegistrationAdmission, type Registrant } from './registration-admission.js';
import { activeKeyOf, RegistrationFlow } from './registration-flow.js';
import type { Registration } from './registration.schema.js';
import { RegistrationsRepository } from './registrations.repository.js';
import type { RepeatedRegistration } from './repeated-registration.schema.js';
import { RepeatedRegistrations } from './repeated-registrations.js';
import { sessionsOf, upcoming } from './webinar-clock.js';
import { allQuestions, closedBecause, needsLastName } from './webinar.presenter.js';
import type { Webinar } from './webinar.schema.js';
import { WebinarSeats } from './webinar-seats.js';
import { WebinarsRepository } from './webinars.repository.js';
import { noPaymentAttention } from '@linkyard/payables';

type Sent = RequestOf<typeof subscribeWebinar>;
type Made = Registration | RepeatedRegistration;
/** How long a seat waits for its payment. */
const payWithinMs = 20 * minuteMs;

@Injectable()
export class SubscribeService {
  /** Registrations of one webinar count the same seats. */
  private readonly queue = new KeyedQueue(1);

  constructor(
    private readonly webinars: WebinarsRepository,
    private readonly registrations: RegistrationsRepository,
    private readonly seats: WebinarSeats,
    private readonly flow: RegistrationFlow,
    private readonly admission: RegistrationAdmission,
    private readonly provider: ProviderWebinars,
    private readonly database: ServiceDatabase,
    private readonly repeated: RepeatedRegistrations,
  ) {}

  /** @throws DomainError core.not_found, core.invalid_input, core.idempotency_mismatch, bookings.webinar_closed, bookings.webinar_full, bookings.too_many_held, core.confirm_address */
  async subscribe(request: Sent, by: Registrant, now = new Date()): Promise<Made> {
    const webinar = requireFound(await this.webinars.findPublished(request.publicId));
    return this.queue.run(webinar._id, () => this.register(webinar, request, by, now));
  }

  private async register(webinar: Webinar, request: Sent, by: Registrant, now: Date): Promise<Made> {
    const { userId: ownerId } = webinar;
    const { locale, ipHash: network } = by;
    const earlier = await this.earlier(ownerId, request);
    if (earlier) return earlier;
    // A field that no person sees has been filled in.
    if (request.website_url) throw new DomainError('bookings.webinar_closed');
    const closed = closedBecause(webinar, await this.seats.of(webinar), now);
    if (closed) throw new DomainError(closed === 'full' ? 'bookings.webinar_full' : 'bookings.webinar_closed');
    const questions = allQuestions(webinar, await this.provider.questionsOf(webinar));
    const draft = draftOf(webinar, request, { questions, locale, now });
    await this.admission.require(webinar, request, draft, by);
    await this.flow.prepare(ownerId, network);
    const present = await this.presentOf(ownerId, draft);
    try {
      if (present) return await this.again(webinar, draft, { present, by, now });
      return await this.database.transaction(() => this.flow.place(webinar, draft, now, network));
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // The same person at the same moment was first.
      const first = await this.earlier(ownerId, request);
      if (first) return first;
      const other = await this.presentOf(ownerId, draft);
      if (!other) throw error;
      return this.again(webinar, draft, { present: other, by, now });
    }
  }

  /** Who has confirmed that the address is theirs gets what is there; a stranger learns nothing of it. */
  private async again(
    webinar: Webinar,
    draft: NewDocument<Registration>,
    { present, by, now }: { present: Registration; by: Registrant; now: Date },
  ): Promise<Made> {
    if (by.isConfirmed) return present;
    return this.repeated.make(webinar, draft, { present, network: by.ipHash, now });
  }

  private async presentOf(ownerId: string, { activeKey }: NewDocument<Registration>): Promise<Registration | null> {
    return activeKey === null ? null : this.registrations.byActiveKey(ownerId, activeKey);
  }

  /** @throws DomainError core.idempotency_mismatch */
  private async earlier(ownerId: string, request: Sent): Promise<Made | null> {
    const { idempotencyKey: key } = request;
    const first = (await this.registrations.byKey(ownerId, key)) ?? (await this.repeated.byKey(ownerId, key));
    if (first && first.requestHash !== hashOf(request)) throw new DomainError('core.idempotency_mismatch');
    return first;
  }
}

/** The same for the same content; a key may be used once more only with it. */
function hashOf({ idempotencyKey: _key, elapsedMs: _elapsed, website_url: _trap, ...content }: Sent): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** @throws DomainError core.invalid_input naming the session or the answer */
function draftOf(
  webinar: Webinar,
  request: Sent,
  { questions, locale, now }: { questions: ReturnType<typeof allQuestions>; locale: string; now: Date },
): NewDocument<Registration> {
  const { person, timeZone, idempotencyKey, attribution } = request;
  const { _id: webinarId, price } = webinar;
  const sessionKey = webinar.type === 'series' ? (request.sessionKey ?? null) : null;
  const open = upcoming(webinar.sessions, now);
  if (webinar.type === 'series' && !open.some((session) => session.sessionKey === sessionKey))
    throw fieldRefusal('sessionKey', 'bookings.session_not_offered');
  if (needsLastName(webinar) && person.lastName === '')
    throw fieldRefusal('person.lastName', 'bookings.last_name_missing');
  checkPhone('person.phone', person.phone);
  const isHeldElsewhere = webinar.provider !== 'custom';
  return {
    ...{ _id: newId(), tenantId: webinar.tenantId, uid: newPublicId(), webinarId, publicId: webinar.publicId },
    ...{ title: webinar.title, sessionKey, startAt: sessionsOf(webinar, { sessionKey })[0]?.startAt ?? null },
    ...{ timeZone, locale, person, answers: answersOf({ questions }, request) },
    ...{ externalRegistrantKey: null, joinUrl: null, state: 'pending' },
    activeKey: activeKeyOf(webinarId, sessionKey, person.email),
    ...{ needsApproval: webinar.requiresApproval, fromWaitlist: false },
    awaitedUntil: price > 0 ? new Date(now.getTime() + payWithinMs) : null,
    ...{
      paymentState: price > 0 ? 'unpaid' : 'none',
      mode: 'live',
      price,
      currency: webinar.currency,
      paymentId: null,
    },
    ...{
      payUrl: null,
      paid: 0,
      refundAsked: 0,
      refunded: 0,
      paymentAttention: noPaymentAttention,
      duplicates: [],
      attendedMinutes: null,
      joinedAt: null,
      leftAt: null,
    },
    ...{ deny: null, cancel: null, attribution: { ...noAttribution, ...attribution } },
    sync: { state: isHeldElsewhere ? 'pending' : 'none', attempts: 0, error: '', nextAt: null },
    ...{ idempotencyKey, requestHash: hashOf(request), stateHistory: [] },
  };
}

const noAttribution = {
  campaignId: null,
  pageId: null,
  sectionId: null,
  referrerUrl: null,
  utmSource: null,
  utmMedium: null,
  utmCampaign: null,
  utmTerm: null,
  utmContent: null,
};
