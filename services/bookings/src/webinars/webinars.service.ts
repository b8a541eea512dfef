import { Injectable } from '@nestjs/common';
import {
  webinarCancelled,
  webinarMediaUsed,
  webinarMoved,
  webinarReplayed,
  webinarsChanged,
  type addUpdateWebinar,
  type listWebinars,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { containing, ServiceDatabase, trusted, type NewDocument } from '@linkyard/mongo';
import {
  canBecome,
  addMediaUse,
  DomainError,
  Outbox,
  requireEach,
  requireFound,
  UserContacts,
} from '@linkyard/service-kit';
import { usualCurrency } from '../appointments/usual-currency.js';
import { ProviderWebinars } from '../provider-webinars/provider-webinars.js';
import { RegistrationFlow } from './registration-flow.js';
import { RegistrationsRepository, seatedStates } from './registrations.repository.js';
import { sessionChanges } from './session-changes.js';
import { nextDueAt, stateAt } from './webinar-clock.js';
import { webinarTransitions } from './webinar-transitions.js';
import { checkPublished, emptyWebinar, fieldsFrom } from './webinar-fields.js';
import { WebinarSeats } from './webinar-seats.js';
import type { Webinar } from './webinar.schema.js';
import { WebinarsRepository } from './webinars.repository.js';

/** States in which people wait for something that the creator can still cancel. */
const runningStates: Webinar['state'][] = ['scheduled', 'live'];
const recordingStates: Webinar['state'][] = ['replay'];
const isPromised = ({ type, state }: Webinar): boolean =>
  (type === 'onDemand' ? recordingStates : runningStates).includes(state);
const activeStates = [...seatedStates, 'waitlisted'] as const;

@Injectable()
export class WebinarsService {
  constructor(
    private readonly webinars: WebinarsRepository,
    private readonly registrations: RegistrationsRepository,
    private readonly seats: WebinarSeats,
    private readonly flow: RegistrationFlow,
    private readonly database: ServiceDatabase,
    private readonly provider: ProviderWebinars,
    private readonly outbox: Outbox,
    private readonly contacts: UserContacts,
  ) {}

  async list(ownerId: string, request: RequestOf<typeof listWebinars>): Promise<{ found: Webinar[]; total: number }> {
    const { page, listPerPage, sort = '-createdAt', searchTerm, filters } = request;
    const filter = { ownerId, ...filters, ...(searchTerm ? { title: trusted(containing(searchTerm)) } : {}) };
    const direction: 1 | -1 = sort.startsWith('-') ? -1 : 1;
    const by: Record<string, 1 | -1> = { [sort.replace('-', '')]: direction, _id: direction };
    const [found, total] = await Promise.all([
      this.webinars.findMany(filter, { sort: by, skip: (page - 1) * listPerPage, limit: listPerPage }),
      this.webinars.count(filter),
    ]);
    return { found, total };
  }

  /** @throws DomainError core.not_found */
  async get(ownerId: string, _id: string): Promise<Webinar> {
    return requireFound(await this.webinars.findOne({ ownerId, _id }));
  }

  /** @throws DomainError core.not_found, core.stale_rev, core.invalid_input, bookings.has_registrations, bookings.webinar_closed */
  async save(
    { userId, tenantId }: UserCtx,
    { _id, rev, ...sent }: RequestOf<typeof addUpdateWebinar>,
    now = new Date(),
  ): Promise<Webinar> {
    const before = _id === undefined ? await this.fresh(userId, sent.currency, now) : await this.get(userId, _id);
    if (before.state === 'cancelled') throw new DomainError('bookings.webinar_closed');
    const changed = fieldsFrom(sent, before);
    const fields = {
      ...changed,
      ...(await this.connectionOf(userId, sent, before)),
      ...remindedFrom(changed, before, now),
    };
    const wanted = { ...before, ...fields };
    if (wanted.state !== 'draft') checkPublished(wanted);
    const state = stateAt(wanted, now);
    const dueAt = nextDueAt({ ...wanted, state }, now);
    return this.database.transaction(async () => {
      if (_id === undefined) {
        const made = await this.webinars.insert(userId, { ...before, ...fields, state, dueAt, tenantId });
        await this.seats.prepare(made);
        await this.provider.follow(made, now);
        await this.publishMediaUse(null, made);
        await this.announce(made);
        return made;
      }
      return this.change(await this.get(userId, _id), { ...fields, state, dueAt }, { rev, now });
    });
  }

  /** A draft in the currency that was sent, else in the usual one. */
  private async fresh(ownerId: string, sent: string | undefined, now: Date): Promise<NewDocument<Webinar>> {
    return { ...emptyWebinar(now), currency: sent ?? (await usualCurrency(this.contacts, this.webinars, ownerId)) };
  }

  /** Choosing the provider, and publishing there, needs its connection. @throws DomainError core.invalid_input */
  private async connectionOf(
    userId: string,
    { provider, state }: Pick<RequestOf<typeof addUpdateWebinar>, 'provider' | 'state'>,
    before: Pick<Webinar, 'provider' | 'state'>,
  ): Promise<Partial<Webinar>> {
    const wanted = provider ?? before.provider;
    if (wanted === 'custom') return { connectionId: null };
    const isChosen = before.provider === 'custom';
    const isPublished = state === 'scheduled' && before.state === 'draft';
    return isChosen || isPublished ? { connectionId: await this.provider.requireConnection(userId) } : {};
  }

  private async change(
    before: Webinar,
    fields: Partial<NewDocument<Webinar>>,
    { rev, now }: { rev: number | undefined; now: Date },
  ) {
    const { userId: ownerId, _id } = before;
    const { state = before.state } = fields;
    if (state !== before.state && !canBecome(webinarTransitions, before.state, state))
      throw new DomainError('bookings.wrong_state');
    await this.keepPromises(before, fields);
    const { moved, added, removed } = sessionChanges(before, fields, now);
    const isOther = moved.length + added.length + removed.length > 0;
    const change = { $set: fields, ...(isOther ? { $inc: { icsSequence: 1 } } : {}) };
    const saved = await this.webinars.update({ ownerId, _id }, change, { rev });
    if (!saved) throw new DomainError('core.stale_rev');
    await this.seats.prepare(saved);
    await this.provider.follow(saved);
    await this.publishMediaUse(before, saved);
    const data = { ownerId, webinarId: _id };
    if (isOther && saved.state !== 'draft') {
      const changes = { sessionKeys: moved, addedKeys: added, removed };
      await this.outbox.add(webinarMoved, { ...data, ...changes }, { tenantId: saved.tenantId });
    }
    if (hasMoreSeats(before, saved)) await this.flow.promoteAll(saved, now);
    if (before.state === 'ended' && saved.state === 'replay') await this.outbox.add(webinarReplayed, data);
    await this.announce(saved);
    return saved;
  }

  /** What people are registered for is not taken from them by an edit. @throws DomainError bookings.has_registrations */
  private async keepPromises(before: Webinar, fields: Partial<NewDocument<Webinar>>): Promise<void> {
    const { userId: ownerId, _id: webinarId } = before;
    const kept = new Set((fields.sessions ?? before.sessions).map(({ sessionKey }) => sessionKey));
    const removed = before.sessions.map(({ sessionKey }) => sessionKey).filter((key) => !kept.has(key));
    const isOther =
      (fields.type !== undefined && fields.type !== before.type) ||
      (fields.provider !== undefined && fields.provider !== before.provider) ||
      (fields.state === 'draft' && before.state !== 'draft');
    if (!isOther && (removed.length === 0 || before.type !== 'series')) return;
    const bySession = isOther ? {} : { sessionKey: trusted({ $in: removed }) };
    const active = { ownerId, webinarId, ...bySession, state: trusted({ $in: [...activeStates] }) };
    if (await this.registrations.findOne(active)) throw new DomainError('bookings.has_registrations');
  }

  /** @throws DomainError core.not_found */
  async toggle(ownerId: string, _id: string, status?: 0 | 1): Promise<Webinar> {
    const before = await this.get(ownerId, _id);
    const next = status ?? (before.status === 1 ? 0 : 1);
    return this.database.transaction(async () => {
      const saved = requireFound(await this.webinars.update({ ownerId, _id }, { $set: { status: next } }));
      await this.announce(saved);
      return saved;
    });
  }

  /** The registrations follow by the event. @throws DomainError core.not_found, bookings.wrong_state */
  async cancel(ownerId: string, _id: string, reason: string): Promise<Webinar> {
    const { type } = await this.get(ownerId, _id);
    const open = { state: trusted({ $in: type === 'onDemand' ? recordingStates : runningStates }) };
    return this.database.transaction(async () => {
      const $set = { state: 'cancelled' as const, dueAt: null };
      const cancelled = await this.webinars.update({ ownerId, _id, ...open }, { $set, $inc: { icsSequence: 1 } });
      if (!cancelled) throw new DomainError('bookings.wrong_state');
      await this.provider.follow(cancelled);
      await this.outbox.add(webinarCancelled, { ownerId, webinarId: _id, reason }, { tenantId: cancelled.tenantId });
      await this.announce(cancelled);
      return cancelled;
    });
  }

  /** @throws DomainError core.not_found when one of them is not there, bookings.has_registrations */
  async delete(ownerId: string, ids: readonly string[], now = new Date()): Promise<string[]> {
    return this.database.transaction(async () => {
      const own = { ownerId, _id: trusted({ $in: [...ids] }) };
      const found = await this.webinars.findMany(own);
      requireEach(ids, found);
      const open = found.filter(isPromised).map((webinar) => webinar._id);
      const active = { webinarId: trusted({ $in: open }), state: trusted({ $in: [...activeStates] }) };
      if (await this.registrations.findOne({ ownerId, ...active })) throw new DomainError('bookings.has_registrations');
      for (const webinar of found) await this.provider.follow(webinar, now);
      await this.webinars.updateMany(own, { $set: { deletedAt: now, dueAt: null } });
      for (const webinar of found)
        await this.publishMediaUse(webinar, { ...webinar, rev: webinar.rev + 1, deletedAt: now });
      for (const webinar of found.slice(0, 1)) await this.announce(webinar);
      return [...ids];
    });
  }

  private async publishMediaUse(before: Webinar | null, after: Webinar): Promise<void> {
    await addMediaUse(this.outbox, webinarMediaUsed, { before, after });
  }

  /** Pages that show webinars are rendered again. */
  private async announce({ userId, tenantId }: Webinar): Promise<void> {
    await this.outbox.add(webinarsChanged, { ownerId: userId }, { tenantId });
  }
}

/** Reminders whose moment has passed when they are set up, or when the webinar is published, are not sent late. */
const remindedFrom = (
  { reminders, sessions, state }: Partial<NewDocument<Webinar>>,
  before: Pick<Webinar, 'state'>,
  now: Date,
): Partial<Pick<Webinar, 'remindedUntil'>> =>
  reminders || sessions || (state !== undefined && before.state === 'draft') ? { remindedUntil: now } : {};

const hasMoreSeats = (before: Webinar, { capacity }: Webinar): boolean =>
  before.capacity > 0 && (capacity === 0 || capacity > before.capacity);
