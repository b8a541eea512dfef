import { Injectable } from '@nestjs/common';
import {
  countPeopleOfPlans,
  planChanged,
  type changePlans,
  type Plan,
  type plansOfWhiteLabel,
  type ReplyOf,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { runForTenant } from '@linkyard/request-context';
import {
  AccountLimits,
  Bus,
  DomainError,
  fieldRefusal,
  isServiceAway,
  Outbox,
  systemContext,
} from '@linkyard/service-kit';
import { plansOf } from '../white-labels/plans-of.js';
import type { WhiteLabel } from '../white-labels/white-label.schema.js';
import { WhiteLabelsRepository } from '../white-labels/white-labels.repository.js';
import { withoutPlan, withPlan } from './plan-rules.js';

type Request = RequestOf<typeof changePlans>;
/** Of a record that is changed at the same time. */
const maxTries = 5;

/** What the people of a white label may have. @source models.md 16 */
@Injectable()
export class PlansService {
  constructor(
    private readonly records: WhiteLabelsRepository,
    private readonly limits: AccountLimits,
    private readonly database: ServiceDatabase,
    private readonly outbox: Outbox,
    private readonly bus: Bus,
  ) {}

  /** @throws DomainError one of the contract's errors, core.invalid_input for a limit above the reseller's own */
  async change(request: Request, { userId }: UserCtx) {
    if (request.save) await this.requireWithinOwn(userId, request.save);
    const isChange = request.save !== undefined || request.delete !== undefined;
    const record = isChange ? await this.write(userId, request) : await this.records.ofOwner(userId);
    if (!record) return { plans: [] };
    const counts = await this.peopleOf(record._id);
    return { plans: plansOf(record).map((plan) => ({ ...plan, people: counts && (counts[plan.name] ?? 0) })) };
  }

  async of(whiteLabelId: string): Promise<ReplyOf<typeof plansOfWhiteLabel>> {
    const record = await this.records.ofTenant(whiteLabelId);
    return { ownerId: record?.userId ?? null, plans: record ? plansOf(record) : [] };
  }

  /**
   * A plan gives each of its people at most what the reseller may have. Sums are not compared: how many people there are is limited by
   * `subUsers`.
   */
  private async requireWithinOwn(ownerId: string, { limits }: Plan): Promise<void> {
    const own = await this.limits.of(ownerId);
    for (const kind of ['campaigns', 'products', 'mediaBytes', 'emailsPerMonth'] as const) {
      const [most, wanted] = [own[kind], limits[kind]];
      if (most !== null && (wanted === null || wanted > most))
        throw fieldRefusal(`save.limits.${kind}`, 'white-label.plan_above_own', { limit: most });
    }
  }

  private async write(ownerId: string, { save, formerName, delete: gone, moveTo }: Request): Promise<WhiteLabel> {
    for (let tries = 0; tries < maxTries; tries += 1) {
      // The record itself is of the platform, as its owner is.
      const record =
        (await this.records.ofOwner(ownerId)) ?? (await runForTenant(null, () => this.records.draftOf(ownerId)));
      const before = plansOf(record);
      const people = gone === undefined ? 0 : ((await this.requirePeopleOf(record._id))[gone] ?? 0);
      const { plans, moved } = save
        ? withPlan(before, save, formerName)
        : withoutPlan(before, gone ?? '', moveTo, people);
      const saved = await this.database.transaction(async () => {
        const change = await this.records.setFields({ ownerId, _id: record._id }, { plans }, { rev: record.rev });
        if (change && moved) await this.publish(change.after, moved);
        return change?.after ?? null;
      });
      if (saved) return saved;
    }
    throw new DomainError('core.conflict');
  }

  private async publish({ _id, rev }: WhiteLabel, { from, to }: { from: string; to: Plan }): Promise<void> {
    const { name, limits, features } = to;
    const data = { whiteLabelId: _id, rev, formerName: from, plan: { name, limits, features } };
    // Auth applies it to the people of the tenant, and sees them alone.
    await this.outbox.add(planChanged, data, { tenantId: _id });
  }

  private async requirePeopleOf(whiteLabelId: string): Promise<Record<string, number>> {
    return (await this.bus.request(countPeopleOfPlans, { whiteLabelId }, systemContext())).counts;
  }

  private async peopleOf(whiteLabelId: string): Promise<Record<string, number> | null> {
    try {
      return await this.requirePeopleOf(whiteLabelId);
    } catch (error) {
      if (isServiceAway(error)) return null;
      throw error;
    }
  }
}
