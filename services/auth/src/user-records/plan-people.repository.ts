import { Injectable } from '@nestjs/common';
import { noLimits, type EventData, type planChanged } from '@linkyard/contracts';
import { InjectStored, trusted, type StoredModel } from '@linkyard/mongo';
import { users } from './user.schema.js';

type Change = Omit<EventData<typeof planChanged>, 'whiteLabelId'>;

const reason = { acrossOwners: 'a plan is that of many people' };
const peopleOf = (tenantId: string) => ({ tenantId, tokenType: 'wlUser' as const, deletedAt: null });

/** The people of a tenant by their plan. */
@Injectable()
export class PlanPeopleRepository {
  constructor(@InjectStored('auth', users) private readonly model: StoredModel<typeof users>) {}

  async counts(tenantId: string): Promise<Record<string, number>> {
    const rows = await this.model
      .aggregate<{ _id: string; people: number }>([
        { $match: peopleOf(tenantId) },
        { $group: { _id: '$planName', people: { $sum: 1 } } },
      ])
      .option(reason)
      .exec();
    return Object.fromEntries(rows.map(({ _id, people }) => [_id, people]));
  }

  /** Those of an older change of the plans; one that comes late changes nothing. */
  async move(tenantId: string, { formerName, plan, rev }: Change): Promise<void> {
    const before: object = { planRev: trusted({ $not: { $gte: rev } }) };
    const older = { ...peopleOf(tenantId), planName: formerName, ...before };
    const { name: planName, features } = plan;
    const set = { planName, limits: { ...noLimits, ...plan.limits }, features, planRev: rev, updatedAt: new Date() };
    await this.model
      .updateMany(older, { $set: set, $inc: { rev: 1 } })
      .setOptions(reason)
      .exec();
  }
}
