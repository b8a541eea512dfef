import { Injectable } from '@nestjs/common';
import { type Ctx, type LeadView, type RequestOf, type updateLeads, type UserCtx } from '@linkyard/contracts';
import { ServiceDatabase, trusted, type Conditions } from '@linkyard/mongo';
import { DomainError, requireEach, requireFound, UserContacts } from '@linkyard/service-kit';
import { addDays, dayRange } from '@linkyard/time';
import type { LeadDocument } from '../../lead-records/lead.schema.js';
import { LeadConsequences } from './lead-consequences.js';
import { LeadsRepository } from '../../lead-records/leads.repository.js';

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
    private readonly leads: LeadsRepository,
    private readonly contacts: UserContacts,
    private readonly database: ServiceDatabase,
    private readonly consequences: LeadConsequences,
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

  /** Spam, too. @throws core.not_found, also for another owner's */
  async get(ownerId: string, _id: string): Promise<LeadDocument> {
    return requireFound(await this.leads.findOne({ ownerId, _id }));
  }

  /** What a table's filters mean; spam only where it is asked for. */
  async filterOf(
    ctx: Ctx & { userId: string },
    { tag, from, to, kind, state, ...exact }: LeadRequest['filters'],
  ): Promise<Conditions<LeadDocument>> {
    const created = from || to ? { createdAt: await this.range(ctx, from, to) } : {};
    return {
      ...exact,
      ...(kind ? { kind } : {}),
      ...(tag ? { tags: tag } : {}),
      ...created,
      state: state ?? trusted({ $ne: 'spam' as const }),
    };
  }

  /** Days are the owner's. */
  private async range(ctx: Ctx & { userId: string }, from?: string, to?: string) {
    const contact = await this.contacts.find(ctx.userId);
    const timeZone = contact?.timeZone ?? 'UTC';
    const startOf = (date: string) => new Date(dayRange(timeZone, date).from);
    return trusted({ ...(from ? { $gte: startOf(from) } : {}), ...(to ? { $lt: startOf(addDays(to, 1)) } : {}) });
  }

  async unread(ctx: UserCtx, kind?: LeadView['kind']): Promise<number> {
    return this.leads.count({ ownerId: ctx.userId, isRead: false, ...(kind ? { kind } : {}) });
  }

  /** @throws core.not_found, core.conflict for a step a lead's state does not take */
  async update(ctx: UserCtx, request: RequestOf<typeof updateLeads>): Promise<LeadDocument[]> {
    const changed = await this.database.transaction(() => this.change(ctx.userId, request));
    this.consequences.afterwards(changed);
    return changed;
  }

  private async change(
    ownerId: string,
    { ids, isRead, state, tags }: RequestOf<typeof updateLeads>,
  ): Promise<LeadDocument[]> {
    const chosen = { ownerId, _id: trusted({ $in: ids }) };
    const present = await this.leads.findMany(chosen);
    requireEach(ids, present);
    if (state && present.some((lead) => lead.state !== state && !next[lead.state].includes(state)))
      throw new DomainError('core.conflict');
    // A state implies whether the lead was read; a lead that is not spam after all is new again.
    const read = isRead ?? (state ? state !== 'new' : undefined);
    const set = {
      ...(read === undefined ? {} : { isRead: read }),
      ...(state ? { state } : {}),
      ...(tags ? { tags: [...new Set(tags)] } : {}),
    };
    await this.leads.updateMany(chosen, { $set: set });
    // Reading a new lead is what makes it read.
    if (isRead === true && !state)
      await this.leads.updateMany({ ...chosen, state: 'new' }, { $set: { state: 'read' } });
    if (state) {
      const becomesSpam = state === 'spam';
      const turned = present.filter((lead) => (lead.state === 'spam') !== becomesSpam);
      await this.consequences.counted(turned, becomesSpam ? -1 : 1);
    }
    return this.leads.findMany(chosen);
  }

  /** @throws core.not_found, also for a lead that is no rating */
  async showRating(ctx: UserCtx, _id: string, isShown: boolean): Promise<LeadDocument> {
    const changed = await this.database.transaction(async () => {
      const where = { ownerId: ctx.userId, _id, kind: 'rating' as const };
      const saved = requireFound(await this.leads.update(where, { $set: { 'rating.isShown': isShown } }));
      await this.consequences.shown(saved);
      return saved;
    });
    this.consequences.afterwards([changed]);
    return changed;
  }

  /** All or none. @throws core.not_found when one is missing or another owner's */
  async delete(ctx: UserCtx, ids: readonly string[]): Promise<string[]> {
    const erased = await this.database.transaction(async (session) => {
      const present = await this.leads.findMany({ ownerId: ctx.userId, _id: trusted({ $in: [...ids] }) });
      requireEach(ids, present);
      const gone = present.map(({ _id }) => _id);
      await this.leads.erase(ctx.userId, gone);
      await this.consequences.erased(present, session);
      return present;
    });
    this.consequences.afterwards(erased);
    return erased.map(({ _id }) => _id);
  }
}
