import { Injectable } from '@nestjs/common';
import { inMode, type listRegistrations, type RequestOf, type ShownMode } from '@linkyard/contracts';
import { containing, trusted } from '@linkyard/mongo';
import { requireFound } from '@linkyard/service-kit';
import { OwnerModes } from '../booking-records/owner-modes.js';
import type { Registration } from './registration.schema.js';
import { RegistrationsRepository } from './registrations.repository.js';

type Request = RequestOf<typeof listRegistrations>;

const searched = ['person.firstName', 'person.lastName', 'person.email', 'person.organization', 'title'];
/** A search of more words is as good by its first ones. */
const maxWords = 8;

@Injectable()
export class RegistrationList {
  constructor(
    private readonly registrations: RegistrationsRepository,
    private readonly modes: OwnerModes,
  ) {}

  /** What the filters and the search of a table mean: each word is somewhere, for a name is kept in two fields. */
  async filterOf(ownerId: string, filters: Request['filters'], searchTerm?: string) {
    const { mode } = await this.modes.shown(ownerId, filters.mode);
    return this.within(ownerId, { ...filters, mode }, searchTerm);
  }

  private within(ownerId: string, { mode, ...filters }: Request['filters'] & { mode: ShownMode }, searchTerm?: string) {
    const words = (searchTerm ?? '').split(/\s+/u).filter(Boolean).slice(0, maxWords);
    const found = words.map((word) => ({ $or: searched.map((field) => ({ [field]: trusted(containing(word)) })) }));
    return { ownerId, ...inMode(mode), ...filters, ...(found.length > 0 ? { $and: found } : {}) };
  }

  async of(ownerId: string, request: Request) {
    const { page, listPerPage, searchTerm, filters, sort = '-createdAt' } = request;
    const { mode, hasTest } = await this.modes.shown(ownerId, filters.mode);
    const filter = this.within(ownerId, { ...filters, mode }, searchTerm);
    const direction: 1 | -1 = sort.startsWith('-') ? -1 : 1;
    const by: Record<string, 1 | -1> = { [sort.replace('-', '')]: direction, _id: direction };
    const [found, total] = await Promise.all([
      this.registrations.findMany(filter, { sort: by, skip: (page - 1) * listPerPage, limit: listPerPage }),
      this.registrations.count(filter),
    ]);
    return { found, total, mode, hasTest };
  }

  /** @throws DomainError core.not_found, also for another creator's */
  async get(ownerId: string, _id: string): Promise<Registration> {
    return requireFound(await this.registrations.findOne({ ownerId, _id }));
  }
}
