import { Injectable } from '@nestjs/common';
import type { listUsers, RequestOf } from '@linkyard/contracts';
import { containing, ServiceDatabase } from '@linkyard/mongo';
import type { Filter } from 'mongodb';
import { userModel, type User } from '../accounts/user.model.js';

export type UserQuery = RequestOf<typeof listUsers>;

/** Reads and switches accounts of everybody. Only for admins: every caller comes through a contract of role `admin`. */
@Injectable()
export class AdminUsersRepository {
  constructor(private readonly database: ServiceDatabase) {}

  private get users() {
    return this.database.collection(userModel);
  }

  async page(query: UserQuery): Promise<{ users: User[]; totalCount: number }> {
    const filter = filterOf(query);
    const { page, listPerPage, sort = '-createdAt' } = query;
    const field = sort.replace(/^-/, '');
    const direction = sort.startsWith('-') ? -1 : 1;
    const [users, totalCount] = await Promise.all([
      this.users
        .find(filter, { maxTimeMS: 3_000 })
        .sort({ [field]: direction, _id: direction })
        .skip((page - 1) * listPerPage)
        .limit(listPerPage)
        .toArray(),
      this.users.countDocuments(filter, { maxTimeMS: 3_000 }),
    ]);
    return { users, totalCount };
  }
}

/** `createdFrom` and `createdTo` are whole UTC days, both included. `suspended` and `locked` are seen states, not stored ones. */
export function filterOf({ searchTerm, filters }: Pick<UserQuery, 'searchTerm' | 'filters'>): Filter<User> {
  const { role, state, status, step, plan, tenantId, ids, country, createdFrom, createdTo } = filters;
  const dayMs = 86_400_000;
  const created = {
    ...(createdFrom && { $gte: new Date(createdFrom) }),
    ...(createdTo && { $lt: new Date(new Date(createdTo).getTime() + dayMs) }),
  };
  const conditions: Filter<User>[] = [
    { deletedAt: null },
    role === undefined ? {} : { role },
    status === undefined ? {} : { status },
    step === undefined ? {} : { step },
    plan === undefined ? {} : { planName: plan },
    tenantId === undefined ? {} : { tenantId },
    ids === undefined ? {} : { _id: { $in: ids } },
    country === undefined ? {} : { 'address.country': country },
    createdFrom || createdTo ? { createdAt: created } : {},
    state === undefined ? {} : stateFilter(state),
    searchTerm ? { $or: [{ name: containing(searchTerm) }, { email: containing(searchTerm) }] } : {},
  ];
  return { $and: conditions };
}

function stateFilter(state: NonNullable<UserQuery['filters']['state']>): Filter<User> {
  if (state === 'suspended') return { status: 0 };
  // A lock applies to attempts per address, not to an account, so it matches no account.
  if (state === 'locked') return { _id: { $in: [] } };
  return { state, status: 1 };
}
