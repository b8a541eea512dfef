import { Injectable } from '@nestjs/common';
import type { listUsers, RequestOf } from '@linkyard/contracts';
import { containing, InjectStored, trusted, type StoredModel } from '@linkyard/mongo';
import type { QueryFilter } from 'mongoose';
import { users, type User } from './user.schema.js';

export type UserQuery = RequestOf<typeof listUsers>;

const reading = { maxTimeMS: 3_000, acrossOwners: 'administrators list all accounts' };

/** Reads accounts of all people. Only for admins: every caller comes through a contract of role `admin`. */
@Injectable()
export class AdminUsersRepository {
  constructor(@InjectStored('auth', users) private readonly model: StoredModel<typeof users>) {}

  async page(query: UserQuery): Promise<{ users: User[]; totalCount: number }> {
    const filter = filterOf(query);
    const { page, listPerPage, sort = '-createdAt' } = query;
    const direction = sort.startsWith('-') ? -1 : 1;
    const order = { [sort.replace(/^-/, '')]: direction, _id: direction } as const;
    const part = { sort: order, skip: (page - 1) * listPerPage, limit: listPerPage };
    const [found, totalCount] = await Promise.all([
      this.model
        .find(filter, null, { ...part, ...reading })
        .lean<User[]>()
        .exec(),
      this.model.countDocuments(filter).setOptions(reading).exec(),
    ]);
    return { users: found, totalCount };
  }
}

/** `createdFrom` and `createdTo` are whole UTC days, both included. `suspended` and `locked` are seen states, not stored ones. */
export function filterOf({ searchTerm, filters }: Pick<UserQuery, 'searchTerm' | 'filters'>): QueryFilter<User> {
  const { role, state, status, step, plan, tenantId, ids, country, createdFrom, createdTo } = filters;
  const dayMs = 86_400_000;
  const created = {
    ...(createdFrom && { $gte: new Date(createdFrom) }),
    ...(createdTo && { $lt: new Date(new Date(createdTo).getTime() + dayMs) }),
  };
  const term = searchTerm ? trusted(containing(searchTerm)) : null;
  const conditions: QueryFilter<User>[] = [
    { deletedAt: null },
    role === undefined ? {} : { role },
    status === undefined ? {} : { status },
    step === undefined ? {} : { step },
    plan === undefined ? {} : { planName: plan },
    tenantId === undefined ? {} : { tenantId },
    ids === undefined ? {} : { _id: trusted({ $in: ids }) },
    country === undefined ? {} : { 'address.country': country },
    createdFrom || createdTo ? { createdAt: trusted(created) } : {},
    state === undefined ? {} : stateFilter(state),
    term ? { $or: [{ name: term }, { email: term }] } : {},
  ];
  return { $and: conditions };
}

function stateFilter(state: NonNullable<UserQuery['filters']['state']>): QueryFilter<User> {
  if (state === 'suspended') return { status: 0 };
  // A lock applies to attempts per address, not to an account, so it matches no account.
  if (state === 'locked') return { _id: trusted({ $in: [] }) };
  return { state, status: 1 };
}
