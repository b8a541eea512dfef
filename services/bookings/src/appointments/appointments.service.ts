import { Injectable } from '@nestjs/common';
import {
  appointmentMediaUsed,
  appointmentsChanged,
  hostFrom,
  type addUpdateAppointment,
  type listAppointments,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { ServiceDatabase, soughtWords, trusted, wordBeginnings, type NewDocument } from '@linkyard/mongo';
import {
  addMediaUse,
  CreatorLooks,
  DomainError,
  Outbox,
  requireEach,
  requireFound,
  UserContacts,
} from '@linkyard/service-kit';
import { ChosenCalendars } from '../calendars/chosen-calendars.js';
import { Claims } from '../claims/claims.js';
import { textsFor } from '../locales/texts.js';
import { SchedulesService } from '../schedules/schedules.service.js';
import { checkAppointment, emptyAppointment, fieldsFrom, newPublicId } from './appointment-fields.js';
import type { Appointment } from '../appointment-records/appointment.schema.js';
import { AppointmentsRepository } from '../appointment-records/appointments.repository.js';
import { usualCurrency } from './usual-currency.js';

@Injectable()
export class AppointmentsService {
  constructor(
    private readonly appointments: AppointmentsRepository,
    private readonly schedules: SchedulesService,
    private readonly claims: Claims,
    private readonly chosen: ChosenCalendars,
    private readonly database: ServiceDatabase,
    private readonly contacts: UserContacts,
    private readonly looks: CreatorLooks,
    private readonly outbox: Outbox,
  ) {}

  async list(
    ownerId: string,
    request: RequestOf<typeof listAppointments>,
  ): Promise<{ found: Appointment[]; total: number }> {
    const { page, listPerPage, sort = '-createdAt', searchTerm, filters } = request;
    const filter = {
      ownerId,
      ...filters,
      state: filters.state ?? trusted({ $in: ['draft', 'published'] as const }),
      ...(searchTerm ? { searchWords: trusted({ $all: soughtWords(searchTerm) }) } : {}),
    };
    const direction: 1 | -1 = sort.startsWith('-') ? -1 : 1;
    const by: Record<string, 1 | -1> = { [sort.replace('-', '')]: direction, _id: direction };
    const [found, total] = await Promise.all([
      this.appointments.findMany(filter, { sort: by, skip: (page - 1) * listPerPage, limit: listPerPage }),
      this.appointments.count(filter),
    ]);
    return { found, total };
  }

  /** @throws DomainError core.not_found */
  async get(ownerId: string, _id: string): Promise<Appointment> {
    return requireFound(await this.appointments.findOne({ ownerId, _id }));
  }

  /** For visitors, with what they see of the host. @param from the page that the visitor came from @throws DomainError core.not_found */
  async forVisitors(publicId: string, from: string | null = null) {
    const appointment = requireFound(await this.appointments.findPublished(publicId));
    const { userId, scheduleId } = appointment;
    const [contact, look, { timeZone }] = await Promise.all([
      this.contacts.find(userId),
      this.looks.of(userId, from),
      this.schedules.of(userId, scheduleId),
    ]);
    if (contact?.status !== 1) throw new DomainError('core.not_found');
    return { appointment, host: hostFrom(contact, look), timeZone };
  }

  /** @throws DomainError core.not_found; core.stale_rev; core.invalid_input, also for a schedule of another creator */
  async save(
    { userId, tenantId }: UserCtx,
    { _id, rev, ...sent }: RequestOf<typeof addUpdateAppointment>,
  ): Promise<Appointment> {
    const before = _id === undefined ? await this.fresh(userId, sent.currency) : await this.get(userId, _id);
    if (sent.scheduleId && sent.scheduleId !== before.scheduleId) await this.schedules.require(userId, sent.scheduleId);
    await this.chosen.require(userId, sent);
    const fields = fieldsFrom(sent, before);
    // With the lengths the default one may go, too.
    if (fields.durations && !sent.defaultDuration && !fields.durations.includes(before.defaultDuration))
      [fields.defaultDuration] = fields.durations;
    checkAppointment({ ...before, ...fields });
    return this.database.transaction(async () => {
      if (_id === undefined) {
        const made = await this.appointments.insert(userId, { ...before, ...fields, tenantId });
        await this.publishMediaUse(null, made);
        if (made.state === 'published') await this.announce(made);
        return made;
      }
      const stored = await this.get(userId, _id);
      const saved = await this.appointments.update({ ownerId: userId, _id }, { $set: fields }, { rev });
      if (!saved) throw new DomainError('core.stale_rev');
      await this.publishMediaUse(stored, saved);
      if ([before, saved].some(({ state }) => state === 'published')) await this.announce(saved);
      return saved;
    });
  }

  /** @throws DomainError core.not_found */
  async toggle(ownerId: string, _id: string, status?: 0 | 1): Promise<Appointment> {
    const before = await this.get(ownerId, _id);
    const next = status ?? (before.status === 1 ? 0 : 1);
    return this.database.transaction(async () => {
      const saved = requireFound(await this.appointments.update({ ownerId, _id }, { $set: { status: next } }));
      await this.announce(saved);
      return saved;
    });
  }

  /** @throws DomainError core.not_found */
  async duplicate({ userId, tenantId, locale }: UserCtx, _id: string): Promise<Appointment> {
    const original = await this.get(userId, _id);
    const {
      _id: _,
      userId: _owner,
      rev: _rev,
      createdAt: _made,
      updatedAt: _changed,
      deletedAt: _gone,
      ...same
    } = original;
    const i18n = textsFor(locale);
    const title = i18n.t('{title} (copy)', { title: same.title }).slice(0, 160);
    const fresh = { publicId: newPublicId(), state: 'draft' as const, claimCount: 0, tenantId };
    return this.database.transaction(async () => {
      const copy = await this.appointments.insert(userId, {
        ...same,
        title,
        searchWords: wordBeginnings(title),
        ...fresh,
      });
      await this.publishMediaUse(null, copy);
      return copy;
    });
  }

  /** @throws DomainError core.not_found when one of them is not there, bookings.has_bookings */
  async delete(ownerId: string, ids: readonly string[], now = new Date()): Promise<string[]> {
    return this.database.transaction(async () => {
      const own = { ownerId, _id: trusted({ $in: [...ids] }) };
      const found = await this.appointments.findMany(own);
      requireEach(ids, found);
      const toCome = { appointmentId: trusted({ $in: [...ids] }), isHold: false, endAt: trusted({ $gt: now }) };
      if (await this.claims.findOne({ ownerId, ...toCome })) throw new DomainError('bookings.has_bookings');
      await this.appointments.updateMany(own, { $set: { deletedAt: now } });
      for (const appointment of found)
        await this.publishMediaUse(appointment, { ...appointment, rev: appointment.rev + 1, deletedAt: now });
      for (const appointment of found.slice(0, 1)) await this.announce(appointment);
      return [...ids];
    });
  }

  /** A draft in the currency that was sent, else in the usual one. */
  private async fresh(ownerId: string, sent?: string): Promise<NewDocument<Appointment>> {
    return {
      ...emptyAppointment(),
      currency: sent ?? (await usualCurrency(this.contacts, this.appointments, ownerId)),
    };
  }

  private async publishMediaUse(before: Appointment | null, after: Appointment): Promise<void> {
    await addMediaUse(this.outbox, appointmentMediaUsed, { before, after });
  }

  /** Pages that show appointments are rendered again. */
  private async announce({ userId, tenantId }: Appointment): Promise<void> {
    await this.outbox.add(appointmentsChanged, { ownerId: userId }, { tenantId });
  }
}
