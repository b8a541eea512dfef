import { Injectable } from '@nestjs/common';
import { donationBlocksChanged, type addUpdateDonationGoal, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { ServiceDatabase, type NewDocument } from '@linkyard/mongo';
import { amountField, DomainError, Outbox, fieldRefusal, requireFound } from '@linkyard/service-kit';
import { SellerModes } from '../payments/connections/seller-modes.js';
import { DonationGoalsRepository } from './donation-goals.repository.js';
import type { DonationGoal } from './donation.schema.js';
import { DonationsRepository } from './donations.repository.js';

const maxGoals = 100;

/** A goal with what was given towards it. */
export interface GoalProgress {
  goal: DonationGoal;
  raised: number;
  donors: number;
}

@Injectable()
export class DonationGoalsService {
  constructor(
    private readonly goals: DonationGoalsRepository,
    private readonly donations: DonationsRepository,
    private readonly modes: SellerModes,
    private readonly database: ServiceDatabase,
    private readonly outbox: Outbox,
  ) {}

  async list(ownerId: string): Promise<GoalProgress[]> {
    return this.withProgress(ownerId, await this.goals.findMany({ ownerId }, { sort: { createdAt: -1 } }));
  }

  /** @throws DomainError core.not_found, core.stale_rev, core.invalid_input */
  async save({ userId, tenantId }: UserCtx, { _id, rev, ...sent }: RequestOf<typeof addUpdateDonationGoal>) {
    const ownerId = userId;
    const fields = { ...fieldsOf(sent), tenantId };
    const goal = await this.database.transaction(async () => {
      const saved = _id === undefined ? await this.add(ownerId, fields) : await this.change(ownerId, _id, rev, fields);
      await this.outbox.add(donationBlocksChanged, { ownerId, campaignId: null }, { tenantId });
      return saved;
    });
    const [progress] = await this.withProgress(ownerId, [goal]);
    return progress ?? { goal, raised: 0, donors: 0 };
  }

  /** @throws DomainError core.not_found */
  async remove({ userId: ownerId, tenantId }: UserCtx, _id: string): Promise<void> {
    await this.database.transaction(async () => {
      if (!(await this.goals.softDelete({ ownerId, _id }))) throw new DomainError('core.not_found');
      await this.outbox.add(donationBlocksChanged, { ownerId, campaignId: null }, { tenantId });
    });
  }

  private async add(ownerId: string, fields: NewDocument<DonationGoal>): Promise<DonationGoal> {
    if ((await this.goals.count({ ownerId })) >= maxGoals)
      throw fieldRefusal('title', 'commerce.too_many_goals', { count: maxGoals });
    return this.goals.insert(ownerId, fields);
  }

  private async change(ownerId: string, _id: string, rev: number | undefined, fields: NewDocument<DonationGoal>) {
    const before = requireFound(await this.goals.findOne({ ownerId, _id }));
    if (before.currency !== fields.currency) throw fieldRefusal('currency', 'commerce.goal_currency');
    const saved = await this.goals.update({ ownerId, _id }, { $set: fields }, rev === undefined ? {} : { rev });
    if (!saved) throw new DomainError('core.stale_rev');
    return saved;
  }

  private async withProgress(ownerId: string, goals: DonationGoal[]): Promise<GoalProgress[]> {
    const keys = goals.map(({ _id }) => _id);
    const { mode } = await this.modes.shown(ownerId);
    const raised = await this.donations.raised(ownerId, 'goalId', keys, mode);
    return goals.map((goal) => {
      // Sums in other currencies cannot be added up.
      const own = raised.find(({ key, currency }) => key === goal._id && currency === goal.currency);
      return { goal, raised: own?.amount ?? 0, donors: own?.donors ?? 0 };
    });
  }
}

/** The next moment at which a goal begins or ends. */
export function goalChangeAfter(
  now: Date,
  { startsAt, endsAt }: Pick<DonationGoal, 'startsAt' | 'endsAt'>,
): Date | null {
  if (startsAt && startsAt > now) return startsAt;
  return endsAt && endsAt > now ? endsAt : null;
}

function fieldsOf(sent: Omit<RequestOf<typeof addUpdateDonationGoal>, '_id' | 'rev'>) {
  const { title, currency, state } = sent;
  const target = amountField('target', sent.target, currency);
  if (target <= 0) throw fieldRefusal('target', 'core.amount_missing');
  const startsAt = sent.startsAt === null ? null : new Date(sent.startsAt);
  const endsAt = sent.endsAt === null ? null : new Date(sent.endsAt);
  if (startsAt && endsAt && endsAt <= startsAt) throw fieldRefusal('endsAt', 'commerce.goal_ends_first');
  return {
    title,
    currency,
    state,
    target,
    startsAt,
    endsAt,
    changeAt: goalChangeAfter(new Date(), { startsAt, endsAt }),
  };
}
