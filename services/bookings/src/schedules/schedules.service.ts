import { Injectable } from '@nestjs/common';
import { type addUpdateSchedule, type listSchedules, type RequestOf } from '@linkyard/contracts';
import { containing, isDuplicateKey, ServiceDatabase, trusted, type NewDocument } from '@linkyard/mongo';
import { DomainError, fieldRefusal, requireEach, requireFound, UserContacts } from '@linkyard/service-kit';
import { AppointmentsRepository } from '../appointment-records/appointments.repository.js';
import { textsFor } from '../locales/texts.js';
import type { Schedule } from './schedule.schema.js';
import { SchedulesRepository } from './schedules.repository.js';

const officeHours = [1, 2, 3, 4, 5].map((day) => ({ day, intervals: [{ start: '09:00', end: '17:00' }] }));

/** Monday to Friday, 9 to 17. */
const freshSchedule = (name: string, timeZone: string): NewDocument<Schedule> => ({
  name,
  timeZone,
  isDefault: false,
  weekly: officeHours,
  overrides: [],
  timeOff: [],
  holidayCountry: '',
});

@Injectable()
export class SchedulesService {
  constructor(
    private readonly schedules: SchedulesRepository,
    private readonly appointments: AppointmentsRepository,
    private readonly database: ServiceDatabase,
    private readonly contacts: UserContacts,
  ) {}

  async list(ownerId: string, request: RequestOf<typeof listSchedules>): Promise<{ found: Schedule[]; total: number }> {
    await this.defaultOf(ownerId);
    const { page, listPerPage, sort = 'createdAt', searchTerm } = request;
    const filter = { ownerId, ...(searchTerm ? { name: trusted(containing(searchTerm)) } : {}) };
    const direction: 1 | -1 = sort.startsWith('-') ? -1 : 1;
    const by: Record<string, 1 | -1> = { isDefault: -1, [sort.replace('-', '')]: direction, _id: direction };
    const [found, total] = await Promise.all([
      this.schedules.findMany(filter, { sort: by, skip: (page - 1) * listPerPage, limit: listPerPage }),
      this.schedules.count(filter),
    ]);
    return { found, total };
  }

  /** @throws DomainError core.not_found */
  async get(ownerId: string, _id: string): Promise<Schedule> {
    return requireFound(await this.schedules.findOne({ ownerId, _id }));
  }

  /** Of an appointment that is saved. @throws DomainError core.invalid_input for one of another creator */
  async require(ownerId: string, _id: string): Promise<void> {
    if (!(await this.schedules.findOne({ ownerId, _id })))
      throw fieldRefusal('scheduleId', 'bookings.not_own_schedule');
  }

  /** The schedule of those appointments that name none; made when it is first asked for. */
  async defaultOf(ownerId: string): Promise<Schedule> {
    const known = await this.schedules.findOne({ ownerId, isDefault: true });
    if (known) return known;
    const { timeZone, i18n } = await this.personOf(ownerId);
    const fresh = { ...freshSchedule(i18n.t('Working hours'), timeZone), isDefault: true };
    try {
      return await this.schedules.insert(ownerId, fresh);
    } catch (error) {
      const first = isDuplicateKey(error) ? await this.schedules.findOne({ ownerId, isDefault: true }) : null;
      if (!first) throw error;
      return first;
    }
  }

  /** The schedule of an appointment: its own, or the default one. */
  async of(ownerId: string, scheduleId: string | null): Promise<Schedule> {
    const own = scheduleId === null ? null : await this.schedules.findOne({ ownerId, _id: scheduleId });
    return own ?? this.defaultOf(ownerId);
  }

  /** How many appointments use each. */
  async usedBy(ownerId: string, schedule: Pick<Schedule, '_id' | 'isDefault'>): Promise<number> {
    const ids = schedule.isDefault ? [schedule._id, null] : [schedule._id];
    return this.appointments.count({ ownerId, scheduleId: trusted({ $in: ids }) });
  }

  /** @throws DomainError core.not_found, core.stale_rev */
  async save(ownerId: string, { _id, rev, ...sent }: RequestOf<typeof addUpdateSchedule>): Promise<Schedule> {
    if (_id === undefined) {
      const { timeZone } = await this.defaultOf(ownerId);
      const { i18n } = await this.personOf(ownerId);
      return this.schedules.insert(ownerId, { ...freshSchedule(i18n.t('New schedule'), timeZone), ...sent });
    }
    await this.get(ownerId, _id);
    const saved = await this.schedules.update({ ownerId, _id }, { $set: sent }, { rev });
    if (!saved) throw new DomainError('core.stale_rev');
    return saved;
  }

  /** @throws DomainError core.not_found when one of them is not there, bookings.default_schedule */
  async delete(ownerId: string, ids: readonly string[]): Promise<string[]> {
    return this.database.transaction(async () => {
      const own = { ownerId, _id: trusted({ $in: [...ids] }) };
      const found = await this.schedules.findMany(own);
      requireEach(ids, found);
      if (found.some(({ isDefault }) => isDefault)) throw new DomainError('bookings.default_schedule');
      await this.schedules.updateMany(own, { $set: { deletedAt: new Date() } });
      await this.appointments.updateMany(
        { ownerId, scheduleId: trusted({ $in: [...ids] }) },
        { $set: { scheduleId: null } },
      );
      return [...ids];
    });
  }

  /** @throws DomainError core.not_found */
  async makeDefault(ownerId: string, _id: string): Promise<Schedule> {
    await this.defaultOf(ownerId);
    return this.database.transaction(async () => {
      await this.get(ownerId, _id);
      await this.schedules.updateMany({ ownerId, isDefault: true }, { $set: { isDefault: false } });
      return requireFound(await this.schedules.update({ ownerId, _id }, { $set: { isDefault: true } }));
    });
  }

  private async personOf(userId: string) {
    const contact = await this.contacts.find(userId);
    return { timeZone: contact?.timeZone || 'UTC', i18n: textsFor(contact?.locale ?? 'en') };
  }
}
