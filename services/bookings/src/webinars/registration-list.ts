import { Inject, Injectable } from '@nestjs/common';
import type { listRegistrations, RequestOf } from '@linkyard/contracts';
import { containing, trusted } from '@linkyard/mongo';
import { requireFound } from '@linkyard/service-kit';
import type { Registration } from './registration.schema.js';
import { RegistrationsRepository } from './registrations.repository.js';

type Request = RequestOf<typeof listRegistrations>;

const searched = ['person.firstName', 'person.lastName', 'person.email', 'person.organization', 'title'];
/** A search of more words is as good by its first ones. */
const maxWords = 8;

@Injectable()
export class RegistrationList {
  constructor(@Inject(RegistrationsRepository) private readonly registrations: RegistrationsRepository) {}

  /** What the filters and the search of a table mean: each word is somewhere, for a name is kept in two fields. */
  filterOf(ownerId: string, filters: Request['filters'], searchTerm?: string) {
    const words = (searchTerm ?? '').split(/\s+/u).filter(Boolean).slice(0, maxWords);
    const found = words.map((word) => ({ $or: searched.map((field) => ({ [field]: trusted(containing(word)) })) }));
    return { ownerId, ...filters, ...(found.length > 0 ? { $and: found } : {}) };
  }

  async of(ownerId: string, request: Request): Promise<{ found: Registration[]; total: number }> {
    const { page, listPerPage, searchTerm, filters, sort = '-createdAt' } = request;
    const filter = this.filterOf(ownerId, filters, searchTerm);
    const direction: 1 | -1 = sort.startsWith('-') ? -1 : 1;
    const by: Record<string, 1 | -1> = { [sort.replace('-', '')]: direction, _id: direction };
    const [found, total] = await Promise.all([
      this.registrations.findMany(filter, { sort: by, skip: (page - 1) * listPerPage, limit: listPerPage }),
      this.registrations.count(filter),
    ]);
    return { found, total };
  }

  /** @throws DomainError core.not_found, also for another creator's */
  async get(ownerId: string, _id: string): Promise<Registration> {
    return requireFound(await this.registrations.findOne({ ownerId, _id }));
  }
}
