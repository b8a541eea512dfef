import { Injectable } from '@nestjs/common';
import type { listSubUsers, RequestOf } from '@linkyard/contracts';
import { containing, InjectStored, trusted, type StoredModel } from '@linkyard/mongo';
import type { QueryFilter } from 'mongoose';
import { users, type User } from './user.schema.js';

export type SubUserQuery = RequestOf<typeof listSubUsers>;
type SubUserFilter = Pick<SubUserQuery, 'filters' | 'searchTerm'>;

const reading = { maxTimeMS: 3_000, acrossOwners: 'a reseller sees all people of its tenant' };

/** Reads the people of one tenant. */
@Injectable()
export class SubUsersRepository {
  constructor(@InjectStored('auth', users) private readonly model: StoredModel<typeof users>) {}

  async page(tenantId: string, query: SubUserQuery): Promise<{ users: User[]; totalCount: number }> {
    const filter = filterOf(tenantId, query);
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

  /** A part of an export, by their ids. */
  async after(
    tenantId: string,
    query: SubUserFilter,
    { after, limit }: { after: string | null; limit: number },
  ): Promise<User[]> {
    const filter = filterOf(tenantId, query);
    const rest = after ? { $and: [filter, { _id: trusted({ $gt: after }) }] } : filter;
    return this.model
      .find(rest, null, { sort: { _id: 1 }, limit, ...reading })
      .lean<User[]>()
      .exec();
  }

  /** Everyone whose account this reseller has opened, at whatever site. */
  async openedBy(createdBy: string): Promise<User[]> {
    return this.model.find({ createdBy, tokenType: 'wlUser', deletedAt: null }, null, reading).lean<User[]>().exec();
  }

  /** Also of people who are switched off or leaving: they keep their place until they are deleted. */
  async count(tenantId: string): Promise<number> {
    return this.model.countDocuments(peopleOf(tenantId)).setOptions(reading).exec();
  }

  /** Which of these addresses have an account at the site. */
  async presentEmails(tenantId: string, emails: readonly string[]): Promise<Set<string>> {
    const among = { ...peopleOf(tenantId), email: trusted({ $in: [...emails] }) };
    return new Set(await this.model.distinct('email', among).setOptions(reading).exec());
  }

  /** Those of these ids that are people of the tenant. */
  async among(tenantId: string, ids: readonly string[]): Promise<User[]> {
    return this.model
      .find({ ...peopleOf(tenantId), _id: trusted({ $in: [...ids] }) }, null, reading)
      .lean<User[]>()
      .exec();
  }

  async byId(tenantId: string, _id: string): Promise<User | null> {
    return this.model
      .findOne({ _id, userId: _id, ...peopleOf(tenantId) }, null, reading)
      .lean<User | null>()
      .exec();
  }
}

const peopleOf = (tenantId: string) => ({ tenantId, tokenType: 'wlUser' as const, deletedAt: null });

function filterOf(tenantId: string, { searchTerm, filters }: SubUserFilter): QueryFilter<User> {
  const { status, isInvited, planName } = filters;
  const term = searchTerm ? trusted(containing(searchTerm)) : null;
  const invited = { invitedAt: trusted({ $ne: null }), acceptedAt: null };
  const conditions: QueryFilter<User>[] = [
    peopleOf(tenantId),
    status === undefined ? {} : { status },
    planName === undefined ? {} : { planName },
    isInvited === undefined ? {} : isInvited ? invited : { $nor: [invited] },
    term ? { $or: [{ name: term }, { email: term }] } : {},
  ];
  return { $and: conditions };
}
