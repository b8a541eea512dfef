import { Inject, Injectable } from '@nestjs/common';
import { getUserContact, type LeadView, type RequestOf, type updateLeads, type UserCtx } from '@linkyard/contracts';
import { Bus, DomainError } from '@linkyard/service-kit';
import type { Filter } from 'mongodb';
import { startOfDay } from '../analytics/calendar-day.js';
import type { LeadDocument } from './lead.model.js';
import { LeadsRepository } from './leads.repository.js';

interface LeadRequest {
  page: number;
  listPerPage: number;
  searchTerm?: string;
  sort?: string;
  filters: {
    campaignId?: string;
    sectionId?: string;
    state?: LeadView['state'];
    isRead?: boolean;
    tag?: string;
    from?: string;
    to?: string;
    kind?: LeadView['kind'];
  };
}

const day = 86_400_000;
/** Where each state may go. @source models.md 5 "Lead state" */
const next: Record<LeadView['state'], readonly LeadView['state'][]> = {
  new: ['read', 'actioned', 'archived', 'spam'],
  read: ['new', 'actioned', 'archived', 'spam'],
  actioned: ['read', 'archived'],
  archived: ['read', 'actioned'],
  spam: ['new'],
};

/** The lead tables. */
@Injectable()
export class LeadsService {
  constructor(
    @Inject(LeadsRepository) private readonly leads: LeadsRepository,
    @Inject(Bus) private readonly bus: Bus,
  ) {}

  /** Spam is shown only where it is asked for. */
  async list(ctx: UserCtx, request: LeadRequest, kind?: LeadView['kind']) {
    const filter = await this.filterOf(ctx, { ...request.filters, kind: kind ?? request.filters.kind });
    const sort = request.sort ?? '-createdAt';
    const field = sort.replace('-', '');
    const direction = sort.startsWith('-') ? -1 : 1;
    const query = {
      filter,
      searchTerm: request.searchTerm,
      sort: { [field]: direction, _id: direction } as Record<string, 1 | -1>,
      page: request.page,
      listPerPage: request.listPerPage,
    };
    const [{ leads, total }, unread] = await Promise.all([this.leads.list(ctx.userId, query), this.unread(ctx, kind)]);
    return { leads, total, unread };
  }

  private async filterOf(
    ctx: UserCtx,
    { tag, from, to, kind, state, ...exact }: LeadRequest['filters'],
  ): Promise<Filter<LeadDocument>> {
    const created = from || to ? { createdAt: await this.range(ctx, from, to) } : {};
    return {
      ...exact,
      ...(kind ? { kind } : {}),
      ...(tag ? { tags: tag } : {}),
      ...created,
      state: state ?? { $ne: 'spam' },
    };
  }

  /** Days are the owner's. */
  private async range(ctx: UserCtx, from?: string, to?: string) {
    const { contact } = await this.bus.request(getUserContact, { userId: ctx.userId }, ctx);
    const timeZone = contact?.timeZone ?? 'UTC';
    const end = to ? startOfDay(new Date(Date.parse(to) + day).toISOString().slice(0, 10), timeZone) : undefined;
    return { ...(from ? { $gte: startOfDay(from, timeZone) } : {}), ...(end ? { $lt: end } : {}) };
  }

  async unread(ctx: UserCtx, kind?: LeadView['kind']): Promise<number> {
    return this.leads.count({ ownerId: ctx.userId, isRead: false, ...(kind ? { kind } : {}) });
  }

  /** @throws core.not_found, core.conflict for a step a lead's state does not take */
  async update(ctx: UserCtx, { ids, isRead, state, tags }: RequestOf<typeof updateLeads>): Promise<LeadDocument[]> {
    const present = await this.leads.findMany({ ownerId: ctx.userId, _id: { $in: ids } });
    if (present.length !== new Set(ids).size) throw new DomainError('core.not_found');
    if (state && present.some((lead) => lead.state !== state && !next[lead.state].includes(state)))
      throw new DomainError('core.conflict');
    // A state says whether somebody looked at it; what comes back from spam is new again.
    const read = isRead ?? (state ? state !== 'new' : undefined);
    const set = {
      ...(read === undefined ? {} : { isRead: read }),
      ...(state ? { state } : {}),
      ...(tags ? { tags: [...new Set(tags)] } : {}),
    };
    await this.leads.updateMany({ ownerId: ctx.userId, _id: { $in: ids } }, { $set: set });
    // Reading a new lead is what makes it read.
    if (isRead === true && !state)
      await this.leads.updateMany(
        { ownerId: ctx.userId, _id: { $in: ids }, state: 'new' },
        { $set: { state: 'read' } },
      );
    return this.leads.findMany({ ownerId: ctx.userId, _id: { $in: ids } });
  }

  async delete(ctx: UserCtx, ids: readonly string[]): Promise<string[]> {
    const present = await this.leads.present(ctx.userId, ids);
    if (present.length === 0) throw new DomainError('core.not_found');
    await this.leads.erase(ctx.userId, present);
    return present;
  }
}
